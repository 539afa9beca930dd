/// Which switches are on; none at first.
public struct RuleSwitches: Hashable, Sendable {
  private var bits: UInt128 = 0

  /// All defaults.
  public init() {}

  /// Whether `name` is on.
  public subscript(name: RuleSwitch) -> Bool {
    get { bits & name.bit != 0 }
    set { bits = newValue ? bits | name.bit : bits & ~name.bit }
  }

  /// The switches that are on, in the order of the list.
  public var on: [RuleSwitch] { RuleSwitch.allCases.filter { self[$0] } }
}

extension RuleSwitches: Codable {
  /// Reads the names of the switches that are on.
  public init(from decoder: any Decoder) throws {
    for name in try decoder.singleValueContainer().decode([RuleSwitch].self) { self[name] = true }
  }

  /// Writes the names, so that a later order of the list reads them right.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(on)
  }
}

extension RuleSwitch {
  /// Asked for in every push, so no search through `allCases`.
  fileprivate var bit: UInt128 { 1 << UInt128(place) }

  /// The place in the list; a switch is a plain number in memory, so this is no search.
  private var place: Int {
    switch self {
    case .boolAsOne: 0
    case .nullDropsPush: 1
    case .strictPushType: 2
    case .negativeBadgeClears: 3
    case .silentUnlimited: 4
    case .backgroundPriorityRefused: 5
    case .unreadableAccepted: 6
    case .fetchTimeoutKills: 7
    case .presentTimeoutShows: 8
    case .fetchBeforePresent: 9
    case .inactiveAsBackground: 10
    case .textlessNotAsked: 11
    case .deniedDropsSilent: 12
    case .allOffDeliversSilent: 13
    case .badTypeDropsPush: 14
    case .lowPowerDelivers: 15
    case .wakesBeforeUnlock: 16
    case .besideAlertFree: 17
    case .asksWithoutPermission: 18
    case .focusSparesFront: 19
    case .passiveAsAsked: 20
    case .filterNeedsCriteria: 21
    case .emptyNotHanded: 22
    case .backgroundNeedsMode: 23
    case .unknownLevelPassive: 24
    case .timeSensitiveNeedsNothing: 25
    case .criticalNeedsNothing: 26
    case .disturbOnlyLocked: 27
    case .focusDropsBadge: 28
    case .missingMethodHandsNothing: 29
    case .remoteInBackground: 30
    case .tokenWithoutPermission: 31
    case .clipKeepsPermission: 32
    case .lockScreenEntriesStay: 33
    case .extensionNeedsAllAlerts: 40
    case .extensionNotAfterSwipe: 41
    case .tapOf100: 60
    case .localLaunchOptionsOnly: 61
    case .responseAfterActive: 62
    case .sceneLaunchWithoutResponse: 63
    case .backgroundLaunchConnects: 64
    case .tapRepeatsFetch: 65
    case .forceQuitBlocksActions: 66
    case .backgroundActionKeepsEntry: 67
    case .dismissInFrontActive: 68
    case .clearAllTellsDismissal: 69
    case .closedLookStays: 70
    case .swipeTellsNothing: 71
    case .setBadgeCountKeepsList: 72
    case .setBadgeCountTakesNegative: 73
    case .negativeIconBadgeClears: 74
    case .sceneLaunchFetches: 75
    case .keyEnvironmentShort: 100
    case .futureTokenExpired: 101
    case .tokenUpdatesStrict: 102
    case .certificateNeedsTopic: 103
    case .pendingKeepsSoonest: 42
    case .unreportedCallsForgiven: 43
    case .activityUnlimited: 44
    }
  }
}
