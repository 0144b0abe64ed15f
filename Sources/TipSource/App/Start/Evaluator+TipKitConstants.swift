import OpenTipKit

extension Evaluator {
  /// Constants of TipKit's types, as ``Value/swift(_:)``; nil for other names.
  static func tipKitConstant(_ name: String, of type: String) -> Value? {
    let names: Set<String>
    let full: String
    switch type {
    case "Status": (names, full) = (["pending", "available"], "Tips.Status")
    case "InvalidationReason":
      names = ["actionPerformed", "displayCountExceeded", "displayDurationExceeded", "tipClosed"]
      full = "Tips.InvalidationReason"
    case "DisplayFrequency":
      names = ["immediate", "hourly", "daily", "weekly", "monthly"]
      full = "Tips.ConfigurationOption.DisplayFrequency"
    case "Priority": (names, full) = (["ordered", "firstAvailable"], "TipGroup.Priority")
    case "DatastoreLocation":
      (names, full) = (["applicationDefault"], "Tips.ConfigurationOption.DatastoreLocation")
    case "CloudKitContainer":
      (names, full) = (["automatic"], "Tips.ConfigurationOption.CloudKitContainer")
    default: return nil
    }
    return names.contains(name)
      ? .swift(.enumCase(type: full, name: name, rawValue: nil)) : nil
  }

  /// A status as code that runs sees it; a reason is what it is invalidated with.
  static func value(of status: Tips.Status) -> Value {
    switch status {
    case .pending: .swift(.enumCase(type: "Tips.Status", name: "pending", rawValue: nil))
    case .available: .swift(.enumCase(type: "Tips.Status", name: "available", rawValue: nil))
    case .invalidated(let reason):
      .swift(
        .enumCase(
          type: "Tips.Status", name: "invalidated",
          rawValue: .enumCase(
            type: "Tips.InvalidationReason", name: String(describing: reason), rawValue: nil)))
    }
  }

  /// A reason by its value.
  static func reason(_ value: Value) -> Tips.InvalidationReason? {
    guard case .swift(.enumCase("Tips.InvalidationReason", let name, _)) = value else { return nil }
    switch name {
    case "actionPerformed": return .actionPerformed
    case "displayCountExceeded": return .displayCountExceeded
    case "displayDurationExceeded": return .displayDurationExceeded
    case "tipClosed": return .tipClosed
    default: return nil
    }
  }

  /// A type of TipKit's by its path: what gives `.member` its meaning.
  static func tipKitType(_ path: [String], unit: Int) -> TypeReference {
    TypeReference(name: .named(path, generics: []), scope: nil, unit: unit)
  }
}
