import Phone
import Testing

@testable import JPush

@Suite struct ConnectionTests {
  private static let first = ["connecting", "setUp", "registered", "loggedIn"]
  private static let again = ["connecting", "setUp", "loggedIn"]

  @Test func theFirstTimeTheDeviceRegisters() {
    var desk = Desk()
    desk.app(.foreground)
    #expect(desk.connections == [], "nothing is posted while the app is still setting up")
    desk.pass(seconds: 1)
    #expect(desk.connections == Self.first)
    #expect(desk.client.connection == .loggedIn)
    #expect(desk.device?.isOnline == true)
  }

  struct Change: CustomTestStringConvertible, Sendable {
    let name: String
    let act: @Sendable (inout Desk) -> Void
    let expected: [String]
    var testDescription: String { name }
  }

  @Test(arguments: [
    Change(name: "background", act: { $0.app(.background) }, expected: ["closed"]),
    Change(name: "inactive", act: { $0.app(.inactive) }, expected: []),
    Change(name: "swiped away", act: { $0.app(.swipedAway) }, expected: ["closed"]),
    Change(name: "ended by iOS", act: { $0.app(.notRunning) }, expected: ["closed"]),
    Change(
      name: "background and back",
      act: { desk in
        desk.app(.background)
        desk.app(.foreground)
        desk.pass(seconds: 1)
      }, expected: ["closed"] + again),
    Change(
      name: "killed and opened",
      act: { desk in
        desk.app(.swipedAway)
        desk.app(.foreground)
        desk.pass(seconds: 1)
      }, expected: ["closed"] + again),
    Change(
      name: "woken in the background",
      act: { desk in
        desk.app(.notRunning)
        desk.app(.background)
        desk.pass(seconds: 1)
      }, expected: ["closed"]),
    Change(
      name: "suspended and back",
      act: { desk in
        desk.app(.background)
        desk.app(.suspended)
        desk.pass(seconds: 100)
        desk.app(.foreground)
        desk.pass(seconds: 1)
      }, expected: ["closed"] + again),
    Change(
      name: "covered while opening",
      act: { desk in
        desk.app(.background)
        desk.app(.inactive)
        desk.app(.foreground)
        desk.pass(seconds: 1)
      }, expected: ["closed"] + again),
    Change(
      name: "left while connecting",
      act: { desk in
        desk.app(.background)
        desk.app(.foreground)
        desk.pass(milliseconds: 50)
        desk.app(.background)
        desk.pass(seconds: 10)
      }, expected: ["closed", "connecting", "closed"]),
    Change(
      name: "network off and on",
      act: { desk in
        desk.network(false)
        desk.pass(milliseconds: 500)
        desk.network(true)
        desk.pass(seconds: 1)
      }, expected: ["closed", "~1"] + again),
    Change(
      name: "network off in the background",
      act: { desk in
        desk.app(.background)
        desk.network(false)
        desk.network(true)
        desk.pass(seconds: 10)
      }, expected: ["closed"]),
    Change(
      name: "network off for four attempts",
      act: { desk in
        desk.network(false)
        desk.pass(seconds: 8)
      },
      expected: [
        "closed", "~1", "connecting", "closed", "~2", "connecting", "closed", "~4", "connecting", "closed",
        "~8",
      ]),
    Change(
      name: "left while waiting for the network",
      act: { desk in
        desk.network(false)
        desk.app(.background)
        desk.pass(seconds: 100)
      }, expected: ["closed", "~1"]),
    Change(
      name: "switched off and on",
      act: { desk in
        desk.perform(.setPushEnable(false))
        desk.pass(seconds: 1)
        desk.perform(.setPushEnable(true))
        desk.pass(seconds: 1)
      }, expected: ["closed"] + again),
    Change(
      name: "switched on when it is on", act: { $0.perform(.setPushEnable(true)) }, expected: []),
  ])
  func everyChangeHasItsNotifications(change: Change) {
    var desk = Desk.loggedIn
    change.act(&desk)
    #expect(desk.connections == change.expected)
  }

  @Test func theWaitDoublesUpToAMinute() {
    var desk = Desk()
    desk.network(false)
    desk.app(.foreground)
    desk.pass(seconds: 300)
    let waits = desk.connections.filter { $0.hasPrefix("~") }
    #expect(waits == ["~1", "~2", "~4", "~8", "~16", "~32", "~60", "~60", "~60", "~60"])
    #expect(desk.client.nextAttempt != nil)
  }

  @Test func aLoginStartsTheWaitsAnew() {
    var desk = Desk.loggedIn
    desk.network(false)
    desk.pass(seconds: 20)
    desk.network(true)
    desk.pass(seconds: 1)
    desk.steps = []
    desk.network(false)
    #expect(desk.connections == ["closed", "~1"])
  }

  @Test func onlyAProcessThatLivesIsTold() {
    var desk = Desk.loggedIn
    desk.app(.background)
    #expect(desk.steps.map(\.to) == [.app])
    desk = Desk.loggedIn
    desk.app(.swipedAway)
    #expect(desk.steps.map(\.to) == [.service])
    #expect(desk.device?.isOnline == false)
  }

  @Test func theRegistrationIDOutlivesTheProcess() {
    var desk = Desk.loggedIn
    let id = desk.client.registrationID
    #expect(id != nil)
    desk.app(.swipedAway)
    desk.app(.foreground)
    desk.pass(seconds: 1)
    #expect(desk.client.registrationID == id)
    #expect(desk.service.deviceCount == 1)
  }

  @Test func theNotificationsBearTheVendorsNames() {
    #expect(
      ConnectionState.allCases.map(\.notificationName) == [
        "kJPFNetworkDidCloseNotification", "kJPFNetworkIsConnectingNotification",
        "kJPFNetworkDidSetupNotification", "kJPFNetworkDidRegisterNotification",
        "kJPFNetworkDidLoginNotification",
      ])
  }
}
