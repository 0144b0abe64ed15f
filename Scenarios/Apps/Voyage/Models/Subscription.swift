import Observation
import StoreKit
import TipKit

/// What TipKit has to know of the subscription.
enum Paywall {
    @Parameter
    static var isSubscriber: Bool = false
}

@Observable
@MainActor
final class Subscription {
    static let products = ["com.example.voyage.monthly", "com.example.voyage.yearly"]

    private(set) var isActive = false {
        didSet { Paywall.isSubscriber = isActive }
    }

    func refresh() async {
        #if DEBUG
        if UITestSupport.isSubscriber {
            isActive = true
            return
        }
        #endif

        for await result in Transaction.currentEntitlements {
            if case .verified(let transaction) = result,
                Self.products.contains(transaction.productID)
            {
                isActive = true
                return
            }
        }
        isActive = false
    }
}
