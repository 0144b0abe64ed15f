/// The testing overrides that a process has been given, for the transcript and `why` (S4).
struct OverrideState: Hashable, Sendable {
  var showsAll = false
  var hidesAll = false
  /// Names as the script gives them.
  var shown: [String] = []
  var hidden: [String] = []

  /// The overrides in force, strongest first, in words; `none` without any.
  var spelling: String {
    var parts: [String] = []
    if !shown.isEmpty { parts.append("show " + shown.joined(separator: ", ")) }
    if !hidden.isEmpty { parts.append("hide " + hidden.joined(separator: ", ")) }
    if showsAll { parts.append("show all") }
    if hidesAll { parts.append("hide all") }
    return parts.isEmpty ? "none" : parts.joined(separator: "; ")
  }
}
