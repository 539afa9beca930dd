/// What an argument of a command holds once read.
public enum Value: Hashable, Sendable {
  /// Text, a choice or a name.
  case text(String)
  /// A whole number.
  case count(Int)
  /// A length of time in microseconds; may be negative.
  case span(Int64)
  /// `on` or `off`.
  case flag(Bool)
  /// Words parted by commas.
  case list([String])
  /// Raw bytes, as `json:'…'` or `base64:…`.
  case bytes([UInt8])
  /// A notification.
  case target(Target)
  /// Times per second.
  case rate(Int)
  /// `name=text` pairs in their order.
  case pairs([Pair])
}
