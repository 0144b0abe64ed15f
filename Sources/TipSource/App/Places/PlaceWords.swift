/// The words of an app that can matter to where tips are shown: code without any is not looked into.
struct PlaceWords {
  private let declarations: Declarations
  private let words: Set<WordFilter.Word.Hash>
  private var known: [Int: WordPlaces] = [:]

  private static let function = Array("func".utf8)
  /// Words of code about tips that no app declares, and the type that code is written in.
  private static let own = ["Self", "title", "TipGroup"].map(WordFilter.Word.init)

  init(_ declarations: Declarations) {
    self.declarations = declarations
    var names: Set<String> = Set(declarations.functions.keys).union(declarations.aliases.keys)
    for type in declarations.types {
      names.insert(type.baseName)
      names.formUnion(type.functions.lazy.map(\.name))
      names.formUnion(type.aliases.keys)
      for variable in type.variables {
        names.insert(variable.name)
        // A wrapper's own storage leads to the property.
        names.insert("_" + variable.name)
      }
    }
    // Functions among statements are called by their names too.
    for unit in declarations.units {
      names.formUnion(ByteSearch.words(after: Self.function, in: unit.text.utf8))
    }
    words = Set((names.map(WordFilter.Word.init) + AppFiles.showing + Self.own).map(\.hash))
  }

  /// Where such words stand in a file.
  mutating func places(in unit: Int) -> WordPlaces {
    if let known = known[unit] { return known }
    let found = WordPlaces(of: words, in: declarations.units[unit].text)
    known[unit] = found
    return found
  }
}
