import Phone
import Testing

@testable import Getui

/// How the SDK starts, connects and leaves.
@Suite struct StatusTests {
  @Test(arguments: [
    (SDKStatus.starting, 0, "SdkStatusStarting"), (.started, 1, "SdkStatusStarted"),
    (.stopped, 2, "SdkStatusStoped"), (.offline, 3, "SdkStatusOffline"),
  ])
  func statusHasTheHeadersValueAndSpelling(_ status: SDKStatus, _ value: Int, _ name: String) {
    #expect(status.rawValue == value)
    #expect(status.name == name)
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let act: @Sendable (inout Desk) -> Void
    let statuses: [SDKStatus]
    let links: [String]
    var testDescription: String { name }
  }

  @Test(arguments: [
    Row(
      name: "getui.status.started: start, login, cid",
      act: { desk in
        desk.app(.foreground)
        desk.pass(seconds: 1)
      }, statuses: [.starting, .started], links: ["connecting", "loggingIn", "up"]),
    Row(
      name: "getui.status.unreachable: no network at the start is Offline, with retries",
      act: { desk in
        desk.network(false)
        desk.app(.foreground)
        desk.pass(seconds: 4)
      }, statuses: [.starting, .offline],
      links: ["connecting", "closed", "~1", "connecting", "closed", "~2", "connecting", "closed", "~4"]),
    Row(
      name: "getui.status.unreachable: the network comes later",
      act: { desk in
        desk.network(false)
        desk.app(.foreground)
        desk.pass(milliseconds: 500)
        desk.network(true)
        desk.pass(seconds: 1)
      }, statuses: [.starting, .offline, .started],
      links: ["connecting", "closed", "~1", "connecting", "loggingIn", "up"]),
    Row(
      name: "getui.status.offline: airplane mode and back",
      act: { desk in
        desk.app(.foreground)
        desk.pass(seconds: 1)
        desk.network(false)
        desk.pass(milliseconds: 10)
        desk.network(true)
        desk.pass(seconds: 1)
      }, statuses: [.starting, .started, .offline, .started],
      links: ["connecting", "loggingIn", "up", "closed", "~1", "connecting", "loggingIn", "up"]),
    Row(
      name: "getui.status.stopped: destroy",
      act: { desk in
        desk.app(.foreground)
        desk.pass(seconds: 1)
        desk.call(.destroy)
        desk.pass(seconds: 5)
      }, statuses: [.starting, .started, .offline, .stopped],
      links: ["connecting", "loggingIn", "up", "closed"]),
    Row(
      name: "getui.call.start: after destroy the app starts it again",
      act: { desk in
        desk.app(.foreground)
        desk.pass(seconds: 1)
        desk.call(.destroy)
        desk.call(.start(appID: "belfry", credentialsAreRight: true))
        desk.pass(seconds: 1)
      }, statuses: [.starting, .started, .offline, .stopped, .starting, .started],
      links: ["connecting", "loggingIn", "up", "closed", "connecting", "loggingIn", "up"]),
    Row(
      name: "getui.link.ended: swiped away",
      act: { desk in
        desk.app(.foreground)
        desk.pass(seconds: 1)
        desk.app(.swipedAway)
      }, statuses: [.starting, .started], links: ["connecting", "loggingIn", "up", "closed"]),
    Row(
      name: "an app that does not start the SDK has none",
      act: { desk in
        desk.perform(.integrate(.startsAtLaunch(false)))
        desk.app(.foreground)
        desk.pass(seconds: 1)
      }, statuses: [], links: []),
  ])
  func connects(_ row: Row) {
    var desk = Desk()
    row.act(&desk)
    #expect(desk.statuses == row.statuses)
    #expect(desk.links == row.links)
  }

  @Test func theCidComesAfterTheStatus() {
    var desk = Desk()
    desk.app(.foreground)
    desk.pass(seconds: 1)
    #expect(
      desk.callbacks == [
        .didNotifyState(.starting), .didNotifyState(.started),
        .didRegisterClient(desk.client.clientID ?? ClientID(Desk.identifiers, number: 99)),
      ])
    #expect(desk.record()?.isOnline == true)
    #expect(desk.service.onlineCount == 1)
  }

  @Test func theCidIsCachedAcrossProcessesAndToldInEach() {
    var desk = Desk.online()
    let cid = desk.cid()
    desk.app(.swipedAway)
    desk.call(.clientID)
    #expect(desk.events.last == .cannotCall("clientId"))
    desk.app(.foreground)
    desk.call(.clientID)
    #expect(desk.returns == [.text(cid)], "the cache answers before the login")
    desk.pass(seconds: 1)
    #expect(desk.cid() == cid)
    #expect(desk.callbacks.last == desk.client.clientID.map { .didRegisterClient($0) })
  }

  @Test func beforeTheFirstLoginThereIsNoCid() {
    var desk = Desk()
    desk.app(.foreground)
    desk.call(.clientID)
    desk.call(.status)
    #expect(desk.returns == [.text(nil), .status(.starting)])
  }

  @Test func afterThreeMonthsAwayTheCidIsAnother() {
    var desk = Desk.online()
    let old = desk.cid()
    desk.app(.swipedAway)
    desk.pass(seconds: 91 * 86_400)
    desk.app(.foreground)
    desk.pass(seconds: 1)
    #expect(desk.cid() != old)
    #expect(desk.service.clientCount == 2)
  }

  @Test func anotherAppIdMeansAnotherCid() {
    var desk = Desk.online()
    let old = desk.cid()
    desk.call(.destroy)
    desk.call(.start(appID: "other", credentialsAreRight: true))
    desk.pass(seconds: 1)
    #expect(desk.cid() != old)
  }

  @Test func onAReconnectTheCidIsNotToldAgain() {
    var desk = Desk.online()
    desk.network(false)
    desk.network(true)
    desk.pass(seconds: 1)
    #expect(!desk.callbacks.contains { if case .didRegisterClient = $0 { true } else { false } })
  }

  @Test func versionAndStatusAnswerAtOnce() {
    var desk = Desk.online()
    desk.call(.version)
    desk.call(.status)
    #expect(desk.returns == [.text("3.1.0.0"), .status(.started)])
  }

  struct PolicyRow: CustomTestStringConvertible, Sendable {
    let name: String
    let policy: Bool?
    let seconds: Int64
    let isOnline: Bool
    var testDescription: String { name }
  }

  @Test(arguments: [
    PolicyRow(name: "YES: online at once", policy: true, seconds: 0, isOnline: true),
    PolicyRow(name: "YES: online an hour later", policy: true, seconds: 3600, isOnline: true),
    PolicyRow(name: "NO: offline at once", policy: false, seconds: 0, isOnline: false),
    PolicyRow(name: "never called: online for the grace period", policy: nil, seconds: 9, isOnline: true),
    PolicyRow(name: "never called: offline after it", policy: nil, seconds: 11, isOnline: false),
  ])
  func runBackgroundEnableHasThreeStates(_ row: PolicyRow) {
    var desk = Desk.online()
    if let policy = row.policy { desk.call(.runBackground(policy)) }
    desk.app(.background)
    desk.pass(seconds: row.seconds)
    #expect(desk.client.isOnline == row.isOnline)
    #expect(desk.record()?.isOnline == row.isOnline)
  }

  @Test func theGracePeriodIsSettableAndEndsOnlyInTheBackground() {
    var desk = Desk.online()
    desk.perform(.grace(60_000_000))
    desk.app(.background)
    desk.pass(seconds: 59)
    #expect(desk.client.isOnline)
    desk.app(.foreground)
    desk.pass(seconds: 60)
    #expect(desk.client.isOnline)
  }

  @Test func theChoiceIsCachedAcrossProcesses() {
    var desk = Desk.online()
    desk.call(.runBackground(false))
    desk.app(.swipedAway)
    desk.app(.foreground)
    desk.pass(seconds: 1)
    #expect(desk.client.policy == .closes)
    desk.app(.background)
    #expect(!desk.client.isOnline)
  }

  @Test func backInFrontItConnectsAgain() {
    var desk = Desk.online()
    desk.call(.runBackground(false))
    desk.app(.background)
    desk.app(.foreground)
    desk.pass(seconds: 1)
    #expect(desk.client.isOnline)
    #expect(desk.statuses == [.offline, .started])
  }

  @Test func aFrozenAppIsToldOfTheStatusOnceItRuns() {
    var desk = Desk.online()
    desk.app(.background)
    desk.app(.suspended)
    desk.pass(seconds: 20)
    #expect(desk.statuses == [])
    desk.app(.background)
    #expect(desk.statuses == [.offline])
    #expect(
      desk.rules { if case .callback(.didNotifyState) = $0 { true } else { false } } == ["getui.status.late"])
  }

  @Test func keepAliveEndsInAFrozenApp() {
    var desk = Desk.online()
    desk.call(.runBackground(true))
    desk.app(.background)
    desk.app(.suspended)
    desk.pass(seconds: 20)
    #expect(!desk.client.isOnline)
  }

  @Test func wokenInTheBackgroundItConnectsForTheGracePeriod() {
    var desk = Desk()
    desk.app(.background)
    desk.pass(seconds: 5)
    #expect(desk.client.isOnline)
    desk.pass(seconds: 10)
    #expect(!desk.client.isOnline)
  }

  @Test func wokenInTheBackgroundItStaysAwayAfterRunBackgroundEnableNo() {
    var desk = Desk.online()
    desk.call(.runBackground(false))
    desk.app(.notRunning)
    desk.app(.background)
    desk.pass(seconds: 5)
    #expect(!desk.client.isOnline)
    #expect(desk.client.status == .starting)
  }

  @Test func anAppFrozenWhileItConnectsBeginsAnew() {
    var desk = Desk()
    desk.app(.foreground)
    desk.pass(milliseconds: 50)
    desk.app(.background)
    desk.app(.suspended)
    desk.pass(seconds: 5)
    #expect(!desk.client.isOnline)
    desk.app(.foreground)
    desk.pass(seconds: 1)
    #expect(desk.client.isOnline)
    #expect(desk.rules.contains("getui.link.frozen"))
  }

  @Test func resumeConnectsAgain() {
    var desk = Desk.online()
    desk.call(.runBackground(true))
    desk.network(false)
    desk.app(.background)
    desk.network(true)
    desk.pass(seconds: 1)
    #expect(desk.client.isOnline, "keep-alive connects in the background too")
    desk.call(.resume)
    desk.pass(seconds: 1)
    #expect(desk.links.filter { $0 == "up" }.count == 1)
  }

  @Test func aRemovedAppForgetsItsCid() {
    var desk = Desk.online()
    var log = GetuiTranscript()
    desk.phones[0].appRemoved(service: &desk.service, at: desk.now, into: &log)
    #expect(desk.client.clientID == nil)
    #expect(desk.service.onlineCount == 0)
  }
}
