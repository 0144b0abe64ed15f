import SwiftUI

struct CollectionGrid: View {
    private let columns = [GridItem(.adaptive(minimum: 120))]

    var body: some View {
        LazyVGrid(columns: columns) {
            ForEach(["Books", "Films", "Records"], id: \.self) { name in
                Label(name, systemImage: "folder")
            }
        }
    }
}
