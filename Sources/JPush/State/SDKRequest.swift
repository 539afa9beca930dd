import Phone

/// A tag or alias call of the app: what it asks for.
public enum SDKRequest: Hashable, Codable, Sendable {
  case addTags([String])
  case setTags([String])
  case deleteTags([String])
  case cleanTags
  case getAllTags
  case validTag(String)
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
}
