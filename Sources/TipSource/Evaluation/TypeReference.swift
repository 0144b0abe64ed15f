/// A type as written somewhere.
struct TypeReference: Sendable {
  let name: TypeName
  let scope: Int?
  let unit: Int
}
