import SwiftUI
import TipKit

/// A tip as Voyage draws it in scrolling content.
struct TipCard: View {
    let tip: any Tip
    var onAction: () -> Void = {}

    var body: some View {
        TipView(tip) { action in
            if action.id == "dismiss" {
                tip.invalidate(reason: .tipClosed)
            } else {
                tip.invalidate(reason: .actionPerformed)
                onAction()
            }
        }
        .tipViewStyle(CardTipStyle())
        .padding(.horizontal)
    }
}

struct CardTipStyle: TipViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .top, spacing: 12) {
            configuration.image?
                .font(.title2)
                .foregroundStyle(.tint)

            VStack(alignment: .leading, spacing: 4) {
                configuration.title?
                    .font(.headline)
                configuration.message?
                    .font(.subheadline)
                    .foregroundStyle(.secondary)

                ForEach(configuration.actions) { action in
                    Button(action: action.handler) {
                        action.label()
                    }
                    .buttonStyle(.bordered)
                }
            }

            Spacer()

            Button("Close", systemImage: "xmark") {
                configuration.tip.invalidate(reason: .tipClosed)
            }
            .labelStyle(.iconOnly)
        }
        .padding()
        .background(.regularMaterial, in: .rect(cornerRadius: 16))
    }
}
