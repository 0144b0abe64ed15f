import Foundation

struct Folder: Identifiable, Hashable, Codable {
    var id = UUID()
    var name: String
    var notes: [Note] = []
}

struct Note: Identifiable, Hashable, Codable {
    var id = UUID()
    var title: String
    var text = ""
    var modified = Date.now

    var words: Int {
        text.split(whereSeparator: \.isWhitespace).count
    }
}
