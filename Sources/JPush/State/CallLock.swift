/// What a call waits in: while one call of a kind has no answer, another is refused
/// (docs.jiguang.cn, iOS client error codes 6021 and 6022).
public enum CallLock: String, Codable, Sendable {
  case tags
  case alias

  /// The code of a call that finds the lock taken.
  public var code: SDKCode { self == .tags ? .tagRequestWaiting : .aliasRequestWaiting }
}
