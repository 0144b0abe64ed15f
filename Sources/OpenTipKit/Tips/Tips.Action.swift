extension Tips {
  /// A button of a tip.
  public struct Action: Identifiable, Sendable {
    /// The id given, or the position in the tip's list as text.
    public let id: String
    /// The position in the tip's list; nil outside of one.
    public let index: Int?
    /// What the button says.
    public let label: @Sendable () -> Text
    /// What a tap runs, and nothing else (S7.3).
    public let handler: @Sendable () -> Void
    let isIDGiven: Bool

    /// Makes a button with a label.
    public init(
      id: String? = nil, perform handler: @escaping @Sendable () -> Void = {},
      _ label: @escaping @Sendable () -> Text
    ) {
      self.init(id: id, index: nil, label: label, handler: handler)
    }

    /// Makes a button with a title.
    public init(
      id: String? = nil, title: some StringProtocol,
      perform handler: @escaping @Sendable () -> Void = {}
    ) {
      let title = String(title)
      self.init(id: id, index: nil, label: { Text(verbatim: title) }, handler: handler)
    }

    private init(
      id: String?, index: Int?, label: @escaping @Sendable () -> Text,
      handler: @escaping @Sendable () -> Void
    ) {
      self.id = id ?? index.map(String.init) ?? ""
      self.index = index
      self.label = label
      self.handler = handler
      isIDGiven = id != nil
    }

    /// The same button at a position of a tip's list, which is its id where none was given.
    func at(_ index: Int) -> Action {
      Action(id: isIDGiven ? id : nil, index: index, label: label, handler: handler)
    }
  }
}
