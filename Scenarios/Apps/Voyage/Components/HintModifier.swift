import SwiftUI
import TipKit

/// A tip above the content that it is about.
struct HintModifier: ViewModifier {
    let tip: any Tip

    func body(content: Content) -> some View {
        VStack(spacing: 0) {
            TipView(tip, arrowEdge: .bottom)
                .padding()
            content
        }
    }
}

extension View {
    func hint(_ tip: any Tip) -> some View {
        modifier(HintModifier(tip: tip))
    }
}
