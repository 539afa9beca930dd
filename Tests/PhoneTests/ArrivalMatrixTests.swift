import Testing

@testable import Phone

/// What a push does on arrival: iOS 10 and later, UN delegate, no scenes; one row for each kind and state.
@Suite struct ArrivalMatrixTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let kind: String
    let payload: String
    let state: AppState
    let rule: String
    let said: [String]

    init(_ kind: String, _ payload: String, _ state: AppState, _ rule: String, _ said: [String]) {
      self.kind = kind
      self.payload = payload
      self.state = state
      self.rule = rule
      self.said = said
    }

    var testDescription: String { "\(kind), \(state): \(rule)" }
  }

  private static let all = "= [.banner, .list, .sound, .badge]"
  private static let fetch = ["didReceiveRemoteNotification(background)", "= .newData"]
  private static let launch = [
    "notRunning>background", "willFinishLaunching(launchOptions[.remoteNotification])",
    "didFinishLaunching(launchOptions[.remoteNotification])",
  ]
  private static let away: [AppState] = [.background, .suspended, .notRunning, .swipedAway]

  /// The same for every state in which the app does not lie in front.
  private static func awayRows(
    _ kind: String, _ payload: String, _ rule: String, _ said: [String]
  ) -> [Row] { away.map { Row(kind, payload, $0, rule, said) } }

  /// The four ways a silent part goes while the app is away, after what was shown.
  private static func silentRows(_ kind: String, _ payload: String, shown: [String]) -> [Row] {
    [
      Row(kind, payload, .background, "ios.silent.background", shown + fetch),
      Row(
        kind, payload, .suspended, "ios.silent.resume",
        shown + ["suspended>background"] + fetch + ["background>suspended"]),
      Row(
        kind, payload, .notRunning, "ios.silent.launch",
        shown + launch + fetch + ["background>suspended"]),
      Row(kind, payload, .swipedAway, "ios.silent.swiped", shown + ["dropped background swipedAway"]),
    ]
  }

  private static func frontRows(
    _ kind: String, _ payload: String, _ rule: String, _ said: (String) -> [String]
  ) -> [Row] {
    [
      Row(kind, payload, .foreground, rule, said("active")),
      Row(kind, payload, .inactive, rule, said("inactive")),
    ]
  }

  private static let al = #"{"aps":{"alert":"Hello"}}"#
  private static let alFull = #"{"aps":{"alert":"Hello","sound":"default","badge":3}}"#
  private static let ba = #"{"aps":{"badge":5}}"#
  private static let so = #"{"aps":{"sound":"bell.caf"}}"#
  private static let ca = #"{"aps":{"content-available":1}}"#
  private static let alCA = #"{"aps":{"alert":"Hello","content-available":1}}"#
  private static let alMC = #"{"aps":{"alert":"Hello","mutable-content":1}}"#
  private static let caBadge = #"{"aps":{"badge":2,"content-available":1}}"#
  private static let caSound = #"{"aps":{"sound":"default","content-available":1}}"#
  private static let baSO = #"{"aps":{"badge":5,"sound":"bell.caf"}}"#
  private static let baMC = #"{"aps":{"badge":5,"mutable-content":1}}"#
  private static let caMC = #"{"aps":{"content-available":1,"mutable-content":1}}"#
  private static let alCAMC = #"{"aps":{"alert":"Hello","content-available":1,"mutable-content":1}}"#
  private static let empty = #"{"aps":{}}"#

  static let rows: [Row] =
    [
      Row("AL", al, .foreground, "ios.present", ["willPresent(active)", all, "shown banner,list"]),
      Row("AL", al, .inactive, "ios.present.inactive", ["willPresent(inactive)", all, "shown banner,list"]),
    ]
    + awayRows("AL", al, "ios.show", ["shown banner,list"])
    + [
      Row(
        "AL+BA+SO", alFull, .foreground, "ios.present.options",
        ["willPresent(active)", all, "shown banner,list,sound,badge", "♪ default", "badge 0>3"]),
      Row(
        "AL+BA+SO", alFull, .inactive, "ios.present.inactive",
        ["willPresent(inactive)", all, "shown banner,list,sound,badge", "♪ default", "badge 0>3"]),
    ]
    + awayRows(
      "AL+BA+SO", alFull, "ios.badge.set", ["shown banner,list,sound,badge", "♪ default", "badge 0>3"])
    + frontRows("BA", ba, "ios.present.textless") { ["willPresent(\($0))", all, "shown badge", "badge 0>5"] }
    + awayRows("BA", ba, "ios.show.badge", ["shown badge", "badge 0>5"])
    + frontRows("SO", so, "ios.present.textless") {
      ["willPresent(\($0))", all, "shown sound", "♪ bell.caf"]
    }
    + awayRows("SO", so, "ios.show.sound", ["shown sound", "♪ bell.caf"])
    + frontRows("CA", ca, "ios.silent.front") { ["didReceiveRemoteNotification(\($0))", "= .newData"] }
    + silentRows("CA", ca, shown: [])
    + frontRows("AL+CA", alCA, "ios.silent.beside") {
      [
        "willPresent(\($0))", all, "shown banner,list", "didReceiveRemoteNotification(\($0))",
        "= .newData",
      ]
    }
    + silentRows("AL+CA", alCA, shown: ["shown banner,list"])
    + frontRows("AL+MC", alMC, "ios.mutable.none") {
      ["no extension", "willPresent(\($0))", all, "shown banner,list"]
    }
    + awayRows("AL+MC", alMC, "ios.mutable.none", ["no extension", "shown banner,list"])
    + frontRows("CA+badge", caBadge, "ios.silent.beside") {
      [
        "willPresent(\($0))", all, "shown badge", "badge 0>2", "didReceiveRemoteNotification(\($0))",
        "= .newData",
      ]
    }
    + silentRows("CA+badge", caBadge, shown: ["shown badge", "badge 0>2"])
    + frontRows("CA+sound", caSound, "ios.silent.beside") {
      [
        "willPresent(\($0))", all, "shown sound", "♪ default", "didReceiveRemoteNotification(\($0))",
        "= .newData",
      ]
    }
    + silentRows("CA+sound", caSound, shown: ["shown sound", "♪ default"])
    + frontRows("empty aps", empty, "ios.empty.front") {
      ["didReceiveRemoteNotification(\($0))", "= .newData"]
    }
    + awayRows("empty aps", empty, "ios.empty", ["dropped visible nothingToDo"])
    + frontRows("BA+SO", baSO, "ios.present.textless") {
      ["willPresent(\($0))", all, "shown sound,badge", "♪ bell.caf", "badge 0>5"]
    }
    + awayRows("BA+SO", baSO, "ios.show.sound", ["shown sound,badge", "♪ bell.caf", "badge 0>5"])
    + frontRows("BA+MC", baMC, "ios.present.textless") {
      ["willPresent(\($0))", all, "shown badge", "badge 0>5"]
    }
    + awayRows("BA+MC", baMC, "ios.show.badge", ["shown badge", "badge 0>5"])
    + frontRows("CA+MC", caMC, "ios.silent.front") { ["didReceiveRemoteNotification(\($0))", "= .newData"] }
    + silentRows("CA+MC", caMC, shown: [])
    + frontRows("AL+CA+MC", alCAMC, "ios.silent.beside") {
      [
        "no extension", "willPresent(\($0))", all, "shown banner,list", "didReceiveRemoteNotification(\($0))",
        "= .newData",
      ]
    }
    + silentRows("AL+CA+MC", alCAMC, shown: ["no extension", "shown banner,list"])
    + awayRows("no aps", #"{"to":"x"}"#, "ios.empty", ["dropped visible nothingToDo"])

  @Test(arguments: rows) func arrival(_ row: Row) throws {
    var run = PhoneRun(row.state)
    let number = try run.receive(row.payload)
    #expect(run.said == row.said)
    #expect(run.rules.contains(row.rule))
    #expect(run.log.steps.allSatisfy { $0.push == number })
  }

  /// The columns are the same from iOS 10 on, with or without scenes, but for what a launch hands over.
  @Test(arguments: rows, ["10.0", "12", "13", "15", "18"]) func everyVersionFrom10On(
    _ row: Row, _ version: String
  ) throws {
    var run = PhoneRun(row.state, presents: [.alert, .banner, .list, .sound, .badge])
    try run.prepare(["phone os \(version)", "app scenes on"])
    try run.receive(row.payload)
    let isLaunch: (String) -> Bool = { $0.contains("FinishLaunching") || $0.hasPrefix("= [") }
    #expect(run.said.filter { !isLaunch($0) } == row.said.filter { !isLaunch($0) })
    #expect(run.rules.contains(row.rule))
  }

  @Test func everyKindMeetsEveryState() {
    let kinds = Set(Self.rows.map(\.kind)).subtracting(["no aps"])
    for kind in kinds {
      #expect(Set(Self.rows.filter { $0.kind == kind }.map(\.state)) == Set(AppState.allCases), "\(kind)")
    }
  }

  @Test(arguments: AppState.allCases)
  func theAppEndsWhereItWasExceptAfterABackgroundLaunch(_ state: AppState) throws {
    for payload in [Self.al, Self.ca, Self.alCA, Self.caBadge, Self.empty] {
      var run = PhoneRun(state)
      try run.receive(payload)
      let wakes = state == .notRunning && payload.contains("content-available")
      #expect(run.phone.app == (wakes ? .suspended : state), "\(payload)")
    }
  }
}
