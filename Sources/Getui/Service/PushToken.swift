/// A token of APNs that is not the device's own.
public struct PushToken: Hashable, Codable, Sendable {
  /// What it is for.
  public enum Kind: String, Codable, Sendable {
    /// One Live Activity; its name is the app's business id, `laId`.
    case activity
    /// Starting Live Activities; its name is the type of the attributes.
    case pushToStart
    /// A control; its name is the control's kind.
    case control
  }

  /// What it is for.
  public let kind: Kind
  /// Which one.
  public let name: String
  /// The token in hex digits.
  public let token: String
}
