/// Whom a push is for (docs.getui.com, REST v2, push).
public enum GetuiAudience: Hashable, Codable, Sendable {
  /// These clients, by cid.
  case clients([String])
  /// Every client of these aliases.
  case aliases([String])
  /// Every client.
  case all
  /// Every client that meets each of these conditions.
  case tags([TagCondition])
  /// Every client with this tag.
  case fastTag(String)
  /// Clients by cid, each if its tags are so.
  case clientsByTag([ClientByTag])

  /// A client with a condition on its tags.
  public struct ClientByTag: Hashable, Codable, Sendable {
    /// The cid.
    public let client: String
    /// The condition.
    public let condition: TagCondition
  }
}
