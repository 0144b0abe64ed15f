// swift-format-ignore-file
import SwiftUI
import TipKit

enum TipStore {
    enum Keys {
        static let departures = "transit.departures"
    }
    enum Events {
        static let opened = Tips.Event(id: Keys.departures)
        static let boarded = Tips.Event<Boarding>(id: "transit.boarded")
    }
    struct Boarding: Codable, Sendable {
        let line: String
        let stops: Int
        let at: Date
        let mode: Mode
        enum Mode: Int, Codable, Sendable { case bus, tram, train }
    }
    struct Flags {
        @Parameter static var isCommuter: Bool = false
        @Parameter static var homeStop: String? = nil
    }
}

extension Tips.Event where DonationInfo == Tips.EmptyDonation {
    static let planned = Tips.Event(id: "transit.planned")
}

struct DepartureTip: Tip {
    let id = TipStore.Keys.departures
    var title: Text { Text("Next Departures") }
    var rules: [Rule] {
        #Rule(TipStore.Events.opened) { $0.donations.count >= 3 }
        #Rule(TipStore.Flags.$isCommuter) { $0 == true }
    }
}

struct HomeStopTip: Tip {
    var title: Text { Text("Set Your Home Stop") }
    var rules: [Rule] {
        #Rule(TipStore.Flags.$homeStop) { $0 == nil || $0 == "" }
        #Rule(TipStore.Flags.$homeStop) { $0?.isEmpty ?? true }
    }
}

struct LineTip: Tip {
    let line: String
    let count: Int
    var kind: Kind = .bus
    enum Kind: String { case bus, tram }
    init(line: String, count: Int = 3, kind: Kind = .bus) {
        self.line = line
        self.count = count
        self.kind = kind
    }
    var id: String { "line-\(line)-\(kind.rawValue)" }
    var title: Text { Text("Follow Line \(line)") }
    var rules: [Rule] {
        #Rule(TipStore.Events.boarded) { $0.donations.filter { $0.line == line }.count >= count }
    }
}

let lineTips = [LineTip(line: "11"), LineTip(line: "2", count: 5, kind: .tram)]

struct TicketTip: Tip {
    var title: Text { Text("Buy a Day Ticket") }
    var rules: [Rule] {
        #Rule(TipStore.Events.boarded) { boardings in
            let today = boardings.donations.donatedWithin(.day)
            let long = today.filter { $0.stops > 4 }
            return long.count >= 2 || today.count > 3
        }
        #Rule(TipStore.Events.boarded) {
            $0.donations.filter { $0.mode.rawValue >= 1 && ($0.line == "S1" || $0.line == "S2") }
                .largestSubset(groupedBy: \.line)
                .count >= 2
        }
        #Rule(TipStore.Events.boarded) {
            guard let last = $0.donations.last else { return false }
            return last.mode == .train
        }
    }
}

struct DelayTip: Tip {
    var title: Text { Text("Delays") }
    var message: Text? {
        if let stop = Self.stop {
            Text("At \(stop)")
        } else {
            Text("Choose a stop")
        }
    }
    static let stop: String? = nil
    var rules: [Rule] {
        #Rule(.planned) { $0.donations.count >= 1 }
    }
}

final class TripView: UIViewController {
    private lazy var tips = TipGroup {
        DepartureTip()
        HomeStopTip()
        #if os(iOS)
        TicketTip()
        #endif
    }
    private var lineTip = LineTip(line: "11")
}
