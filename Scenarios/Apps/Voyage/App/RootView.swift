import SwiftUI
import TipKit

struct RootView: View {
    enum Section: Hashable {
        case trips, map, explore, settings
    }

    @AppStorage("hasSeenOnboarding") private var hasSeenOnboarding = false
    @State private var section = Section.trips
    @State private var showsOnboarding = false

    var body: some View {
        TabView(selection: $section) {
            Tab("Trips", systemImage: "suitcase", value: Section.trips) {
                TripListView()
            }

            Tab("Map", systemImage: "map", value: Section.map) {
                MapTabView()
            }

            Tab("Explore", systemImage: "sparkles", value: Section.explore) {
                ExploreView(section: $section)
            }

            Tab("Settings", systemImage: "gear", value: Section.settings) {
                SettingsView()
            }
        }
        .sheet(isPresented: $showsOnboarding, onDismiss: { hasSeenOnboarding = true }) {
            OnboardingView(isPresented: $showsOnboarding)
        }
        .onAppear {
            showsOnboarding = !hasSeenOnboarding
        }
    }
}

#Preview {
    RootView()
        .environment(TripStore())
        .environment(Subscription())
        .task {
            try? Tips.resetDatastore()
            Tips.showAllTipsForTesting()
            try? Tips.configure([.displayFrequency(.immediate)])
        }
}
