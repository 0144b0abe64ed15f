import Foundation
import TipKit

@MainActor
final class ParcelStore {
    static let shared = ParcelStore()

    /// Whether any parcel needs a signature at the door.
    @Parameter(.transient)
    static var needsSignature: Bool = false

    private(set) var parcels: [Parcel] = []
    private var observers: [() -> Void] = []

    func observe(_ observer: @escaping () -> Void) {
        observers.append(observer)
    }

    func add(_ parcel: Parcel) async {
        parcels.append(parcel)
        await ParcelEvents.added.donate(.init(carrier: parcel.carrier))
        changed()
    }

    func archive(_ id: Parcel.ID) {
        guard let index = parcels.firstIndex(where: { $0.id == id }) else { return }
        parcels[index].isArchived = true
        ArchiveTip().invalidate(reason: .actionPerformed)
        changed()
    }

    func refresh() async throws {
        for index in parcels.indices where parcels[index].state != .delivered {
            parcels[index] = try await TrackingService.shared.update(parcels[index])
        }
        Self.needsSignature = parcels.contains { $0.state == .outForDelivery }
        changed()
    }

    private func changed() {
        observers.forEach { $0() }
    }
}
