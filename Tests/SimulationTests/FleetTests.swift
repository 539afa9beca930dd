import Getui
import JPush
import Language
import Phone
import Testing

@testable import Simulation

/// Many phones in one world.
@Suite struct FleetTests {
  private static let push =
    #"{"platform":"all","audience":"all","notification":{"alert":"Hi"},"options":{"apns_production":false}}"#

  private static func fleet(_ count: Int, sdk: String = "jpush", app: String = "background") throws
    -> WorldRun
  {
    var run = WorldRun()
    run.wait(seconds: 2)
    try run.play("app sdk \(sdk)")
    run.wait(seconds: 2)
    try run.play("phone add \(count) app=\(app)")
    run.forget()
    return run
  }

  private static func fanouts(_ run: WorldRun) -> [Fanout] {
    run.trace.entries.compactMap { if case .world(.fanout(let fanout)) = $0.event { fanout } else { nil } }
  }

  /// A phone on which nothing happens shares nearly all of itself with the others.
  @Test func anIdlePhoneIsSmall() {
    let size =
      MemoryLayout<Device>.stride + MemoryLayout<JPush.ServiceDevice>.stride
      + MemoryLayout<JPush.RegistrationID>.stride * 3
    #expect(size <= 800, "\(MemoryLayout<Device>.stride) and \(MemoryLayout<JPush.ServiceDevice>.stride)")
  }

  @Test func whatPhonesShareChangesOnOneAlone() throws {
    var run = try Self.fleet(3)
    try run.play(
      "@2 deny", "@3 phone os 12", "@2 app entitlement critical on", "@4 sdk setHeartBeatTimeInterval 60")
    let phones = run.world.devices.map(\.phone)
    #expect(phones.map(\.permission.isGiven) == [true, false, true, true])
    #expect(phones.map(\.os.major) == [17, 17, 12, 17])
    #expect(phones.map { $0.setup.entitlements.contains(.critical) } == [false, true, false, false])
    #expect(run.world.devices.map(\.jpush.heartBeat) == [nil, nil, nil, 60])
  }

  @Test func aFewPhonesAreAllWatched() throws {
    var run = try Self.fleet(3)
    try run.play("jpush request POST /v3/push json:'\(Self.push)'")
    #expect(run.outcomes == [.banner, .banner, .banner, .banner])
    #expect(run.arrivals.rows.map(\.phone.value) == [1, 2, 3, 4])
    #expect(Self.fanouts(run).isEmpty)
  }

  @Test func ofManyTheOthersAreCounted() throws {
    var run = try Self.fleet(299)
    try run.play("@7 app open")
    run.wait(seconds: 2)
    run.forget()
    try run.play("jpush request POST /v3/push json:'\(Self.push)'")
    #expect(run.arrivals.rows.map(\.phone.value) == [1, 7])
    let fanout = try #require(Self.fanouts(run).first)
    #expect(Self.fanouts(run).count == 1)
    #expect(fanout.copies == 298)
    #expect(run.rules.contains("world.fanout"))
    #expect(fanout.lines.first?.outcome == .banner)
    #expect(run.world.pushCount == 300)
    #expect(run.trace.entries.allSatisfy { $0.phone == nil || [1, 7].contains($0.phone?.value) })
  }

  /// What happens is the same, watched or not: only what is told differs.
  @Test func watchingChangesNothing() throws {
    var one = try Self.fleet(99)
    var other = one
    other.world.watch(PhoneNumber(50))
    for line in ["jpush request POST /v3/push json:'\(Self.push)'", "clock 1m"] {
      try one.play(line)
      try other.play(line)
    }
    #expect(other.arrivals.rows.map(\.phone.value) == [1, 50])
    #expect(other.world.device(PhoneNumber(50))?.phone.centre.entries.count == 1)
    #expect(one.world.device(PhoneNumber(50))?.phone.centre.entries.count == 1)
    #expect(one.world.pushCount == other.world.pushCount)
    let ladder = other.trace.entries.filter { $0.phone == PhoneNumber(50) && $0.verdict != .info }
    #expect(ladder.contains { $0.rule == "apns.accepted" })
  }

  @Test func eachHasItsOwnState() throws {
    var run = try Self.fleet(3)
    try run.play("@2 sdk addTags vip", "@3 phone network off", "@4 app kill", "@2 app open")
    run.wait(seconds: 2)
    try run.play("@2 sdk addTags vip")
    run.wait(seconds: 2)
    #expect(run.world.jpush.device(on: PhoneNumber(2))?.tags.sorted == ["vip"])
    #expect(run.world.jpush.device(on: PhoneNumber(3))?.tags.sorted == [])
    #expect(run.world.device(PhoneNumber(3))?.phone.isNetworkOn == false)
    #expect(run.world.device(PhoneNumber(4))?.phone.app == .swipedAway)
    #expect(Set((1...4).compactMap { run.world.jpush.device(on: PhoneNumber($0))?.id }).count == 4)
  }

  @Test func aPhoneThatIsGoneGetsNothing() throws {
    var run = try Self.fleet(2)
    try run.play("phone remove @2", "jpush request POST /v3/push json:'\(Self.push)'", "@2 app open")
    #expect(run.arrivals.rows.map(\.phone.value) == [1, 3])
    #expect(run.rules.contains("world.phone.remove"))
    #expect(run.rules.last == "world.phone")
    try run.play("phone remove @1")
    #expect(run.rules.last == "world.phone.first")
    try run.play("phone add 1")
    #expect(run.world.device(PhoneNumber(4)) != nil)
  }

  @Test func oneIsShown() throws {
    var run = try Self.fleet(2)
    try run.play("phone use @3")
    #expect(run.world.selected == PhoneNumber(3))
    #expect(run.rules.last == "world.phone.use")
    try run.play("phone use 9")
    #expect(run.rules.last == "world.phone")
    try run.play("phone remove 3")
    #expect(run.world.selected == PhoneNumber(1))
  }

  @Test func getuiReachesThemToo() throws {
    var run = try Self.fleet(100, sdk: "getui", app: "notRunning")
    try run.play(
      #"getui request POST /v2/app/push/all json:'{"request_id":"fleet-0001","audience":"all","push_message":{"transmission":"t"},"push_channel":{"ios":{"aps":{"alert":{"title":"T"}}}}}'"#
    )
    let fanout = try #require(Self.fanouts(run).first)
    #expect(fanout.copies == 200)
    #expect(Set(fanout.lines.map(\.outcome)) == [.held, .banner])
    try run.play("@60 app open")
    run.wait(seconds: 2)
    #expect(run.world.getui.client(on: PhoneNumber(60))?.kept.isEmpty == true)
  }

  @Test func pagesAreChangedWhereTheyLie() throws {
    let run = try Self.fleet(600)
    #expect(run.world.devices.count == 601)
    #expect(run.world.devices.map(\.number.value) == Array(1...601))
    #expect(run.world.device(PhoneNumber(602)) == nil)
  }

  @Test(arguments: [
    ("phone add 3", "phone add 3"), ("phone add 3 app=foreground", "phone add 3 app=foreground"),
    ("phone use @3", "phone use 3"), ("phone use 3", "phone use 3"), ("phone remove @2", "phone remove 2"),
  ])
  func reads(_ line: String, _ printed: String) throws {
    #expect(WorldText.print(try WorldText.parse(line, on: PhoneNumber(1))) == printed)
  }

  @Test func aPhoneHasANumber() {
    let error = #expect(throws: LanguageError.self) { try WorldText.parse("phone use x", on: PhoneNumber(1)) }
    #expect(error?.reason.id == "world.phone.number")
  }
}
