/// Reads what an app's source says beside its tips, each part by a reader of its own.
struct AppReader {
  let evaluator: Evaluator
  let names: PlaceNames
  /// What is read of the app's tips so far.
  let model: SourceModel
  /// The files that were not parsed.
  let others: [SourceText]

  /// Reads the parts.
  func read() -> SourceApp {
    var app = SourceApp()
    readPlaces(into: &app)
    StartReader(model, names: names).read(into: &app)
    app.words = LaunchWordIndex(others, parsed: model.declarations.units)
    return app
  }

  private func readPlaces(into app: inout SourceApp) {
    let order = model.tips.map(\.name) + model.groups.map(\.name)
    let found = PlaceReader(evaluator: evaluator, names: names, order: order).read()
    app.places = found.places
    app.unfollowed += found.unfollowed
    app.missing.formUnion(found.missing)
  }
}
