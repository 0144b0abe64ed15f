import OpenTipKit

/// A tip made by hand, of a type that exists by name only.
struct HandMadeTip: TypeNamedTip {
  var typeName: String
  var id: String
  var rules: [Tips.Rule]
  var options: [any TipOption]
  var title: Text { Text(typeName) }

  init(
    _ typeName: String, id: String? = nil, rules: [Tips.Rule] = [], options: [any TipOption] = []
  ) {
    self.typeName = typeName
    self.id = id ?? typeName
    self.rules = rules
    self.options = options
  }
}

/// A group made by hand; without members it has all tips.
struct HandMadeGroup {
  var name: String
  var priority: TipGroup.Priority
  var members: [String]?

  init(_ name: String, _ priority: TipGroup.Priority, _ members: [String]? = nil) {
    self.name = name
    self.priority = priority
    self.members = members
  }
}
