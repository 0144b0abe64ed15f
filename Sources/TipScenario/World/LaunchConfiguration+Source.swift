import OpenTipKit
import TipSource

extension LaunchConfiguration {
  /// What the options of the app's own `Tips.configure` say, as far as they could be read.
  init(_ options: [ConfigureCall.Option]) {
    for option in options {
      guard let value = option.value else { continue }
      switch option.key {
      case "display-frequency":
        displayFrequency = Tips.ConfigurationOption.DisplayFrequency.all.first { $0.name == value }
      case "datastore": datastore = Datastore(spelling: value)
      default: break
      }
    }
  }
}

extension LaunchConfiguration.Datastore {
  /// Reads `default`, `group:ID` or `url:PATH`; nil for anything else.
  init?(spelling: String) {
    if spelling == "default" {
      self = .standard
    } else if spelling.hasPrefix("group:") {
      self = .group(String(spelling.dropFirst(6)))
    } else if spelling.hasPrefix("url:") {
      self = .url(String(spelling.dropFirst(4)))
    } else {
      return nil
    }
  }
}
