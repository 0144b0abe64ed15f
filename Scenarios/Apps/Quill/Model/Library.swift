import Foundation
import Observation
import TipKit

@Observable
@MainActor
final class Library {
    private(set) var folders: [Folder] = []
    var selection: Note.ID?
    var isFocused = false
    var isExporting = false

    var selected: Note? {
        folders.lazy.flatMap(\.notes).first { $0.id == selection }
    }

    func addFolder() {
        folders.append(Folder(name: "Untitled"))
        FoldersTip.folderCount = folders.count
    }

    func save(_ note: Note) async {
        guard let folder = folders.firstIndex(where: { $0.notes.contains { $0.id == note.id } })
        else { return }
        folders[folder].notes = folders[folder].notes.map { $0.id == note.id ? note : $0 }
        await WritingEvents.saved.donate(.init(words: note.words))
    }
}
