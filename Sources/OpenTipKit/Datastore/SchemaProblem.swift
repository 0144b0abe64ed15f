/// Why a database cannot serve as a datastore though SQLite opens it.
enum SchemaProblem: CustomStringConvertible {
  case newer(Int64)
  case foreign
  case readOnly

  var description: String {
    switch self {
    case .newer(let version):
      "its schema has version \(version), newer than \(TipDatastore.schemaVersion), the newest "
        + "that this program knows"
    case .foreign: "it is a database, but not a tips datastore"
    case .readOnly: "it cannot be written"
    }
  }
}
