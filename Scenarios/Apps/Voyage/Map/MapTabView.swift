import MapKit
import SwiftUI
import TipKit

struct MapTabView: View {
    @Environment(TripStore.self) private var store
    @State private var camera = MapCameraPosition.automatic
    @State private var download: Download?

    let offlineTip = OfflineMapTip()

    var body: some View {
        ZStack(alignment: .bottomTrailing) {
            Map(position: $camera) {
                ForEach(store.trips.flatMap(\.places)) { place in
                    Marker(
                        place.name,
                        coordinate: CLLocationCoordinate2D(
                            latitude: place.latitude, longitude: place.longitude))
                }
            }

            Button("Keep Offline", systemImage: "arrow.down.circle", action: startDownload)
                .labelStyle(.iconOnly)
                .padding()
                .popoverTip(offlineTip) { action in
                    switch action.id {
                    case "download":
                        startDownload()
                        offlineTip.invalidate(reason: .actionPerformed)
                        Task { await MapEvents.downloaded.donate() }
                    case "later":
                        MapEvents.postponed.sendDonation()
                    default:
                        break
                    }
                }
        }
        .overlay(alignment: .top) {
            if #available(iOS 26, macOS 26, *) {
                TipView(CollaborateTip())
                    .padding()
            }
        }
    }

    private func startDownload() {
        download = Download(region: .all)
    }
}

struct Download {
    enum Region { case all, visible }

    let region: Region
    var progress = 0.0
}
