import OpenTipKit

@testable import TipScenario

/// Pictures that several tests draw.
enum Pictures {
  static let favorite = TipPicture(
    image: Image(systemName: "star.fill"), title: .init("Save as a Favorite"),
    message: .init("Your favorite recipes always appear at the top of the list."),
    actions: [
      .init(id: "learn", label: .init("Learn more")), .init(id: "later", label: .init("Not now")),
    ])

  /// A picture of words alone.
  static func words(
    _ title: String, _ message: String? = nil, isMarkdown: Bool = true
  ) -> TipPicture {
    TipPicture(
      title: .init(title, isMarkdown: isMarkdown),
      message: message.map { .init($0, isMarkdown: isMarkdown) })
  }

  /// The lines of a picture as one text.
  static func text(_ picture: TipPicture, width: Int = 40) -> String {
    picture.lines(width: width).joined(separator: "\n")
  }
}
