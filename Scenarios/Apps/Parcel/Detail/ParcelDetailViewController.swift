import TipKit
import UIKit

final class ParcelDetailViewController: UIViewController {
    private let parcel: Parcel
    private let stack = UIStackView()
    private let signatureTip = SignatureTip()
    private let shareTip: (any Tip)?

    private var timelineTipView: TipUIView?
    private var timelineTask: Task<Void, Never>?
    private var shareTask: Task<Void, Never>?

    init(parcel: Parcel) {
        self.parcel = parcel
        // A parcel that is only announced has no number to share.
        shareTip = parcel.state == .announced ? nil : ShareTrackingTip()
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        title = parcel.name
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
        for step in parcel.steps {
            stack.addArrangedSubview(TimelineRow(step: step))
        }
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .action, primaryAction: UIAction { [weak self] _ in self?.share() })

        // Put there once, and not taken away: the tip comes and goes in it.
        let signatureView = TipUIView(signatureTip)
        signatureView.backgroundColor = .secondarySystemBackground
        stack.addArrangedSubview(signatureView)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let timelineTip = TimelineTip()

        timelineTask = timelineTask ?? Task { @MainActor in
            for await shouldDisplay in timelineTip.shouldDisplayUpdates {
                if shouldDisplay {
                    let tipView = TipUIView(timelineTip, arrowEdge: .bottom) { action in
                        if action.id == "undo" {
                            timelineTip.invalidate(reason: .tipClosed)
                        } else {
                            ParcelEvents.timelineExpanded.sendDonation()
                        }
                    }
                    stack.insertArrangedSubview(tipView, at: 0)
                    timelineTipView = tipView
                } else {
                    timelineTipView?.removeFromSuperview()
                    timelineTipView = nil
                }
            }
        }

        guard let shareTip else { return }
        shareTask = shareTask ?? Task { @MainActor in
            for await shouldDisplay in shareTip.shouldDisplayUpdates {
                if shouldDisplay, let button = navigationItem.rightBarButtonItem {
                    let controller = TipUIPopoverViewController(shareTip, sourceItem: button)
                    present(controller, animated: true)
                } else if presentedViewController is TipUIPopoverViewController {
                    dismiss(animated: true)
                }
            }
        }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        timelineTask?.cancel()
        timelineTask = nil
        shareTask?.cancel()
        shareTask = nil
    }

    private func share() {
        shareTip?.invalidate(reason: .actionPerformed)
        let sheet = UIActivityViewController(
            activityItems: [parcel.trackingNumber], applicationActivities: nil)
        present(sheet, animated: true)
    }
}

// MARK: - Tips of this screen

struct SignatureTip: Tip {
    var title: Text {
        Text(NSLocalizedString("signature.title", comment: ""))
    }
    var message: Text? {
        Text(NSLocalizedString("signature.message", comment: ""))
    }
    var image: Image? { Image(systemName: "signature") }
    var rules: [Rule] {
        #Rule(ParcelStore.$needsSignature) { $0 == true }
    }
    var options: [any TipOption] {
        // It is about today: a day without it is a parcel that goes back.
        Tips.IgnoresDisplayFrequency(true)
    }
}
