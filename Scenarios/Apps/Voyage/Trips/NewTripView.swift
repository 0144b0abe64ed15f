import SwiftUI

struct NewTripView: View {
    @Environment(TripStore.self) private var store
    @Environment(\.dismiss) private var dismiss
    @State private var title = ""
    @State private var start = Date.now
    @State private var end = Date.now.addingTimeInterval(7 * 86_400)

    var body: some View {
        NavigationStack {
            Form {
                TextField("Where to?", text: $title)
                DatePicker("From", selection: $start, displayedComponents: .date)
                DatePicker("To", selection: $end, in: start..., displayedComponents: .date)
            }
            .navigationTitle("New Trip")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel", role: .cancel) { dismiss() }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Add") {
                        store.add(Trip(title: title, start: start, end: end))
                        dismiss()
                    }
                    .disabled(title.isEmpty)
                }
            }
        }
    }
}
