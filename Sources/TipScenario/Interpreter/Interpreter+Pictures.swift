import OpenTipKit
import TipSource

extension Interpreter {
  /// A tip as its one place shows it; inline when it has several places or none.
  func picture(of tip: Int) -> TipPicture {
    var homes = declaredPlaces.filter { scope.tips(shownIn: $0).contains(tip) }
      .map { scope.places[$0] }
    if homes.isEmpty, isOnImplicitScreen(tip: tip) { homes = [implicitPlace(for: tip)] }
    return picture(of: tip, in: homes.count == 1 ? homes[0] : nil)
  }

  /// What is on screen: first the tips in the layout, in the order of their places, then the popover.
  var screenPictures: [TipPicture] {
    guard let process = device.process, !process.engine.isInBackground else { return [] }
    let shown = process.engine.places.compactMap { state -> (order: Int, picture: TipPicture)? in
      guard let handle = state.tip else { return nil }
      let tip = process.index(of: handle)
      guard let index = scope.places.firstIndex(where: { $0.name == state.place.name }) else {
        return (Int.max, picture(of: tip, in: implicitPlace(for: tip)))
      }
      var picture = picture(of: tip, in: scope.places[index])
      picture.place = state.place.name
      return (index, picture)
    }
    let pictures = shown.sorted { $0.order < $1.order }.map(\.picture)
    return pictures.filter { $0.kind == .inline } + pictures.filter { $0.kind == .popover }
  }

  private func picture(of tip: Int, in place: ScenarioPlace?) -> TipPicture {
    let source = scope.tips[tip].source
    return TipPicture(
      image: source.image, title: shownWords(source.title, of: tip),
      message: source.message.map { shownWords($0, of: tip) },
      actions: source.actions.map {
        TipPicture.Action(id: $0.id, label: shownWords($0.label(), of: tip))
      },
      kind: place?.kind ?? .inline,
      arrowEdge: place?.arrowEdge.flatMap(TipPicture.Edge.init(rawValue:)),
      language: locale?.identifier)
  }

  private func shownWords(_ text: Text, of tip: Int) -> TipPicture.Words {
    TipPicture.Words(words(text, of: tip), isMarkdown: !text.isVerbatim)
  }

  /// Whether the implicit screen would show a tip.
  private func isOnImplicitScreen(tip: Int) -> Bool {
    scope.groups.indices.contains {
      isOnImplicitScreen($0) && scope.members(of: $0).contains(tip)
    }
  }

  private func implicitPlace(for tip: Int) -> ScenarioPlace {
    ScenarioPlace(
      view: AppProcess.implicitPlace, name: AppProcess.implicitPlace, kind: .popover,
      subject: .tip(tip))
  }

  // MARK: Pages

  /// Writes a page beside the script, in `normal` or where `@` names the mode: pages of several modes
  /// would overwrite each other.
  func write(_ page: String, to path: String) throws(Problem) {
    guard isChecking else {
      return record(.note("\(path) is written in the mode normal only"))
    }
    do {
      try loader?.write(page: page, to: path, in: ScenarioPath.folder(of: settings.path))
    } catch {
      throw .pageNotWritten(path, error.reason)
    }
    record(.output(["written to \(path)"]))
  }
}
