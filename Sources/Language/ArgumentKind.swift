/// What may stand in an argument's place.
public enum ArgumentKind: Hashable, Sendable {
  /// Any one word, quoted or not.
  case text
  /// A whole number within the range.
  case count(ClosedRange<Int>)
  /// `5s`, `+61m`, `-1d`, `800ms`, `2h`.
  case span
  /// One of the words.
  case choice([String])
  /// `on` or `off`.
  case onOff
  /// `vip,game`.
  case list
  /// `json:'…'` or `base64:…`.
  case bytes
  /// `#12`, `"text"` or a row's number.
  case target
  /// `50/s`.
  case rate
  /// Every `name=value` that is left on the line; always the last argument.
  case pairs
  /// All that is left on the line as one text; always the last argument.
  case line
}
