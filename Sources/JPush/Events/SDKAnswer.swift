/// What the completion of a tag or alias call is given.
public struct SDKAnswer: Hashable, Codable, Sendable {
  /// The call that is answered.
  public let request: SDKRequest
  /// `iResCode`.
  public let code: SDKCode
  /// `iTags`, where the call answers with tags; sorted for reading, since an NSSet has no order.
  public let tags: [String]?
  /// `iAlias`, where the call answers with an alias.
  public let alias: String?
  /// `isBind` of `validTag`.
  public let isBound: Bool?
  /// `seq`, unchanged; nil for the older calls, which have none.
  public let seq: Int?

  /// An answer.
  public init(
    request: SDKRequest, code: SDKCode, tags: [String]? = nil, alias: String? = nil, isBound: Bool? = nil,
    seq: Int?
  ) {
    self.request = request
    self.code = code
    self.tags = tags
    self.alias = alias
    self.isBound = isBound
    self.seq = seq
  }
}
