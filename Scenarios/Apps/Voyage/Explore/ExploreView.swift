import SwiftUI
import TipKit

struct ExploreView: View {
    @Binding var section: RootView.Section

    private let columns = [GridItem(.adaptive(minimum: 160))]

    var body: some View {
        NavigationStack {
            ScrollView {
                TipCard(tip: DestinationTip()) {
                    section = .trips
                    ExploreEvents.followed.sendDonation()
                }
                TipCard(tip: FreePlacesTip())
                TipCard(tip: WishListTip())

                LazyVGrid(columns: columns) {
                    ForEach(Destination.all) { destination in
                        NavigationLink(destination.name) {
                            DestinationView(destination: destination)
                        }
                    }
                }
            }
            .navigationTitle("Explore")
        }
    }
}

struct DestinationView: View {
    let destination: Destination

    var body: some View {
        List(destination.sights, id: \.self) { sight in
            Text(sight)
        }
        .hint(SaveSightTip())
        .navigationTitle(destination.name)
    }
}

struct Destination: Identifiable {
    let name: String
    let sights: [String]

    var id: String { name }

    static let all = [
        Destination(name: "Lisbon", sights: ["Alfama", "Belém", "LX Factory"]),
        Destination(name: "Kyoto", sights: ["Fushimi Inari", "Kinkaku-ji"]),
    ]
}
