import Language

@testable import Getui

/// Commands of every kind with any text and bytes in them.
struct RandomCommands {
  private var random: SeededRandom

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  private static let pieces = [
    "a", "vip", "用户", "😀", " ", "\"", "'", "\\", ",", "=", "#1", "@2", "\n", "\r", "\t", "\u{85}", "\u{2028}",
    "json:", "e\u{301}", "\u{338}", "{\"a\":1}", "on", "",
  ]

  mutating func number(_ limit: Int) -> Int { Int(random.next() % UInt64(limit)) }

  mutating func flag() -> Bool { number(2) == 0 }

  mutating func text() -> String {
    (0..<number(4)).map { _ in Self.pieces[number(Self.pieces.count)] }.joined()
  }

  private mutating func optional() -> String? { flag() ? text() : nil }

  private mutating func list() -> [String] { (0..<number(4)).map { _ in text() } }

  private mutating func pairs() -> [Pair] { (0..<number(3)).map { _ in Pair(text(), text()) } }

  private mutating func bytes() -> [UInt8] {
    flag() ? Array(text().utf8) : (0..<number(20)).map { _ in UInt8(number(256)) }
  }

  private mutating func count() -> Int {
    flag() ? number(100_000) - 50_000 : Int(truncatingIfNeeded: random.next())
  }

  mutating func phoneCommand() -> GetuiCommand {
    switch number(7) {
    case 0, 1, 2: return .call(call())
    case 3:
      switch number(4) {
      case 0: return .extensionCall(.handle(bytes()))
      case 1: return .extensionCall(.handleWithAttachments(bytes()))
      case 2: return .extensionCall(.setApplicationGroup(text()))
      default: return .extensionCall(.destroy)
      }
    case 4: return .occasion(occasion())
    case 5: return .integrate(change())
    default:
      switch number(3) {
      case 0:
        return .resource(
          MediaResource(url: text(), bytes: flag() ? nil : number(1 << 30), duration: Int64(number(1 << 40))))
      case 1: return .grace(Int64(number(1 << 40)))
      default:
        return .push(
          GetuiDraft(
            text: optional(), title: optional(), body: optional(), badge: optional(), sound: optional(),
            ttl: flag() ? count() : nil, strategy: flag() ? count() : nil))
      }
    }
  }

  private mutating func call() -> GetuiCall {
    switch number(31) {
    case 0: .start(appID: text(), credentialsAreRight: flag())
    case 1: .registerRemoteNotification(list())
    case 2: .sendFeedback(action: count(), task: text(), message: text())
    case 3: .handleApplink(text())
    case 4: .setPushModeForOff(flag())
    case 5: .setTags(list(), sequenceNumber: optional())
    case 6: .queryTag(sequenceNumber: text())
    case 7: .bindAlias(text(), sequenceNumber: optional())
    case 8: .unbindAlias(text(), sequenceNumber: optional(), isSelf: flag())
    case 9: .setBadge(count())
    case 10: .resetBadge
    case 11: .clearAllNotifications
    case 12: .clientID
    case 13: .status
    case 14: .version
    case 15: .setChannelID(text())
    case 16: .registerVoipToken(text())
    case 17: .handleVoip(bytes())
    case 18: .runBackground(flag())
    case 19: .locate(isOn: flag(), asksUser: flag())
    case 20: .sendMessage(bytes(), task: optional())
    case 21: .setApplicationGroup(text())
    case 22: .registerLiveActivity(id: text(), token: text(), sequenceNumber: text())
    case 23: .registerPushToStart(attributes: text(), token: text(), sequenceNumber: text())
    case 24: .registerControls(pairs(), sequenceNumber: text())
    case 25: .handleScene
    case 26: .setIDFA(text())
    case 27: .handleRemoteNotification(bytes())
    case 28: .registerDeviceToken(text())
    case 29: .resume
    default: .destroy
    }
  }

  private mutating func occasion() -> GetuiOccasion {
    switch number(5) {
    case 0: .authorization(isGranted: flag())
    case 1: .settings
    case 2: .popupShown(pairs())
    case 3: .popupClicked(pairs())
    default: .failure(text())
    }
  }

  private mutating func change() -> GetuiIntegrationChange {
    switch number(7) {
    case 0: .startsAtLaunch(flag())
    case 1: .registersRemoteNotifications(flag())
    case 2: .receiver(GetuiIntegration.Receiver.allCases[number(3)])
    case 3: .handler(GetuiIntegration.HandlerUse.allCases[number(3)])
    case 4: .serviceExtension(GetuiIntegration.Extension.allCases[number(3)])
    case 5: .allowsPlainHTTP(flag())
    default: .reportsTaps(flag())
    }
  }

  mutating func serviceCommand() -> GetuiServiceCommand {
    switch number(10) {
    case 0, 1:
      let credentials: [GetuiCredential] = [
        .none, .token(random.next()), .unknownToken, .rightSign, .uncheckedSign, .foreignSign, .foreignApp,
        .wrongSign, .trusted,
      ]
      return .request(
        GetuiRequest(
          method: text(), target: text(), body: bytes(), credential: credentials[number(credentials.count)]))
    case 2: return .change(.app(id: optional(), key: optional()))
    case 3: return .change(.blacklist(flag()))
    case 4: return .change(.right(GetuiRight.allCases[number(GetuiRight.allCases.count)], flag()))
    case 5: return .change(.limit(GetuiLimit.allCases[number(GetuiLimit.allCases.count)], number(1 << 30)))
    case 6: return .change(flag() ? .starting(flag()) : .failing(flag()))
    case 7: return .change(.backendServer(flag()))
    case 8: return .change(.receipts(flag()))
    default: return .change(.clock(Int64(number(1 << 40)) - 1 << 39))
    }
  }
}
