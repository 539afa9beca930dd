/// How much a notification may disturb, iOS 15 and later.
///
/// Source: Apple, Generating a remote notification.
public enum InterruptionLevel: String, CaseIterable, Codable, Sendable {
  case passive
  case active
  case timeSensitive = "time-sensitive"
  case critical
}

extension InterruptionLevel {
  /// The level of a push, found without making a `String` of it; nil if it is absent or unknown.
  init?(at index: Int?, in storage: JSONStorage) {
    guard let index, storage.nodes[index].kind == .string else { return nil }
    let level = storage.withText(at: index) { text -> InterruptionLevel? in
      if text.spells("active") { return .active }
      if text.spells("time-sensitive") { return .timeSensitive }
      if text.spells("passive") { return .passive }
      return text.spells("critical") ? .critical : nil
    }
    guard let level else { return nil }
    self = level
  }
}
