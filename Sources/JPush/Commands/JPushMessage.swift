import Language

/// A custom message as a backend gives it to JPush: `message` of the push API v3.
public struct JPushMessage: Hashable, Codable, Sendable {
  /// `msg_content`.
  public var content: String
  /// `title`.
  public var title: String?
  /// `content_type`.
  public var contentType: String?
  /// `extras`, as text values in their order.
  public var extras: [Pair]
  /// `extras` as a request gave them, one JSON object, where their values are more than text; then `extras` is empty.
  public var rawExtras: [UInt8]?
  /// `options.time_to_live` in seconds: 0 keeps nothing for a device that is away, nil means a day.
  public var timeToLive: Int?

  /// A message.
  public init(
    content: String, title: String? = nil, contentType: String? = nil, extras: [Pair] = [],
    timeToLive: Int? = nil
  ) {
    self.content = content
    self.title = title
    self.contentType = contentType
    self.extras = extras
    self.timeToLive = timeToLive
  }
}
