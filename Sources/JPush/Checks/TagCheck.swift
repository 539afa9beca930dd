/// What the SDK would say about tags before it asks the service.
public enum TagCheck {
  /// The most tags of one call, and of one device (docs.jiguang.cn, iOS SDK API, tags and alias).
  public static let mostTags = 1000

  /// Checks one tag.
  public static func check(_ tag: String) -> NameCheck { NameCheck(tag, as: .tag) }

  /// Checks the tags of one call; a tag that is there twice counts once, as in an NSSet.
  public static func check(_ tags: [String], limit: TagSetCheck.Limit = .newCalls) -> TagSetCheck {
    TagSetCheck(tags, limit: limit)
  }
}
