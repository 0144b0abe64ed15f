/// One change to a datastore; those of a step are written in one transaction.
enum DatastoreWrite {
  case donation(event: String, date: Timestamp, information: String?)
  /// The oldest donations of an event go, so many of them (S9.2).
  case trim(event: String, count: Int)
  case deleteDonations(event: String)
  /// A persistent parameter's value as JSON (S8.1).
  case parameter(id: String, json: String)
  /// All of a tip's record (S6.2, S7.1).
  case record(id: String, TipRecord)
  /// A new tip was displayed: it holds the display frequency's budget from then on (S5.1).
  case budget(BudgetEntry)
  /// An earlier first display of the tip came to be known.
  case forgetBudget(BudgetEntry)
}
