import AVFoundation
import TipKit
import UIKit

final class ScannerViewController: UIViewController {
    private let session = AVCaptureSession()
    private let torchButton = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        torchButton.setImage(UIImage(systemName: "flashlight.on.fill"), for: .normal)
        torchButton.addTarget(self, action: #selector(toggleTorch), for: .touchUpInside)
        view.addSubview(torchButton)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        session.startRunning()
        presentTip(TorchTip(), from: torchButton)
    }

    @objc private func toggleTorch() {
        guard let camera = AVCaptureDevice.default(for: .video), camera.hasTorch else { return }
        try? camera.lockForConfiguration()
        camera.torchMode = camera.isTorchActive ? .off : .on
        camera.unlockForConfiguration()
        TorchTip().invalidate(reason: .actionPerformed)
    }
}

extension UIViewController {
    /// Presents a tip by hand, once, if it may be shown now.
    func presentTip(_ tip: any Tip, from item: any UIPopoverPresentationControllerSourceItem) {
        guard tip.shouldDisplay else { return }
        present(TipUIPopoverViewController(tip, sourceItem: item), animated: true)
    }
}
