import Foundation

struct TrackingService: Sendable {
    static let shared = TrackingService()

    private let endpoint = URL(string: "https://tracking.example/v1")

    func update(_ parcel: Parcel) async throws -> Parcel {
        guard let endpoint else { throw URLError(.badURL) }
        let url = endpoint.appending(path: parcel.trackingNumber)
        let (data, _) = try await URLSession.shared.data(from: url)
        return try JSONDecoder().decode(Parcel.self, from: data)
    }
}
