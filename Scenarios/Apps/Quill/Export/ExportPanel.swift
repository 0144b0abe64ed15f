#if os(macOS)
import AppKit
import SwiftUI
import TipKit

struct ExportPanel: NSViewControllerRepresentable {
    func makeNSViewController(context: Context) -> ExportPanelController {
        ExportPanelController()
    }

    func updateNSViewController(_ controller: ExportPanelController, context: Context) {}
}

final class ExportPanelController: NSViewController {
    private let formats = NSPopUpButton()
    private let templateButton = NSButton(title: "Templates", target: nil, action: nil)
    private let templatesTip = TemplatesTip()
    private var tipView: TipNSView?
    private var tipPopover: TipNSPopover?
    private var tasks: [Task<Void, Never>] = []

    override func loadView() {
        formats.addItems(withTitles: ["PDF", "HTML", "Markdown"])
        let stack = NSStackView(views: [formats, templateButton])
        stack.orientation = .vertical
        stack.edgeInsets = NSEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        view = stack
    }

    override func viewDidAppear() {
        super.viewDidAppear()
        tasks.append(
            Task { @MainActor [weak self] in
                let formatsTip = FormatsTip()
                for await shouldDisplay in formatsTip.shouldDisplayUpdates {
                    if shouldDisplay {
                        self?.insert(TipNSView(formatsTip, arrowEdge: .bottom))
                    } else {
                        self?.tipView?.removeFromSuperview()
                    }
                }
            })
        tasks.append(
            Task { @MainActor [weak self] in
                guard let self else { return }
                for await status in templatesTip.statusUpdates {
                    switch status {
                    case .available:
                        let popover = TipNSPopover(templatesTip)
                        popover.show(
                            relativeTo: templateButton.bounds, of: templateButton,
                            preferredEdge: .maxX)
                        tipPopover = popover
                    case .invalidated, .pending:
                        tipPopover?.close()
                    @unknown default:
                        break
                    }
                }
            })
    }

    override func viewWillDisappear() {
        super.viewWillDisappear()
        tasks.forEach { $0.cancel() }
        tasks = []
    }

    private func insert(_ view: TipNSView) {
        (self.view as? NSStackView)?.insertArrangedSubview(view, at: 0)
        tipView = view
    }
}
#endif
