import SwiftUI
import TipKit

// A popover that moves from button to button, from the same guide. `SearchTip` is in
// Library.swift; `FilterTip` and `SortTip`, which the guide leaves out, are declared.

struct FilterTip: Tip {
    var title: Text { Text("Filter the list") }
    var image: Image? { Image(systemName: "line.3.horizontal.decrease") }
}

struct SortTip: Tip {
    var title: Text { Text("Sort the list") }
    var image: Image? { Image(systemName: "arrow.up.arrow.down") }
}

struct ToolbarGroupView: View {
    let group = TipGroup(.ordered) {
        SearchTip()
        FilterTip()
        SortTip()
    }

    var body: some View {
        HStack {
            Button("Search", systemImage: "magnifyingglass") { search() }
                .popoverTip(group.currentTip as? SearchTip)

            Button("Filter", systemImage: "line.3.horizontal.decrease") { filter() }
                .popoverTip(group.currentTip as? FilterTip)

            Button("Sort", systemImage: "arrow.up.arrow.down") { sort() }
                .popoverTip(group.currentTip as? SortTip)
        }
    }

    func search() {}
    func filter() {}
    func sort() {}
}
