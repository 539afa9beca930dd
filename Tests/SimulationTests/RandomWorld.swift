import APNs
import Getui
import JPush
import Language
import Payload
import Phone

@testable import Simulation

/// Commands out of a seed: what people do, with payloads and texts that are hard to write down.
struct RandomWorld {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 2 &+ 1 }

  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }

  private static let pieces = [
    "a", "Hello", " ", "\"", "'", "\\", ",", "=", "#", "@2", "\n", "\r", "\t", "\0", "\u{7F}", "\u{2028}",
    "\u{85}", "汉字", "👨‍👩‍👧‍👦", "🇩🇪", "e\u{301}", "\u{202E}", "{", "}", "priority=5", "json:", "base64:",
  ]

  /// The switches of a likely session: not those by which one push may call the same method more than once.
  private static let switches = RuleSwitch.allCases.filter {
    ![.tapRepeatsFetch, .backgroundActionKeepsEntry, .closedLookStays].contains($0)
  }

  mutating func text() -> String {
    var text = ""
    for _ in 0..<below(5) { text += Self.pieces[below(Self.pieces.count)] }
    return text
  }

  mutating func optional<T>(_ make: (inout RandomWorld) -> T) -> T? { below(2) == 0 ? nil : make(&self) }

  mutating func pick<T>(_ choices: [T]) -> T { choices[below(choices.count)] }

  mutating func number() -> Int { pick([0, 1, 2, 7, 99, -1, .max, .min]) }

  /// A command of any kind with any values; not one that makes sense.
  mutating func anyCommand() -> WorldCommand {
    let phone = PhoneNumber(below(3) + 1)
    switch below(12) {
    case 9:
      return .jpushService(
        .request(
          JPushRequest(
            method: text(), target: text(), body: Array(text().utf8), credential: pick([.trusted, .none]))))
    case 10: return .getuiService(.change(.clock(Int64(below(100)) * 60_000_000)))
    case 11: return .fleet(pick([.add(below(5) + 1, pick(AppState.allCases)), .remove(phone), .use(phone)]))
    case 7: return .sdk(phone, pick(SDKChoice.allCases))
    case 8: return .getui(phone, anyGetuiCommand())
    case 0, 1: return .phone(phone, anyPhoneCommand())
    case 2, 3: return .apns(phone, .push(anyPush()))
    case 4: return .stream(phone, below(1_000) + 1)
    case 5: return .jpush(phone, .message(JPushMessage(content: text(), title: optional { $0.text() })))
    default:
      return pick([
        .reset, .clock(Int64(number())), .clock(Int64(below(100)) * 60_000_000),
        .setRule(pick(RuleSwitch.allCases), below(2) == 0),
      ])
    }
  }

  mutating func target() -> Target {
    switch below(3) {
    case 0: .number(below(50) + 1)
    case 1: .text(text())
    default: .row(below(9) + 1)
    }
  }

  private mutating func anyGetuiCommand() -> GetuiCommand {
    switch below(6) {
    case 0: .push(GetuiDraft(text: optional { $0.text() }, title: optional { $0.text() }))
    case 1: .call(.setTags([text(), text()], sequenceNumber: optional { $0.text() }))
    case 2: .call(.bindAlias(text(), sequenceNumber: optional { $0.text() }))
    case 3: .call(.clearAllNotifications)
    case 4: .call(.handleRemoteNotification(Array(text().utf8)))
    default: .call(.destroy)
    }
  }

  private mutating func options() -> PresentationOptions { PresentationOptions(rawValue: below(32)) }

  mutating func anyPhoneCommand() -> PhoneCommand {
    switch below(18) {
    case 12..<15: anyKindCommand()
    case 15, 16: .life(anyLifeCommand())
    case 17: anyInstallCommand()
    case 0: .appBadge(number())
    case 1: .presents(options())
    case 2: .tap(target(), action: optional { $0.text() })
    case 3: .dismiss(target())
    case 4: .network(isOn: below(2) == 0)
    case 5, 6: .set(anySetting())
    default:
      pick([
        .appOpen, .appBackground, .appSuspend, .appInactive, .appKill, .appTerminate, .clear, .restore,
        .restoreBadge, .bannerAway,
      ])
    }
  }

  private mutating func anyInstallCommand() -> PhoneCommand {
    switch below(6) {
    case 0: .appRemove(after: pick([nil, 3_600_000_000]))
    case 1: .appBundle(pick(["com.acme.shop", "a-1.B"]))
    case 2: .appEnvironment(pick(APNsEnvironment.allCases))
    case 3: .listTokens
    default: .appInstall(after: pick([nil, 0, 28_800_000_000]))
    }
  }

  private mutating func anyStrings() -> Setting {
    let texts = ["\"HI\" = \"Hello\";\n", "{}", "{\"T\":\"'\"}", ""]
    guard let file = try? StringsFile(Array(pick(texts).utf8)) else { return .language("") }
    return .strings(language: text(), file)
  }

  private mutating func anySetting() -> Setting {
    let isOn = below(2) == 0
    switch below(12) {
    case 0:
      return .os(
        pick([.latest(6), .latest(9), OSVersion(10, 0), .latest(17), OSVersion(18, 0), .latest(18)]))
    case 1:
      let focus = Focus(
        allowsApp: isOn, allowsTimeSensitive: below(2) == 0, hidesBadges: below(2) == 0,
        filter: optional { $0.text() })
      return .focus(pick([focus, nil]))
    case 2:
      return pick([.ringer(isOn: isOn), .lowPower(isOn: isOn), .summary(isOn: isOn), .refresh(isOn: isOn)])
    case 3: return .previews(pick(Previews.allCases))
    case 4, 5:
      return .permission(pick([.authorized, .authorized, .authorized] + AuthorizationStatus.allCases))
    case 6, 7: return .alert(pick(AlertSetting.allCases), isOn: isOn || below(2) == 0)
    case 8: return pick([.delegate(pick(DelegateSetting.allCases)), .language(text()), anyStrings()])
    case 9:
      return pick([.entitlement(pick(Entitlement.allCases), isOn: isOn), .types([pick(AlertType.allCases)])])
    case 10: return .mode(pick(BackgroundMode.allCases), isOn: isOn)
    default: return .method(pick(AppMethod.allCases), isOn: isOn)
    }
  }

  private mutating func anyPush() -> APNsPush {
    var bytes: [UInt8] = []
    if below(2) == 0 {
      for _ in 0..<below(40) { bytes.append(UInt8(below(256))) }
    } else {
      bytes = Array(text().utf8)
    }
    var push = APNsPush(body: bytes)
    push.collapseID = optional { $0.text() }
    push.expiration = optional { $0.text() }
    push.priority = optional { $0.text() }
    push.type = optional { $0.text() }
    push.topic = optional { $0.text() }
    push.id = optional { $0.text() }
    if below(2) == 0 { push.route = .wire(anyWire()) }
    return push
  }

  private mutating func anyWire() -> WireRequest {
    var wire = WireRequest(token: text())
    wire.fault = pick([nil, .path(text()), .noToken, .method(text()), .twice(text())])
    let token = ProviderToken(
      keyID: text(), team: text(), issuedAt: Int64(number()), fingerprint: UInt32(below(1 << 30)),
      scope: pick([nil, KeyScope(environment: .production, topics: [text()])]))
    wire.credential = pick([nil, .missing, .refused(.otherKey), .verified(token), .unchecked(token)])
    wire.connection = pick([nil, 0, 7, .max])
    wire.environment = pick([nil, .development, .production])
    for _ in 0..<below(3) { wire.fields.append(HTTPField(text(), text())) }
    return wire
  }

  /// A command of a session as people have it: most pushes are sound.
  mutating func session(pushes: Int) -> WorldCommand {
    let phone = PhoneNumber(1)
    switch below(20) {
    case 0: return .apns(phone, .push(anyKindPush()))
    case 1..<7: return .apns(phone, .push(likelyPush()))
    case 7..<10: return .stream(phone, below(500) + 1)
    case 10: return .jpush(phone, .message(JPushMessage(content: "m")))
    case 11: return .jpush(phone, .call(.addTags(["a"]), seq: nil))
    case 12:
      let target = Target.number(below(pushes + 1) + 1)
      switch below(4) {
      case 0: return .phone(phone, .tap(.row(1), action: "TRACK"))
      case 1: return .phone(phone, .life(.reply(target, text: "ok", action: nil)))
      default: return .phone(phone, .tap(target, action: nil))
      }
    case 13: return .phone(phone, .dismiss(.number(below(pushes + 1) + 1)))
    case 14: return .clock(Int64(below(40)) * 60_000_000)
    case 15: return below(6) == 0 ? .reset : .setRule(pick(Self.switches), below(2) == 0)
    case 17: return below(3) == 0 ? .sdk(phone, pick(SDKChoice.allCases)) : .getui(phone, anyGetuiCommand())
    case 16: return .phone(phone, .network(isOn: below(2) == 0))
    case 18: return .phone(phone, .life(likelyLifeCommand()))
    default: return .phone(phone, anyPhoneCommand())
    }
  }

  private mutating func likelyPush() -> APNsPush {
    var aps: [String] = []
    if below(3) != 0 { aps.append(#""alert":{"title":"T\#(below(9))","body":"Hello"}"#) }
    if below(3) == 0 { aps.append(#""badge":\#(pick(["0", "1", "5", "-1", "\"2\"", "2.5"]))"#) }
    if below(3) == 0 { aps.append(#""sound":\#(pick(["\"default\"", "\"a.caf\"", "\"\"", "1"]))"#) }
    if below(3) == 0 { aps.append(#""content-available":\#(pick(["1", "1", "true", "0"]))"#) }
    if below(8) == 0 { aps.append(#""interruption-level":"passive""#) }
    if below(8) == 0 { aps.append(#""mutable-content":1"#) }
    if below(2) == 0 { aps.append(#""category":"ORDER""#) }
    if below(2) == 0 { aps.append(#""thread-id":"t\#(below(3))""#) }
    var push = APNsPush(body: Array(#"{"aps":{\#(aps.joined(separator: ","))},"k":null}"#.utf8))
    push.type = pick(["alert", "background", nil])
    push.priority = pick([nil, "10", "5", "1", "3"])
    push.expiration = pick([nil, "0", "1767000100"])
    push.collapseID = pick([nil, nil, "a", "b"])
    return push
  }
}
