/// When a function of the frameworks runs a closure that it gets, as far as its name tells.
enum Occasion {
  /// When a view appears: `onAppear`, `task`.
  case appearing
  /// When something happens: a tap, a change.
  case event
  /// When the code around it has come to its end.
  case task
  /// As a part of the code around it.
  case part

  private static let events: Set<String> = [
    "Button", "Toggle", "Menu", "Link", "NavigationLink", "gesture", "simultaneousGesture",
    "highPriorityGesture", "sink", "assign", "addObserver", "observe", "refreshable", "searchable",
    "alert", "confirmationDialog", "swipeActions", "contextMenu", "Action", "UIAction",
    "UIAlertAction", "UIContextualAction", "UIBarButtonItem", "addTarget", "TipView", "popoverTip",
    "TipUIView", "TipUIPopoverViewController", "TipNSView", "TipNSPopover", "scheduledTimer",
    "dropDestination", "fileImporter", "Binding",
  ]
  private static let tasks: Set<String> = [
    "Task", "detached", "async", "addOperation", "perform", "sendDonation",
  ]

  /// - Parameter modifier: the function, and the closure's label: `onAppear:perform`.
  init(_ modifier: String) {
    let parts = modifier.split(separator: ":", maxSplits: 1).map(String.init)
    let function = parts.first ?? ""
    let isNamedEvent =
      function.hasPrefix("on") && function.dropFirst(2).first?.isUppercase == true
      || ["Action", "Gesture", "Button"].contains { function.hasSuffix($0) }
    if function == "onAppear" || function == "task" {
      self = .appearing
    } else if isNamedEvent || Self.events.contains(function) || parts.last == "action" {
      self = .event
    } else {
      self = Self.tasks.contains(function) ? .task : .part
    }
  }

  /// The function's name alone.
  func name(of modifier: String) -> String {
    modifier.split(separator: ":").first.map(String.init) ?? modifier
  }
}
