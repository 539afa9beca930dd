import JPush
import Phone
import Testing

@testable import Simulation

/// JPush's calls about local notifications, on the phone's own interface.
@Suite struct JPushLocalTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let os: Int
    let line: String
    let rule: String
    /// What waits afterwards, by what it says.
    let pending: [String]
    /// What lies in the list afterwards.
    var shown: [String] = ["shown"]
    /// What `findNotification:` and its like found.
    var found: Int?

    var testDescription: String { "\(rule), iOS \(os): \(line)" }
  }

  private static let all = ["one", "two"]

  /// On iOS 10 and later one notification lies in the list, and two wait.
  static let rows: [Row] = [
    // Adding.
    Row(
      os: 17, line: "sdk addNotification new timeInterval=5s", rule: "jpush.local.added",
      pending: all + ["new"]),
    Row(
      os: 17, line: "sdk addNotification new requestIdentifier=one timeInterval=5s",
      rule: "jpush.local.added",
      pending: ["two", "new"]),
    Row(
      os: 17, line: #"sdk addNotification new dateComponents="mon 8:00" repeat=on"#,
      rule: "jpush.local.added",
      pending: all + ["new"]),
    Row(
      os: 17, line: "sdk addNotification new region=home", rule: "jpush.local.added", pending: all + ["new"]),
    Row(os: 17, line: "sdk addNotification new fireDate=5s", rule: "jpush.local.trigger", pending: all),
    Row(os: 17, line: "sdk addNotification new", rule: "jpush.local.trigger", pending: all),
    Row(
      os: 9, line: "sdk addNotification new fireDate=5s", rule: "jpush.local.added", pending: all + ["new"]),
    Row(os: 9, line: "sdk addNotification new timeInterval=5s", rule: "jpush.local.trigger", pending: all),
    Row(
      os: 9, line: "sdk addNotification new requestIdentifier=one fireDate=5s", rule: "jpush.local.added",
      pending: all + ["new"]),
    Row(
      os: 17, line: "sdk addNotification new timeInterval=30s repeat=on", rule: "jpush.local.refused",
      pending: all),
    // Removing: identifier, delivered, identifiers.
    Row(os: 17, line: "sdk removeNotification", rule: "jpush.local.done", pending: [], shown: []),
    Row(
      os: 17, line: "sdk removeNotification delivered=on identifiers=gone", rule: "jpush.local.done",
      pending: all, shown: []),
    Row(os: 17, line: "sdk removeNotification identifiers=one", rule: "jpush.local.done", pending: ["two"]),
    Row(
      os: 17, line: "sdk removeNotification delivered=on", rule: "jpush.local.done", pending: all, shown: []),
    Row(os: 17, line: "sdk removeNotification delivered=off", rule: "jpush.local.done", pending: []),
    Row(os: 9, line: "sdk removeNotification", rule: "jpush.local.done", pending: []),
    Row(
      os: 9, line: "sdk removeNotification identifiers=one delivered=on", rule: "jpush.local.done",
      pending: ["two"]),
    // Finding.
    Row(
      os: 17, line: "sdk findNotification delivered=on identifiers=gone", rule: "jpush.local.found",
      pending: all,
      found: 1),
    Row(
      os: 17, line: "sdk findNotification identifiers=one,three", rule: "jpush.local.found", pending: all,
      found: 1),
    Row(os: 17, line: "sdk findNotification delivered=on", rule: "jpush.local.found", pending: all, found: 1),
    Row(
      os: 17, line: "sdk findNotification delivered=off", rule: "jpush.local.found", pending: all, found: 2),
    Row(os: 9, line: "sdk findNotification delivered=on", rule: "jpush.local.found", pending: all, found: 2),
    Row(
      os: 9, line: "sdk findNotification identifiers=two", rule: "jpush.local.found", pending: all, found: 1),
    Row(os: 17, line: "sdk findNotification", rule: "jpush.local.undefined", pending: all),
    Row(
      os: 17, line: "sdk findNotification delivered=on findCompletionHandler=off",
      rule: "jpush.local.handler",
      pending: all),
    // The older calls.
    Row(
      os: 9, line: "sdk setLocalNotification new fireDate=5s identifierKey=one", rule: "jpush.local.added",
      pending: all + ["new"]),
    Row(os: 9, line: "sdk setLocalNotification new", rule: "jpush.local.past", pending: all),
    Row(os: 9, line: "sdk setLocalNotification new fireDate=-5s", rule: "jpush.local.past", pending: all),
    Row(
      os: 17, line: "sdk setLocalNotification new fireDate=5s", rule: "jpush.local.added",
      pending: all + ["new"]),
    Row(
      os: 9, line: "sdk setLocalNotification new region=home", rule: "jpush.local.added",
      pending: all + ["new"]),
    Row(
      os: 9, line: "sdk findLocalNotificationWithIdentifier one", rule: "jpush.local.found", pending: all,
      found: 1),
    Row(
      os: 9, line: "sdk findLocalNotificationWithIdentifier none", rule: "jpush.local.found", pending: all,
      found: 0),
    Row(os: 9, line: "sdk deleteLocalNotification", rule: "jpush.local.key", pending: all),
    Row(os: 9, line: "sdk deleteLocalNotificationWithIdentifierKey", rule: "jpush.local.key", pending: all),
    Row(
      os: 9, line: "sdk deleteLocalNotificationWithIdentifierKey one", rule: "jpush.local.done",
      pending: ["two"]),
    Row(os: 9, line: "sdk clearAllLocalNotifications", rule: "jpush.local.done", pending: []),
    Row(os: 9, line: "sdk showLocalNotificationAtFront", rule: "jpush.local.front.none", pending: all),
    Row(os: 17, line: "sdk showLocalNotificationAtFront", rule: "jpush.local.front.os", pending: all),
  ]

  @Test(arguments: rows) func comesTo(_ row: Row) throws {
    var run = WorldRun()
    try run.play("app sdk jpush", "phone os \(row.os)")
    run.wait(seconds: 2)
    if row.os >= 10 {
      try run.play(
        "on willPresent return banner,list",
        "sdk addNotification shown requestIdentifier=gone timeInterval=1s")
      run.wait(seconds: 3)
      for text in Self.all {
        try run.play("sdk addNotification \(text) requestIdentifier=\(text) timeInterval=900s")
      }
    } else {
      for text in Self.all {
        try run.play("sdk addNotification \(text) requestIdentifier=\(text) fireDate=900s")
      }
    }
    run.forget()
    try run.play(row.line)
    #expect(run.rules.last == row.rule)
    #expect(run.rules.contains("jpush.local") || run.rules.contains("jpush.local.older"))
    #expect(run.phone.local.pending.map(\.content.body) == row.pending)
    let shown = run.phone.centre.entries.compactMap { $0.payload.alert?.body?.shown }
    #expect(shown == (row.os >= 10 ? row.shown : []))
    if let found = row.found {
      let counts = run.trace.entries.compactMap { entry -> Int? in
        if case .jpush(.systemAnswered(_, .found(let names))) = entry.event { names.count } else { nil }
      }
      #expect(counts == [found])
    }
  }

  @Test("every field of JPushNotificationContent reaches iOS") func content() throws {
    let line =
      "sdk addNotification Hi title=T subtitle=S badge=3 sound=a.caf categoryIdentifier=C threadIdentifier=H "
      + "attachments=a.png,2MB launchImageName=L action=Open summaryArgument=A summaryArgumentCount=2 "
      + "interruptionLevel=passive relevanceScore=0.5 timeInterval=5s userInfo.k=v"
    var run = WorldRun()
    try run.play("app sdk jpush", line)
    let content = try #require(run.phone.local.pending.last).content
    #expect(
      String(decoding: content.json, as: UTF8.self)
        == #"{"aps":{"alert":{"title":"T","subtitle":"S","body":"Hi","launch-image":"L","summary-arg":"A","summary-arg-count":2},"badge":3,"sound":"a.caf","category":"C","thread-id":"H","interruption-level":"passive","relevance-score":0.5},"k":"v"}"#
    )
    #expect(content.files == ["a.png", "2MB"])
    let command = try WorldText.parse(line, on: PhoneNumber(1))
    #expect(try WorldText.parse(WorldText.print(command), on: PhoneNumber(1)) == command)
  }

  @Test(arguments: [
    "relevanceScore=high", "relevanceScore=inf", "attachments=a.png", "summaryArgumentCount=-1",
  ])
  func aFieldThatCannotBeReadIsRefusedInItsPlace(_ field: String) {
    do {
      _ = try WorldText.parse("sdk addNotification Hi \(field)", on: PhoneNumber(1))
      Issue.record("\(field) was read")
    } catch { #expect(error.column == 24) }
  }

  @Test("jpush.local.full: fewer than 64") func full() throws {
    var run = WorldRun()
    try run.play("app sdk jpush", "phone os 9")
    run.wait(seconds: 2)
    for number in 0..<65 { try run.play("sdk setLocalNotification n\(number) fireDate=900s identifierKey=k") }
    #expect(run.rules.last == "jpush.local.full")
    #expect(run.phone.local.pending.count == 64)
    try run.play("sdk deleteLocalNotificationWithIdentifierKey k")
    #expect(run.phone.local.pending.isEmpty)
  }

  @Test("jpush.local.front: the key decides what is shown at the front") func front() throws {
    var run = WorldRun()
    try run.play("app sdk jpush", "phone os 9")
    run.wait(seconds: 2)
    try run.play("sdk setLocalNotification Hi fireDate=1s identifierKey=k")
    run.wait(seconds: 3)
    for (line, rule) in [
      ("sdk showLocalNotificationAtFront k", "jpush.local.front"),
      ("sdk showLocalNotificationAtFront", "jpush.local.front"),
      ("sdk showLocalNotificationAtFront other", "jpush.local.front.none"),
    ] {
      try run.play(line)
      #expect(run.rules.last == rule)
    }
  }

  @Test func theAppIsToldWhatTheSDKDid() throws {
    var run = WorldRun()
    try run.play("app sdk jpush", "app kill", "sdk addNotification Hi timeInterval=1s")
    #expect(run.rules.last == "jpush.call.ended")
    #expect(run.phone.local.pending.isEmpty)
  }

  @Test("jpush.register, jpush.register.categories, jpush.permission: what the app registers for")
  func registers()
    throws
  {
    var run = WorldRun()
    try run.play("app sdk jpush", "sdk registerForRemoteNotificationConfig badge,provisional")
    #expect(run.phone.setup.types == [.badge])
    #expect(run.rules.contains("jpush.register"))
    try run.play("phone os 7", "sdk registerForRemoteNotificationTypes alert categories=on")
    #expect(run.rules.last == "jpush.register.categories")
    #expect(run.phone.setup.types == [.badge])
    try run.play("phone os 8", "sdk registerForRemoteNotificationTypes alert,sound categories=on")
    #expect(run.phone.setup.types == [.alert, .sound])
    for (line, number) in [("deny", 1), ("allow", 2), ("allow provisional", 3), ("permission ask", 0)] {
      try run.play("phone os 17", line, "sdk requestNotificationAuthorization")
      #expect(run.rules.suffix(2) == ["jpush.permission", "jpush.permission.status"])
      let text = run.trace.entries.last?.event.phrase.text(in: .english)
      #expect(text?.contains("→ \(number) ") == true)
    }
  }

  @Test("jpush.extension.key, .receive, .told, .uncounted: the extension must set the app's key first")
  func extensionReports() throws {
    let key = "0123456789abcdefABCDEF01"
    var run = WorldRun()
    try run.play("app sdk jpush", "jpush app key=\(key)")
    run.wait(seconds: 2)
    let push =
      #"jpush request POST /v3/push json:'{"platform":"all","audience":"all","notification":{"alert":"Hi"},"options":{"apns_production":false}}'"#
    try run.play(push)
    let id = run.trace.entries.compactMap { entry -> String? in
      if case .jpush(.pushAccepted(let id, _)) = entry.event { id } else { nil }
    }.last
    let message = try #require(id)
    let receive = #"sdk jpushReceiveNotificationRequest json:'{"aps":{},"_j_msgid":\#(message)}'"#
    try run.play(receive)
    #expect(run.rules.suffix(2) == ["jpush.extension.receive", "jpush.extension.uncounted"])
    try run.play("sdk jpushSetAppkey 0123456789abcdefABCDEF02", receive)
    #expect(run.rules.last == "jpush.extension.uncounted")
    #expect(run.world.jpush.message(message)?.shown == 0)
    try run.play("app kill", "sdk jpushSetAppkey \(key)", receive)
    #expect(run.rules.contains("jpush.extension.key"))
    #expect(run.rules.suffix(2) == ["jpush.report.shown", "jpush.extension.told"])
    #expect(run.world.jpush.message(message)?.shown == 1)
    try run.play("sdk setLogOff")
    #expect(run.rules.last == "jpush.note.log")
  }

  @Test("jpush.note.setup, jpush.connection.key: another key is another app") func setUp() throws {
    var run = WorldRun()
    try run.play("app sdk jpush", "jpush app key=0123456789abcdefABCDEF01")
    run.wait(seconds: 2)
    let first = run.world.devices[0].jpush.registrationID
    try run.play("sdk setupWithOption 0123456789abcdefABCDEF01")
    #expect(run.world.devices[0].jpush.registrationID == first)
    try run.play("sdk setupWithOption 0123456789abcdefABCDEF02")
    run.wait(seconds: 2)
    #expect(run.rules.contains("jpush.connection.key"))
    #expect(run.world.devices[0].jpush.registrationID == nil)
    try run.play("sdk setupWithOption 0123456789abcdefABCDEF01")
    run.wait(seconds: 2)
    let second = run.world.devices[0].jpush.registrationID
    #expect(second != nil && second != first)
  }

  @Test("jpush.log.login, jpush.log.token: what debug mode writes") func log() throws {
    var run = WorldRun()
    try run.play("app sdk jpush")
    run.wait(seconds: 2)
    try run.play("app background", "app open")
    run.wait(seconds: 2)
    #expect(!run.rules.contains("jpush.log.login"))
    try run.play("sdk setDebugMode", "jpush code token off", "app background", "app open")
    run.wait(seconds: 2)
    #expect(run.rules.contains("jpush.log.login") && run.rules.contains("jpush.log.token"))
    try run.play("sdk registerLbsGeofenceDelegate", "sdk setGeofenecePeriodForInside 900", "jpush fail x")
    #expect(run.rules.suffix(3) == ["jpush.fence.delegate", "jpush.fence.period", "jpush.connection.error"])
  }
}
