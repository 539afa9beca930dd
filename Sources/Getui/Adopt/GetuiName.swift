/// Something that a backend calls an app or a client by.
public enum GetuiName: Hashable, Sendable {
  /// An `appId`.
  case app(String)
  /// An `appkey`.
  case key(String)
  /// An `appkey` whose `sign` nobody here can check.
  case signer(String)
  /// A cid.
  case client(String)
  case alias(String)
  case tag(String)
}
