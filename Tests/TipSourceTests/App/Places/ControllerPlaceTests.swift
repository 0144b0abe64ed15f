import Testing
import TipSource

/// Places of UIKit's and AppKit's controllers.
@Suite struct ControllerPlaceTests {
  static let cases: [PlaceCase] = [
    PlaceCase(
      "UIKit",
      """
      final class HomeController: UIViewController {
        private let tip = ATip()
        private var task: Task<Void, Never>?
        private weak var popover: TipUIPopoverViewController?
        @IBOutlet var button: UIButton!
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          task =
            task
            ?? Task { @MainActor in
              for await shouldDisplay in tip.shouldDisplayUpdates {
                if shouldDisplay {
                  let controller = TipUIPopoverViewController(tip, sourceItem: button)
                  present(controller, animated: true)
                  popover = controller
                } else {
                  popover?.dismiss(animated: true)
                }
              }
            }
        }
        @objc func openSettings() {
          let settings = SettingsController()
          let navigation = UINavigationController(rootViewController: settings)
          present(navigation, animated: true)
        }
        func push() {
          navigationController?.pushViewController(
            DetailController(tip: BTip()), animated: true)
        }
      }
      final class SettingsController: UIViewController {
        private lazy var tipView: TipUIView = {
          TipUIView(CTip(), arrowEdge: .bottom) { [weak self] action in self?.done() }
        }()
        func done() {}
      }
      final class DetailController: UIViewController {
        let tip: any Tip
        init(tip: any Tip) { self.tip = tip; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() {
          let child = ChildController()
          addChild(child)
          view.addSubview(TipUIView(tip))
        }
      }
      final class ChildController: UICollectionViewController {
        override func collectionView(_ view: UICollectionView, cellForItemAt index: IndexPath)
          -> UICollectionViewCell
        {
          let cell =
            view.dequeueReusableCell(withReuseIdentifier: "x", for: index)
            as! TipUICollectionViewCell
          cell.configureTip(BTip(), arrowEdge: .top, actionHandler: handle)
          return cell
        }
        private func handle(_ action: Tips.Action) {}
      }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(
          _ scene: UIScene, willConnectTo session: UISceneSession,
          options: UIScene.ConnectionOptions
        ) {
          let tabs = UITabBarController()
          tabs.viewControllers = [
            UINavigationController(rootViewController: HomeController()), SettingsController(),
          ]
          window?.rootViewController = tabs
        }
      }
      """,
      """
      HomeController: ATip popover; under SceneDelegate
      SettingsController: CTip inline bottom, action; under HomeController (later), SceneDelegate (later)
      DetailController: BTip inline; under HomeController (later), SceneDelegate (later)
      ChildController: BTip inline top, action; under DetailController, HomeController (later), SceneDelegate (later)
      """),
    PlaceCase(
      "AppKit",
      """
      final class DocumentController: NSViewController {
        let tip = ATip()
        override func viewDidAppear() {
          let popover = TipNSPopover(tip)
          popover.show(relativeTo: .zero, of: view, preferredEdge: .maxY)
          view.addSubview(TipNSView(BTip()))
          presentAsSheet(PreferencesController())
        }
      }
      final class PreferencesController: NSViewController {
        override func viewDidLoad() { view.addSubview(TipNSView(CTip(), arrowEdge: .bottom)) }
      }
      """,
      """
      DocumentController: ATip popover
      DocumentController: BTip inline
      PreferencesController: CTip inline bottom; under DocumentController (later)
      """),
    PlaceCase(
      "representables and hosting",
      """
      struct Wrapper: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> HomeController { HomeController() }
        func updateUIViewController(_ controller: HomeController, context: Context) {}
      }
      final class HomeController: UIViewController {
        override func viewDidLoad() { addChild(UIHostingController(rootView: SwiftView())) }
      }
      struct SwiftView: View { var body: some View { TipView(ATip()) } }
      struct RootView: View { var body: some View { Wrapper() } }
      """,
      """
      SwiftView: ATip inline; under HomeController, Wrapper, RootView
      """),
    PlaceCase(
      "coordinators",
      """
      final class AppCoordinator {
        let navigation = UINavigationController()
        func start() {
          let home = HomeController(tip: ATip())
          navigation.setViewControllers([home], animated: false)
        }
        func openDetail() { navigation.pushViewController(DetailController(), animated: true) }
      }
      final class HomeController: UIViewController {
        private let tip: ATip
        init(tip: ATip) { self.tip = tip; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() { view.addSubview(TipUIView(tip)) }
      }
      final class DetailController: UIViewController {
        override func viewDidLoad() { view.addSubview(TipUIView(CTip())) }
      }
      """,
      """
      HomeController: ATip inline; under AppCoordinator
      DetailController: CTip inline; under AppCoordinator (later)
      """),
    PlaceCase(
      "one place for a loop and its view",
      """
      final class HomeController: UIViewController {
        let tip = ATip()
        var tipView: TipUIView?
        override func viewDidAppear(_ animated: Bool) {
          Task {
            for await status in tip.statusUpdates {
              if status == .available { showTip() } else { tipView?.removeFromSuperview() }
            }
          }
        }
        private func showTip() {
          let made = TipUIView(tip); tipView = made; view.addSubview(made)
        }
      }
      """,
      """
      HomeController: ATip inline
      """),
    PlaceCase(
      "loops that present by hand",
      """
      final class AView: UIViewController {
        let tip = ATip()
        let label = UILabel()
        func start() {
          Task {
            for await shouldDisplay in tip.shouldDisplayUpdates {
              label.isHidden = !shouldDisplay
            }
          }
        }
      }
      final class Logger1: UIViewController {
        func start() {
          Task {
            for await status in BTip().statusUpdates {
              switch status {
              case .available: analytics.log("tip_available", ["id": "favorite"])
              case .invalidated(let reason):
                analytics.log("x", ["reason": String(describing: reason)])
              default: break
              }
            }
          }
        }
      }
      struct StatusView: View {
        @State private var isShown = false
        let tip = CTip()
        var body: some View {
          Text("x").task {
            for await status in tip.statusUpdates where status == .available { show() }
          }
        }
        private func show() { isShown = true }
      }
      """,
      """
      AView: ATip inline
      StatusView: CTip inline
      """),
  ]

  @Test(arguments: cases) func isRead(_ example: PlaceCase) {
    #expect(places(example.source) == example.places)
  }
}
