import UIKit

final class ParcelCell: UICollectionViewListCell {
    func configure(with parcel: Parcel) {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = parcel.name
        content.secondaryText = parcel.steps.last?.text
        content.image = UIImage(systemName: symbol(for: parcel.state))
        contentConfiguration = content
        accessories = [.disclosureIndicator()]
    }

    private func symbol(for state: Parcel.State) -> String {
        switch state {
        case .announced: "shippingbox"
        case .underway: "airplane"
        case .outForDelivery: "box.truck"
        case .delivered: "checkmark.circle"
        }
    }
}
