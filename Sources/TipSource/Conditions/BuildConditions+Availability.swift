import SwiftSyntax

extension BuildConditions {
  /// Whether a declaration with these attributes exists for the platform and version.
  func admits(_ attributes: AttributeListSyntax) -> Bool {
    for element in attributes {
      guard let attribute = element.as(AttributeSyntax.self),
        attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text == "available",
        case .availability(let arguments) = attribute.arguments
      else { continue }
      if !admits(declaration: arguments) { return false }
    }
    return true
  }

  /// Whether `#available` or `#unavailable` holds.
  func holds(_ condition: AvailabilityConditionSyntax) -> Bool {
    let isAvailable = admits(versions: condition.availabilityArguments)
    return condition.availabilityKeyword.text == "#unavailable" ? !isAvailable : isAvailable
  }

  /// `iOS 17, macOS 14, *`.
  private func admits(versions: AvailabilityArgumentListSyntax) -> Bool {
    for argument in versions {
      if case .availabilityVersionRestriction(let restriction) = argument.argument,
        isOurs(restriction.platform.text)
      {
        return reaches(restriction.version)
      }
    }
    return true
  }

  /// `@available`'s arguments: versions, or one platform with `introduced:` and its like.
  private func admits(declaration arguments: AvailabilityArgumentListSyntax) -> Bool {
    guard case .token(let platform) = arguments.first?.argument else {
      return admits(versions: arguments)
    }
    guard platform.text == "*" || isOurs(platform.text) else { return true }
    for argument in arguments.dropFirst() {
      switch argument.argument {
      case .token(let word) where word.text == "unavailable": return false
      case .availabilityLabeledArgument(let labeled):
        guard case .version(let version) = labeled.value else { continue }
        if labeled.label.text == "introduced", !reaches(version) { return false }
        // With no version given the newest is meant, which everything obsoleted has left.
        if labeled.label.text == "obsoleted", reaches(version) { return false }
      default: continue
      }
    }
    return true
  }

  private func isOurs(_ platform: String) -> Bool {
    let name =
      platform.hasSuffix("ApplicationExtension")
      ? String(platform.dropLast("ApplicationExtension".count)) : platform
    switch configuration.platform {
    case .ios: return name == "iOS"
    case .macos: return name == "macOS" || name == "OSX"
    case .watchos: return name == "watchOS"
    case .tvos: return name == "tvOS"
    case .visionos: return name == "visionOS"
    case .linux: return false
    }
  }

  /// Whether the configured version is at least this one; without one, it is the newest.
  private func reaches(_ version: VersionTupleSyntax?) -> Bool {
    guard let version, let ours = configuration.version else { return true }
    var wanted = [Int(version.major.text) ?? 0]
    wanted += version.components.map { Int($0.number.text) ?? 0 }
    let count = max(wanted.count, ours.count)
    let padded = { (numbers: [Int]) in numbers + Array(repeating: 0, count: count - numbers.count) }
    return !padded(ours).lexicographicallyPrecedes(padded(wanted))
  }
}
