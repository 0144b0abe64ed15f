import SwiftUI
import TipKit

struct OnboardingView: View {
    @Binding var isPresented: Bool
    @State private var page = 0

    var body: some View {
        TabView(selection: $page) {
            OnboardingPage(symbol: "suitcase", text: "All your trips in one place")
                .tag(0)
            OnboardingPage(symbol: "map", text: "Maps that work without a signal")
                .tag(1)
            VStack {
                OnboardingPage(symbol: "sparkles", text: "New ideas every week")
                TipView(SkipTip())
                    .padding()
            }
            .tag(2)
        }
        #if os(iOS)
        .tabViewStyle(.page)
        #endif
        .safeAreaInset(edge: .bottom) {
            Button("Get Started", action: finish)
                .buttonStyle(.borderedProminent)
        }
    }

    private func finish() {
        DestinationTip.hasFinishedOnboarding = true
        isPresented = false
    }
}

struct OnboardingPage: View {
    let symbol: String
    let text: LocalizedStringKey

    var body: some View {
        ContentUnavailableView(text, systemImage: symbol)
    }
}

private struct SkipTip: Tip {
    var title: Text { Text("You can come back") }
    var message: Text? { Text("Settings has this tour, too.") }
    var options: [Option] { [IgnoresDisplayFrequency(true), MaxDisplayCount(1)] }
}
