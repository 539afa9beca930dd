/// All rules, joined from one table per subject.
public enum RuleBook {
  /// Every table. A new subject is a new file and one line here.
  public static let tables: [[Rule]] = [
    iosShowRules, iosPayloadRules, iosSilentRules, iosLifeRules, iosUserRules, apnsRules, worldRules,
    faultRules, edgeRules,
    settingRules,
    appRules,
    iosExtensionRules,
    iosResponseRules, iosSceneRules, iosCentreRules,
    iosPermissionRules, iosQuietRules, iosVersionRules,
    iosInstallRules, apnsWireRules,
    iosLocalRules, iosCallRules, iosActivityRules, iosChannelRules,
    jpushConnectionRules, jpushCallRules, jpushMessageRules, jpushNoteRules, jpushSystemRules,
    jpushRESTRules, jpushClientRules,
    getuiLinkRules, getuiCallRules, getuiCodeRules, getuiMessageRules, getuiRouteRules, getuiRESTRules,
    getuiClientRules,
  ]

  /// The rule named `id`, if a table holds it.
  public static func rule(_ id: RuleID) -> Rule? { byID[id] }

  private static let byID: [RuleID: Rule] = {
    var index: [RuleID: Rule] = [:]
    for table in tables { for rule in table { index[rule.id] = rule } }
    return index
  }()
}
