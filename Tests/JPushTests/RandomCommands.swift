import Language

@testable import JPush

/// Commands out of a seed, with texts that are hard to write down.
struct RandomCommands {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  private static let pieces = [
    "a", "vip", " ", "\"", "'", "\\", ",", "=", "#", "@", "\n", "\r", "\t", "\0", "\u{7F}", "\u{2028}",
    "\u{85}", "汉", "🎉",
    "e\u{301}", "\u{202E}", "{", "}", "/", "-", ".", "%", "seq=1", "extras.a=b", "title=", "\\e", "json:",
    ";",
  ]

  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }

  mutating func text() -> String {
    var text = ""
    for _ in 0..<below(5) { text += Self.pieces[below(Self.pieces.count)] }
    return text
  }

  private mutating func texts() -> [String] {
    let count = below(4)
    return (0..<count).map { _ in text() }
  }

  private mutating func number() -> Int {
    [0, 1, 7, -1, 99_999, 100_000, .max, .min][below(8)]
  }

  private mutating func optional<T>(_ make: (inout RandomCommands) -> T) -> T? {
    below(2) == 0 ? nil : make(&self)
  }

  mutating func request() -> SDKRequest {
    switch below(11) {
    case 9: .older(older())
    case 10: .setMobileNumber(optional { $0.text() })
    case 0: .addTags(texts())
    case 1: .setTags(texts())
    case 2: .deleteTags(texts())
    case 3: .cleanTags
    case 4: .getAllTags
    case 5: .validTag(text())
    case 6: .setAlias(text())
    case 7: .deleteAlias
    default: .getAlias
    }
  }

  private mutating func older() -> OlderCall {
    OlderCall(
      OlderForm.allCases[below(OlderForm.allCases.count)], tags: optional { $0.texts() },
      alias: optional { $0.text() }, hasCallback: below(2) == 0)
  }

  private mutating func note() -> SDKNote {
    switch below(8) {
    case 0: .startLogPageView(text())
    case 1: .stopLogPageView(text())
    case 2: .beginLogPageView(text(), seconds: below(100) - 50)
    case 3:
      .setLocation(latitude: Double(number()) / 7, longitude: Double(below(1_000_000)) * 1e-9)
    case 4: .crashLogOn
    case 5: .setDebugMode
    case 6: .setLogOff
    default: .setHeartBeat(seconds: number())
    }
  }

  private mutating func call() -> JPushCommand {
    let request = request()
    return .call(request, seq: request.hasSeq ? optional { $0.number() } : nil)
  }

  mutating func next() -> JPushCommand {
    switch below(11) {
    case 6: .filterValidTags(texts())
    case 7: .registrationID
    case 8: .registrationIDCompletionHandler
    case 9: .note(note())
    case 0: .setBadge(number())
    case 1: .resetBadge
    case 2: .setPushEnable(below(2) == 0)
    case 3:
      .message(
        JPushMessage(
          content: text(), title: optional { $0.text() }, contentType: optional { $0.text() },
          extras: texts().map { Pair($0, text()) }, timeToLive: optional { $0.number() }))
    default: call()
    }
  }
}
