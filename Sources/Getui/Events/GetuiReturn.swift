/// What a call of the SDK returns at once.
public enum GetuiReturn: Hashable, Codable, Sendable {
  /// A BOOL.
  case flag(Bool)
  /// An NSString; nil where the SDK has none.
  case text(String?)
  /// An `SdkStatus`; nil before the SDK has started.
  case status(SDKStatus?)
}
