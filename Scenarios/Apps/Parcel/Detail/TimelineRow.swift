import UIKit

final class TimelineRow: UIStackView {
    init(step: Parcel.Step) {
        super.init(frame: .zero)
        axis = .horizontal
        spacing = 8
        let date = UILabel()
        date.text = step.date.formatted(date: .abbreviated, time: .shortened)
        date.font = .preferredFont(forTextStyle: .caption1)
        let text = UILabel()
        text.text = "\(step.place): \(step.text)"
        text.numberOfLines = 0
        addArrangedSubview(date)
        addArrangedSubview(text)
    }

    @available(*, unavailable)
    required init(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
