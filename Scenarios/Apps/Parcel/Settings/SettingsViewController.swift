import TipKit
import UIKit

final class SettingsViewController: UITableViewController {
    private enum Row: Int, CaseIterable {
        case notifications, badge, about

        var key: String {
            switch self {
            case .notifications: "settings.notifications"
            case .badge: "settings.badge"
            case .about: "settings.about"
            }
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        let tipView = TipUIView(NotificationsTip())
        tipView.cornerRadius = 12
        tableView.tableHeaderView = tipView
    }

    override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int {
        Row.allCases.count
    }

    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = Row(rawValue: indexPath.row).map { NSLocalizedString($0.key, comment: "") }
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        if Row(rawValue: indexPath.row) == .notifications {
            NotificationsTip().invalidate(reason: .actionPerformed)
        }
        tableView.deselectRow(at: indexPath, animated: true)
    }
}
