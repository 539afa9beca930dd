import Language
import Phone
import Testing

@testable import JPush

/// How the app is built, and what the SDK then does: set-up codes, the simulator, fences, reports.
@Suite struct AppTests {
  private static let grammar = Grammar(JPushGrammar.specs)

  @Test(arguments: [
    (JPushIntegration.Key.deleted, 1005), (.wrong, 1008), (.noIOS, 1009),
  ])
  func aWrongKeyIsNotRegistered(_ key: JPushIntegration.Key, _ code: Int) {
    var desk = Desk()
    desk.perform(.integrate(.key(key)))
    desk.app(.foreground)
    desk.perform(.registrationIDCompletionHandler)
    desk.pass(milliseconds: 1000)
    #expect(desk.client.registrationID == nil)
    #expect(desk.client.connection == .closed)
    let events = desk.steps.map(\.event)
    #expect(events.contains(.registrationFailed(SDKCode(rawValue: code))))
    #expect(events.contains(.registrationIDAnswered(SDKCode(rawValue: code), nil)))
    #expect(desk.steps.contains { $0.rule == "jpush.connection.refused" })
    desk.pass(milliseconds: 60_000)
    #expect(!desk.steps.map(\.event).contains(.connection(.loggedIn)))
  }

  @Test func theRightKeyHealsIt() {
    var desk = Desk()
    desk.perform(.integrate(.key(.wrong)))
    desk.app(.foreground)
    desk.pass(milliseconds: 1000)
    desk.perform(.integrate(.key(.right)))
    desk.app(.background)
    desk.app(.foreground)
    desk.pass(milliseconds: 1000)
    #expect(desk.client.registrationID != nil)
  }

  @Test func theSimulatorHasNoRegistrationID() {
    var desk = Desk()
    desk.perform(.integrate(.isSimulator(true)))
    desk.app(.foreground)
    desk.perform(.registrationIDCompletionHandler)
    desk.pass(milliseconds: 30_000)
    #expect(desk.client.registrationID == nil)
    #expect(!desk.client.hasToken)
    #expect(desk.steps.map(\.event).contains(.registrationIDAnswered(.noRegistrationID, nil)))
  }

  @Test func theTokenIsHandedOverByHand() {
    var desk = Desk.loggedIn
    desk.perform(.integrate(.registersToken(false)))
    #expect(!desk.client.hasToken)
    desk.perform(.note(.registerDeviceToken("aa")))
    #expect(desk.client.hasToken)
    #expect(desk.steps.last?.rule == "jpush.note.token")
  }

  @Test(arguments: [6009, 6013, 6014, 6015, 6016, 6017, 6019, 6020, 6024, 6026])
  func theServiceCanAnswerWhateverItMay(_ code: Int) {
    var desk = Desk.loggedIn
    desk.service.change(.answer(SDKCode(rawValue: code)))
    desk.call(.addTags(["vip"]))
    desk.pass(milliseconds: 1000)
    #expect(desk.client.lastAnswer?.code.rawValue == code)
    desk.service.change(.answer(nil))
    desk.call(.addTags(["vip"]))
    desk.pass(milliseconds: 1000)
    #expect(desk.client.lastAnswer?.code == .ok)
  }

  @Test(
    arguments: [
      // The fence, how long it lasts, after how long it is crossed, the code.
      ("home", nil, 1, nil), ("home", 3_600, 1, nil), ("home", 3_600, 3_601, 7000), ("away", nil, 1, 7001),
    ] as [(String, Int64?, Int64, Int?)])
  func aFenceIsCrossed(_ id: String, _ lasts: Int64?, _ after: Int64, _ code: Int?) {
    var desk = Desk.loggedIn
    desk.perform(.geofence(.made("home", lasts: lasts.map { $0 * 1_000_000 })))
    desk.pass(milliseconds: after * 1000)
    desk.perform(.geofence(.enters(id)))
    desk.perform(.geofence(.leaves(id)))
    let expected = code.map(SDKCode.init(rawValue:))
    #expect(
      desk.steps.suffix(2).map(\.event) == [
        .geofence(.entered(id, expected)), .geofence(.left(id, expected)),
      ])
  }

  @Test func tenFencesUnlessTheAppSaysOtherwise() {
    var desk = Desk.loggedIn
    for number in 1...11 { desk.perform(.geofence(.made("f\(number)", lasts: nil))) }
    #expect(desk.client.fences.fences.count == 10)
    #expect(desk.steps.last?.rule == "jpush.fence.full")
    desk.perform(.note(.setGeofenceMost(21)))
    #expect(desk.steps.last?.rule == "jpush.fence.limit")
    #expect(desk.client.fences.most == 10)
    desk.perform(.note(.setGeofenceMost(20)))
    #expect(desk.steps.last?.rule == "jpush.fence.most")
    desk.perform(.geofence(.made("f12", lasts: nil)))
    #expect(desk.client.fences.fences.count == 11)
    desk.perform(.note(.removeGeofence("f12")))
    #expect(desk.steps.last?.rule == "jpush.fence.removed")
    desk.perform(.geofence(.leaves("f1")))
    #expect(desk.steps.last?.rule == "jpush.fence.crossed")
    #expect(desk.client.fences.fences.count == 10)
  }

  @Test func anAppThatSleepsHearsNothing() {
    var desk = Desk.loggedIn
    desk.app(.suspended)
    desk.perform(.geofence(.enters("home")))
    #expect(desk.steps.last?.rule == "jpush.call.suspended")
  }

  @Test(arguments: [
    (#"{"aps":{},"_j_msgid":123}"#, "jpush.report.tap"),
    (#"{"aps":{},"_j_msgid":"123"}"#, "jpush.report.tap"),
    (#"{"aps":{}}"#, "jpush.report.foreign"), ("no json", "jpush.report.foreign"),
  ])
  func handleRemoteNotificationReports(_ payload: String, _ rule: String) {
    var desk = Desk.loggedIn
    desk.perform(.handleRemoteNotification(Array(payload.utf8)))
    #expect(desk.steps.last?.rule.name == rule)
  }

  @Test(arguments: [
    ("jpush code simulator on", JPushCommand.integrate(.isSimulator(true))),
    ("jpush code reports off", .integrate(.reportsPushes(false))),
    ("jpush code token off", .integrate(.registersToken(false))),
    ("jpush code extension on", .integrate(.hasExtension(true))),
    ("jpush code key no-ios", .integrate(.key(.noIOS))),
    ("jpush code sdk 3.1.2", .integrate(.version(JPushVersion("3.1.2")))),
    ("jpush code sdk", .integrate(.version(nil))),
    ("jpush fence make home for=1h", .geofence(.made("home", lasts: 3_600_000_000))),
    ("jpush fence enter home", .geofence(.enters("home"))),
    ("jpush fence leave home", .geofence(.leaves("home"))),
    ("sdk setGeofenecMaxCount 20", .note(.setGeofenceMost(20))),
    ("sdk removeGeofenceWithIdentifier home", .note(.removeGeofence("home"))),
    ("sdk openSettingsForNotification", .note(.openSettings)),
    ("sdk registerDeviceToken aa", .note(.registerDeviceToken("aa"))),
    ("sdk handleRemoteNotification json:'{}'", .handleRemoteNotification(Array("{}".utf8))),
  ])
  func reads(_ line: String, _ command: JPushCommand) throws {
    #expect(try Self.grammar.parse(line) == command)
    #expect(Self.grammar.print(command) == line)
  }
}
