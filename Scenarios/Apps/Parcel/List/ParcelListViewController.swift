import TipKit
import UIKit

final class ParcelListViewController: UIViewController {
    private enum Section: Int { case tip, parcels }
    private enum Item: Hashable {
        case archiveTip
        case parcel(Parcel)
    }

    private let store: ParcelStore
    private let archiveTip = ArchiveTip()
    private let filterTip = FilterTip()
    private var scanTip: ScanTip { ScanTip() }

    private var scanTask: Task<Void, Never>?
    private var filterTask: Task<Void, Never>?
    private var archiveTask: Task<Void, Never>?
    private weak var tipController: TipUIPopoverViewController?

    private lazy var scanButton = UIBarButtonItem(
        image: UIImage(systemName: "barcode.viewfinder"), style: .plain, target: self,
        action: #selector(scan))
    private lazy var filterButton = UIBarButtonItem(
        image: UIImage(systemName: "line.3.horizontal.decrease.circle"), style: .plain,
        target: self, action: #selector(filter))

    private lazy var collectionView = UICollectionView(
        frame: .zero,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(
            using: .init(appearance: .insetGrouped)))
    private lazy var dataSource = makeDataSource()

    init(store: ParcelStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("list.title", comment: "Title of the first screen")
        navigationItem.rightBarButtonItems = [scanButton, filterButton]
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "gear"), style: .plain, target: self,
            action: #selector(showSettings))
        view.addSubview(collectionView)
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.delegate = self
        collectionView.register(
            TipUICollectionViewCell.self, forCellWithReuseIdentifier: "tip")
        store.observe { [weak self] in self?.update(showsTip: self?.archiveTip.shouldDisplay ?? false) }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)

        scanTask = scanTask ?? Task { @MainActor [weak self] in
            guard let self else { return }
            for await shouldDisplay in scanTip.shouldDisplayUpdates {
                if shouldDisplay {
                    let controller = TipUIPopoverViewController(scanTip, sourceItem: scanButton) {
                        [weak self] action in
                        self?.handle(action)
                    }
                    controller.viewStyle = MiniTipViewStyle()
                    present(controller, animated: true)
                    tipController = controller
                } else if presentedViewController is TipUIPopoverViewController {
                    dismiss(animated: true)
                    tipController = nil
                }
            }
        }

        filterTask = filterTask ?? Task { @MainActor [weak self] in
            guard let self else { return }
            for await status in filterTip.statusUpdates where status == .available {
                let controller = TipUIPopoverViewController(filterTip, sourceItem: filterButton)
                present(controller, animated: true)
            }
        }

        archiveTask = archiveTask ?? Task { @MainActor [weak self] in
            guard let self else { return }
            for await shouldDisplay in archiveTip.shouldDisplayUpdates {
                update(showsTip: shouldDisplay)
            }
        }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        scanTask?.cancel()
        scanTask = nil
        filterTask?.cancel()
        filterTask = nil
        archiveTask?.cancel()
        archiveTask = nil
    }

    // MARK: - Actions

    private func handle(_ action: Tips.Action) {
        switch action.id {
        case "scan":
            scanTip.invalidate(reason: .actionPerformed)
            dismiss(animated: true) { [weak self] in self?.scan() }
        case "type":
            Task {
                await ParcelEvents.typedNumber.donate()
            }
            dismiss(animated: true) { [weak self] in self?.typeNumber() }
        default:
            break
        }
    }

    @objc private func scan() {
        scanTip.invalidate(reason: .actionPerformed)
        navigationController?.pushViewController(ScannerViewController(), animated: true)
    }

    private func typeNumber() {
        let alert = UIAlertController(
            title: NSLocalizedString("list.number", comment: "Above a field for a number"),
            message: nil, preferredStyle: .alert)
        alert.addTextField()
        present(alert, animated: true)
    }

    @objc private func filter() {
        filterTip.invalidate(reason: .actionPerformed)
        collectionView.setContentOffset(.zero, animated: true)
    }

    @objc private func showSettings() {
        navigationController?.pushViewController(SettingsViewController(), animated: true)
    }

    // MARK: - Rows

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Item> {
        let parcelCell = UICollectionView.CellRegistration<ParcelCell, Parcel> { cell, _, parcel in
            cell.configure(with: parcel)
        }

        return UICollectionViewDiffableDataSource(collectionView: collectionView) {
            [weak self] collectionView, indexPath, item in
            switch item {
            case .archiveTip:
                let cell = collectionView.dequeueReusableCell(
                    withReuseIdentifier: "tip", for: indexPath)
                if let self, let tipCell = cell as? TipUICollectionViewCell {
                    tipCell.configureTip(archiveTip, arrowEdge: .bottom)
                }
                return cell
            case .parcel(let parcel):
                return collectionView.dequeueConfiguredReusableCell(
                    using: parcelCell, for: indexPath, item: parcel)
            }
        }
    }

    private func update(showsTip: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
        if showsTip {
            snapshot.appendSections([.tip])
            snapshot.appendItems([.archiveTip], toSection: .tip)
        }
        snapshot.appendSections([.parcels])
        snapshot.appendItems(
            store.parcels.filter { !$0.isArchived }.map(Item.parcel), toSection: .parcels)
        dataSource.apply(snapshot)
    }
}

extension ParcelListViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard case .parcel(let parcel) = dataSource.itemIdentifier(for: indexPath) else { return }
        let detail = ParcelDetailViewController(parcel: parcel)
        navigationController?.pushViewController(detail, animated: true)
    }
}
