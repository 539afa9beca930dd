/// The tag and alias calls from before SDK 3.0.6, by their selectors; deprecated since, and still callable
/// (docs.jiguang.cn, iOS SDK API, tags and alias).
public enum OlderForm: String, Codable, CaseIterable, Sendable {
  case callback = "setTags:alias:callbackSelector:object:"
  case block = "setTags:alias:fetchCompletionHandle:"
  /// The SDK tries again by itself, and tells nobody.
  case background = "setTags:aliasInbackground:"
  case tagsOnly = "setTags:callbackSelector:object:"
  case aliasOnly = "setAlias:callbackSelector:object:"
  /// Deprecated since 2.1.1 (`JPUSHService.h`).
  case target = "setTags:alias:callbackSelector:target:"

  /// Whether it takes tags.
  public var takesTags: Bool { self != .aliasOnly }

  /// Whether it takes an alias.
  public var takesAlias: Bool { self != .tagsOnly }

  /// Whether it can be called without a callback: selector or target nil.
  public var mayLackCallback: Bool {
    switch self {
    case .callback, .tagsOnly, .aliasOnly, .target: true
    case .block, .background: false
    }
  }
}
