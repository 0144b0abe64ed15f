import OpenTipKit
import TipSource

/// `render TIP|screen [--width N] [--html FILE]`: a picture of a tip, or of all that are on screen.
struct RenderCommand: ScenarioCommand {
  /// What is drawn.
  enum Subject: Hashable, Sendable {
    case tip(Int)
    case screen
  }

  let subject: Subject
  /// Columns; nil when not said.
  let width: Int?
  /// The page to write, relative to the script's folder; nil for a picture in the transcript.
  let page: String?

  func run(in interpreter: Interpreter) throws(Problem) {
    let pictures =
      switch subject {
      case .tip(let tip): [interpreter.picture(of: tip)]
      case .screen: interpreter.screenPictures
      }
    if let page {
      try interpreter.write(TipPage(pictures).html, to: page)
    } else if pictures.isEmpty {
      interpreter.record(.output(["nothing is on screen"]))
    } else {
      interpreter.record(.rendering(Rendering(pictures, width: width)))
    }
  }

  func namedTips(in scope: NameScope) -> [Int] {
    guard case .tip(let tip) = subject else { return [] }
    return [tip]
  }

  static let entry = CommandEntry(
    "render", .looking, "TIP|screen [--width N] [--html FILE]",
    "a picture of a tip, or of all that are on screen"
  ) { arguments throws(Problem) in
    var subject: Subject?
    var width: Int?
    var page: String?
    while let word = arguments.nextIfAny() {
      switch word.isQuoted ? "" : word.text {
      case "--width" where width == nil: width = try Self.width(&arguments)
      case "--html" where page == nil: page = try Self.page(&arguments)
      case "screen" where subject == nil: subject = .screen
      default:
        guard subject == nil else { throw .extraArgument(word, of: arguments.head) }
        subject = .tip(try arguments.scope.tip(word))
      }
    }
    guard let subject else { throw .missingArgument("a tip or screen", of: arguments.head) }
    return RenderCommand(subject: subject, width: width, page: page)
  }

  private static func width(_ arguments: inout Arguments) throws(Problem) -> Int {
    let word = try arguments.next("a width after --width")
    guard let width = Int(word.text), TipPicture.widths.contains(width) else {
      throw .badWidth(word)
    }
    return width
  }

  private static func page(_ arguments: inout Arguments) throws(Problem) -> String {
    let word = try arguments.next("a file after --html")
    if let flaw = PagePath.flaw(of: word.text) { throw .badPage(word, flaw) }
    return word.text
  }
}
