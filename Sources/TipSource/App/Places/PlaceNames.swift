/// The names of tips and groups by what makes them in the source.
struct PlaceNames {
  /// The tips by the calls that make them.
  var tips: [CallSite: String] = [:]
  /// The types of the tips that calls make.
  var types: [CallSite: Int] = [:]
  /// The tips of each type, by its position in ``Declarations/types``.
  var tipsOfType: [Int: [String]] = [:]
  /// The calls whose tips have ids that depend on arguments that are not known, by what they are.
  var unknownIDs: [CallSite: String] = [:]
  /// The groups by the calls, or the properties with `@TipGroup`, that make them.
  var groups: [CallSite: String] = [:]
}
