/// A call of the app that the service answers: what it asks for (docs.jiguang.cn, iOS SDK API).
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
  /// One of the calls from before SDK 3.0.6.
  case older(OlderCall)
  /// `setMobileNumber:completion:`; nil or empty unbinds it.
  case setMobileNumber(String?)

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
    case .older(let call): call.form.rawValue
    case .setMobileNumber: "setMobileNumber"
    }
  }

  /// The lock it waits in; the older calls and the mobile number know none.
  public var lock: CallLock? {
    switch self {
    case .addTags, .setTags, .deleteTags, .cleanTags, .getAllTags, .validTag: .tags
    case .setAlias, .deleteAlias, .getAlias: .alias
    case .older, .setMobileNumber: nil
    }
  }

  /// The window it is counted in.
  public var window: CallWindow {
    if case .setMobileNumber = self { .mobileNumber } else { .names }
  }

  /// Whether the SDK keeps at it until the service has answered.
  public var isInBackground: Bool {
    if case .older(let call) = self { call.form == .background } else { false }
  }

  /// Whether the app is told how it went.
  public var hasCompletion: Bool {
    if case .older(let call) = self { call.hasCallback } else { true }
  }

  /// Whether it carries a `seq`.
  public var hasSeq: Bool { lock != nil }

  /// The tags it is given, in their order.
  public var tags: [String]? {
    switch self {
    case .addTags(let tags), .setTags(let tags), .deleteTags(let tags): tags
    case .validTag(let tag): [tag]
    case .older(let call): call.tags
    default: nil
    }
  }

  /// The code that the SDK answers before it asks the service, from the arguments alone; `ok` if nothing is wrong.
  public var localCode: SDKCode {
    switch self {
    case .addTags(let tags), .setTags(let tags), .deleteTags(let tags): TagCheck.check(tags).code
    case .validTag(let tag): TagCheck.check(tag).code
    case .setAlias(let alias): AliasCheck.check(alias).code
    case .older(let call): call.localCode
    case .setMobileNumber(let number): MobileNumberCheck(number ?? "").code
    case .cleanTags, .getAllTags, .deleteAlias, .getAlias: .ok
    }
  }
}
