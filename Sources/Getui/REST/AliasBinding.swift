/// One entry of `data_list` in `/user/alias`.
public struct AliasBinding: Hashable, Sendable {
  /// The cid.
  public let client: String
  /// The alias.
  public let alias: String
}
