import Phone

/// A tag or alias call that has no answer yet.
public struct PendingCall: Hashable, Codable, Sendable {
  /// What was asked.
  public let request: SDKRequest
  /// Its `seq`; nil for the older calls.
  public let seq: Int?
  /// When the app called.
  public let asked: Instant
  /// The number its jobs know it by.
  let id: UInt32
  /// The connection it was sent over, by its token; nil while it waits for a login.
  var sentOver: UInt32?
  /// The answer on its way.
  var reply: SDKAnswer?

  /// Whether it has left the phone.
  public var isSent: Bool { sentOver != nil }
}
