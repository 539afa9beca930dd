import APNs
import JPush
import Payload
import Phone
@testable import Simulation

/// One event of every kind, for what must treat them all.
enum Samples {
  static let phone: [PhoneEvent] = [
    .arrived([.visible, .background], in: .foreground),
    .callback(.willPresent(.active)), .callback(.didBecomeActive),
    .callback(.didFinishLaunching(.remoteNotification)),
    .answered(.present([.banner, .sound])), .answered(.done), .answered(.fetch(.newData)),
    .shown([.banner, .list]),
    .sound(.standard), .sound(.named("bell.caf")), .sound(.critical(name: "siren", volume: 0.5)),
    .badge(BadgeChange(from: 3, to: 7, cause: .push)), .badgeKept(-1, .notReturned),
    .removed(.opened), .removed(.dismissed), .removed(.cleared), .removed(.badgeZero),
    .removed(.replaced(by: PushNumber(9))), .removed(.overflow), .removed(.streamCleared),
    .restored, .bannerEnded, .dropped(.background, .swipedAway), .held(.lowPower), .released,
    .reworded(ContentLines(title: "T", subtitle: "", body: "B")), .concealed([.title, .body]),
    .removed(.unlocked),
    .withheld([.banner, .sound], .focus), .ignored("aps.sound"),
    .tooNew("aps.thread-id", since: OSVersion(10)),
    .extensionMissing, .stillRuns, .set(.os(.latest(17))),
    .app(from: .foreground, to: .background), .presents([.list]),
    .user(.taps(.open)), .user(.taps(.button("TRACK"))), .user(.dismisses), .user(.clearsAll),
    .user(.tapsIcon),
    .user(.leavesApp), .user(.swipesAppAway), .user(.swipesBannerAway), .user(.turnsNetwork(on: false)),
    .user(.takesBack), .network(isOn: true), .nothingThere,
    .profile("Parcels", reactions: 2), .acted(.navigates("Inbox")), .acted(.dialog(AppDialog("Hi"))),
    .acted(.remembers("tapped", true)), .acted(.presents("Messages")),
    .acted(.alertView(AppDialog("Shipped"))), .acted(.logs("content =[a]")),
    .acted(.saves("user", "ann")), .acted(.observes(["networkDidLogin"])), .acted(.runs("jump")),
    .acted(.crashes("unrecognized selector")), .acted(.commands("app badge 0")), .completion(.twice),
    .user(.installsApp), .user(.removesApp), .removed(.appRemoved), .asks(.requestAuthorization),
    .built("com.example.demo", .production), .token(.voip, "00ff"),
    .callback(.didRegisterForRemoteNotifications("0123456789abcdef")),
    .callback(.didUpdatePushCredentials("0123456789abcdef")),
  ]

  static let apns: [APNsEvent] =
    [
      .requested(bytes: 44, type: "alert"), .requested(bytes: 0, type: ""), .warned(.typeMissing),
      .notAnObject, .wrapped(.nested), .accepted(apnsID: "8f4a0000-0000-4000-8000-000000000001"),
      .refused(.payloadTooLarge),
      .stored(replacing: true), .lost, .handedOver,
      .replied(
        APNsReply(
          refusal: .unregistered, apnsID: "8f4a0000-0000-4000-8000-000000000001",
          uniqueID: "8f4a0000-0000-4000-8000-000000000002",
          since: Instant(microseconds: 1_796_041_805_120_000))),
    ] + unreadable

  static let jpush: [JPushEvent] = [
    .connection(.loggedIn), .backOff(milliseconds: 4000), .registrationID("1517bfd3f7c5b1e2a34"),
    .registrationIDRead(""), .registrationIDAsked, .registrationIDAnswered(.ok, "1517bfd3f7c5b1e2a34"),
    .noted(.setHeartBeat(seconds: 60)), .noted(.setDebugMode),
    .untold(SDKAnswer(request: .cleanTags, code: .timeout, seq: nil)), .replaced(.setTags(["a"])),
    .filtered(["ok", "a b"], valid: ["ok"]), .called(.addTags(["vip", "中文"]), seq: 1),
    .called(.setAlias("user_42"), seq: nil), .cannotCall("addTags"),
    .sent(.getAlias, seq: 2),
    .answered(SDKAnswer(request: .getAllTags, code: .ok, tags: ["vip"], seq: 3)),
    .answered(SDKAnswer(request: .validTag("a b"), code: .tagCharacters, isBound: false, seq: 4)),
    .answered(SDKAnswer(request: .getAlias, code: .ok, alias: "user_42", seq: nil)),
    .setBadge(100_000, accepted: false), .serverBadge(from: 1, to: 2), .pushEnabled(false),
    .pushEnableAnswered(.ok), .messageSent, .messageAccepted(messageID: "10000000000000001"),
    .warned(.voidID), .messageRefused(code: 1003), .messageHeld(count: 5, dropped: 1), .messageLost,
    .messageDelivered, .delegate(.willPresent), .logged("Not get deviceToken yet"),
  ]

  static let world: [WorldEvent] = [
    .reset, .clockMoved(-3_660_000_000), .clockKept, .noSuchPhone(PhoneNumber(2)), .streamCleared(12),
    .ruleSet(.boolAsOne, true), .profileRefused, .reactionsStopped, .reactionRefused("local add"),
    .adopted(.token("ab12", topic: "com.example.demo")), .adopted(.jpush(.alias("user_42"))),
    .adopted(.jpush(.pair(ForeignPair(key: "their-key", proof: "5a17", isOwnKey: false)))),
    .adopted(.getui(.signer("their-key"))), .adopted(.getui(.client("cid"))), .notAdopted, .adopting(true),
    .sentAgain(PushNumber(13)), .faults(["hang", "latency 2s"]), .pushLost, .answerWithheld,
  ]

  static let events: [Event] =
    phone.map(Event.phone) + apns.map(Event.apns) + jpush.map(Event.jpush) + world.map(Event.world)

  private static let unreadable: [APNsEvent] = {
    if case .invalid(let error) = APNsPush(body: Array("{\n  \"aps\": {},\n}".utf8)).reading {
      [.unreadable(error)]
    } else {
      []
    }
  }()

  /// An entry about `event`.
  static func entry(_ event: Event, step: UInt32 = 0) -> TraceEntry {
    TraceEntry(
      number: EntryNumber(command: 7, step: step), at: Instant(microseconds: 1_796_041_805_120_042),
      phone: PhoneNumber(1), push: PushNumber(12), from: .system, to: .app, event: event, verdict: .passed,
      rule: "sample.rule", cause: EntryNumber(command: 7, step: 0))
  }

  /// An arrival with every field filled.
  static let arrival = Arrival(
    number: PushNumber(12), phone: PhoneNumber(1), at: Instant(microseconds: 1_796_041_805_000_000),
    kind: .notification, origin: .outside, vendor: "apns", source: "Orders", title: "Your parcel",
    subtitle: "is on its way", body: "订单 7731 🔔 \u{1b}[31m", outcome: .banner, shown: [.banner, .sound],
    sound: .named("bell.caf"), badge: 7, keptBadge: 8, answered: [.banner, .sound], silentPart: .ran,
    callbacks: ["willPresent"], isOnPhone: true, isRead: false, refusal: "BadTopic", rule: "sample.rule",
    appState: .foreground, apnsID: "8f4a0000-0000-4000-8000-000000000001", collapseID: "order", priority: 10,
    pushType: "alert", payload: Array("{\"aps\":{}}".utf8), folded: EntryNumber(command: 7, step: 3))
}
