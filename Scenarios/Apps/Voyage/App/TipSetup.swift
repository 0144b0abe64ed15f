import OSLog
import TipKit

/// The one place that knows how Voyage uses TipKit.
enum TipSetup {
    private static let logger = Logger(subsystem: "com.example.voyage", category: "tips")

    /// Testers see everything at once, people at most one new tip a day.
    private static var frequency: Tips.ConfigurationOption.DisplayFrequency {
        #if DEBUG
        return .immediate
        #else
        return .daily
        #endif
    }

    static func configure() {
        do {
            try Tips.configure([
                .displayFrequency(frequency),
                .datastoreLocation(.applicationDefault),
            ])
        } catch {
            logger.error("No tips in this launch: \(error)")
        }
    }
}
