/// Finds the files of an app that show tips, or that lead to those that do.
struct AppFiles {
  /// Names of TipKit's that only code about showing tips uses.
  static let showing = [
    "TipView", "popoverTip", "TipUIView", "TipUIPopoverViewController", "configureTip", "TipNSView",
    "TipNSPopover", "TipUICollectionViewCell", "TipUICollectionReusableView",
    "shouldDisplayUpdates", "statusUpdates", "currentTip", "currentTipUpdates", "Tips",
  ].map(WordFilter.Word.init)

  /// The most files that are parsed because they lead to others.
  static let limit = 400
  private static let nameLimit = 4_000

  /// The names of what shows tips, or leads to what does.
  private(set) var names: Set<String> = []
  private var items: [FileOutline.Item] = []

  /// Adds files that were parsed.
  mutating func add(_ outlines: [FileOutline]) {
    items += outlines.flatMap(\.items)
  }

  /// The names that were found since the last time, among what was added.
  mutating func newNames() -> [WordFilter.Word] {
    let before = names
    var fresh = Self.showing + names.map(WordFilter.Word.init)
    while !fresh.isEmpty, names.count < Self.nameLimit {
      var found: Set<String> = []
      items.removeAll { item in
        guard fresh.contains(where: { item.words.mayHold($0) }) else { return false }
        found.formUnion(item.names)
        return true
      }
      found.subtract(names)
      names.formUnion(found)
      fresh = found.map(WordFilter.Word.init)
    }
    return names.subtracting(before).sorted().map(WordFilter.Word.init)
  }
}
