import Foundation

struct LibraryItem: Identifiable {
    let id: UUID
    var name: String
}
