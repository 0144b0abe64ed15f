import SwiftUI
import TipKit
#if canImport(UIKit)
  import UIKit
#endif

// MARK: - Models
@MainActor @Observable final class LibraryModel {
  var books: [Book] = []
  @ObservationIgnored private var cache: [String: Int] = [:]
  func load() async throws { try await Task.sleep(for: .seconds(1)); books = [] }
}
struct Book: Identifiable, Codable { let id: UUID; var title: String }

/// The main view.
struct ContentView: View {
  @State private var model = LibraryModel()
  @Environment(\.dismiss) private var dismiss
  @AppStorage("seen") var seen = false
  private let addTip = AddBookTip()
  var shelfTip = ShelfTip()  // trailing
  @State var tips = TipGroup(.ordered) {
    AddBookTip()
    ShelfTip()
    #if os(iOS)
      ScanTip()
    #endif
  }
  var body: some View {
    NavigationStack {
      List(model.books) { book in
        Text(book.title).popoverTip(shelfTip, arrowEdge: .bottom) { action in
          if action.id == "more" { seen.toggle() }
        }
      }
      TipView(addTip)
        .tipBackground(.regularMaterial)
        .tipViewStyle(HeadlineTipStyle())
      if let tip = tips.currentTip as? ScanTip { TipView(tip) }
    }
    .task {
      do {
        try Tips.configure([.displayFrequency(.immediate), .datastoreLocation(.applicationDefault)])
      } catch { print("x \(error)") }
      await AddBookTip.opened.donate()
      AddBookTip.isLoggedIn = true
      for await status in addTip.statusUpdates { if status == .available {} }
    }
  }
}

#Preview("Content") {
  ContentView().task { try? Tips.resetDatastore() }
}

struct HeadlineTipStyle: TipViewStyle {
  func makeBody(configuration: TipViewStyle.Configuration) -> some View {
    VStack {
      configuration.title; configuration.message
    }
  }
}

// MARK: - Tips

@available(iOS 17.0, macOS 14.0, *)
struct AddBookTip: Tip {
  // MARK: Parameters
  /// doc
  @Parameter
  // comment between
  static var isLoggedIn: Bool = false
  static let opened = Event(id: "opened")

  var rules: [Rule] {
    // only when logged in
    #Rule(Self.$isLoggedIn) { $0 == true }
    #Rule(Self.opened) { $0.donations.count >= 3 /* three */ }
    // #Rule(Self.closed) { $0.donations.count >= 3 }
  }
  var title: Text {
    Text("Add a book").foregroundStyle(
      .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
  }
  var message: Text? { Text("Tap **+** to add.\nTwice.") }
  var image: Image? { Image(systemName: "plus").symbolRenderingMode(.hierarchical) }
  var options: [TipOption] { [Tips.MaxDisplayCount(1), Tips.IgnoresDisplayFrequency(true)] }
}

struct ShelfTip: Tip, Sendable {
  var id: String { "com.example.shelf.\(Self.version)" }
  private static let version = 2
  var title: Text {
    Text("Your shelf")
  }
  var message: Text? {
    Text(
      """
      Keep books
      together.
      """)
  }
  var actions: [Action] {
    Action(id: "more", title: "More")
    Action(id: "less", title: "Less")
  }
  var options: [any TipOption] { [Tip.MaxDisplayCount(.max)] }
}
struct ScanTip: TipKit.Tip {
  @Parameter(.transient) static var hasCamera: Bool? = nil
  var title: SwiftUI.Text { SwiftUI.Text("Scan") }
  var rules: [Tips.Rule] {
    [
      #Rule(Self.$hasCamera) { ($0 != nil) && $0! == false },
      #Rule(AddBookTip.opened) { event in
        // inside
        event.donations.filter { $0.date > Date.now.addingTimeInterval(-3600) }.count >= 1
      },
    ]
  }
  var image: Image? { Image(.scanner) }
}
