import SwiftUI
import TipKit

struct FeedView: View {
    private let articles = ["Why ferries are late", "A map of all lighthouses"]

    var body: some View {
        NavigationStack {
            List {
                TipView(SaveForLaterTip())
                ForEach(articles, id: \.self) { article in
                    NavigationLink(article) { ArticleView(title: article) }
                }
            }
            .onAppear {
                Task { await SaveForLaterTip.feedOpened.donate() }
            }
        }
    }
}

struct ArticleView: View {
    let title: String

    var body: some View {
        ScrollView { Text(title).font(.title) }
            .toolbar {
                Button("Larger Text", systemImage: "textformat.size") {}
                    .popoverTip(TextSizeTip())
            }
    }
}

struct SaveForLaterTip: Tip {
    static let feedOpened = Event(id: "feed-opened")

    var title: Text { Text("Swipe to save it for later") }
}

struct TextSizeTip: Tip {
    var title: Text { Text("Larger, please") }
}
