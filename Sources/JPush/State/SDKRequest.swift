/// A tag or alias call of the app: what it asks for (docs.jiguang.cn, iOS SDK API, tags and alias).
public enum SDKRequest: Hashable, Codable, Sendable {
  /// Adds to what the device has.
  case addTags([String])
  /// Replaces all tags.
  case setTags([String])
  case deleteTags([String])
  case cleanTags
  case getAllTags
  /// Asks whether the device has this tag.
  case validTag(String)
  /// Replaces the alias.
  case setAlias(String)
  case deleteAlias
  case getAlias

  /// The call's name as the vendor spells it.
  public var name: String {
    switch self {
    case .addTags: "addTags"
    case .setTags: "setTags"
    case .deleteTags: "deleteTags"
    case .cleanTags: "cleanTags"
    case .getAllTags: "getAllTags"
    case .validTag: "validTag"
    case .setAlias: "setAlias"
    case .deleteAlias: "deleteAlias"
    case .getAlias: "getAlias"
    }
  }

  /// Whether it is about the alias; tags and alias wait in two separate locks.
  public var isAboutAlias: Bool {
    switch self {
    case .setAlias, .deleteAlias, .getAlias: true
    default: false
    }
  }

  /// The tags it is given, in their order.
  public var tags: [String]? {
    switch self {
    case .addTags(let tags), .setTags(let tags), .deleteTags(let tags): tags
    case .validTag(let tag): [tag]
    default: nil
    }
  }

  /// The code that the SDK answers before it asks the service, from the arguments alone; `ok` if nothing is wrong.
  public var localCode: SDKCode {
    switch self {
    case .addTags(let tags), .setTags(let tags), .deleteTags(let tags): TagCheck.check(tags).code
    case .validTag(let tag): TagCheck.check(tag).code
    case .setAlias(let alias): AliasCheck.check(alias).code
    case .cleanTags, .getAllTags, .deleteAlias, .getAlias: .ok
    }
  }
}
