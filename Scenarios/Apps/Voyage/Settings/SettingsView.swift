import SwiftUI
import TipKit

struct SettingsView: View {
    @AppStorage("notifications") private var notifications = false
    @AppStorage("units") private var units = "metric"
    @State private var showsTour = false

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    Toggle("Reminders", isOn: $notifications)
                        .onChange(of: notifications) { _, isOn in
                            if isOn {
                                RemindersTip().invalidate(reason: .actionPerformed)
                            }
                        }
                    Picker("Units", selection: $units) {
                        Text("Metric").tag("metric")
                        Text("Imperial").tag("imperial")
                    }
                    Button("Take the Tour") {
                        showsTour = true
                    }
                }

                #if DEBUG
                Section("Developer") {
                    NavigationLink("Tips") {
                        TipGalleryView()
                    }
                }
                #endif
            }
            .hint(RemindersTip())
            .navigationTitle("Settings")
            .sheet(isPresented: $showsTour) {
                OnboardingView(isPresented: $showsTour)
            }
        }
    }
}

#if DEBUG
/// Every tip of the app below another, for the designers.
struct TipGalleryView: View {
    private let tips: [any Tip] = [
        AddTripTip(), SearchTripsTip(), SortTripsTip(), ShareTripTip(), OfflineMapTip(),
    ]

    var body: some View {
        List(tips, id: \.id) { tip in
            LabeledContent(tip.id) {
                Button("Forget") {
                    Task {
                        if #available(iOS 26, macOS 26, *) {
                            await tip.resetEligibility()
                        }
                    }
                }
            }
        }
    }
}
#endif
