import Language
import Phone

@testable import Simulation

/// Lines out of a seed, of every command that the grammar has: its words, and an argument of the right kind for each
/// place.
struct GrammarLines {
  private var random: RandomWorld
  /// How many pushes there were, for commands that mean one of them.
  var pushes = 0

  init(seed: UInt64) { random = RandomWorld(seed: seed) }

  /// The next line that reads as a command.
  mutating func next() -> String {
    while true {
      let line = likely() ?? line(of: random.pick(WorldText.grammar.specs))
      if (try? WorldText.parse(line, on: PhoneNumber(1))) != nil { return line }
    }
  }

  /// Most of a session is pushes and what a person does with them.
  private mutating func likely() -> String? {
    switch random.below(11) {
    case 10: return random.below(2) == 0 ? "app profile \(profile())" : nil
    case 0, 1, 2:
      pushes += 1
      return "push \(payload()) " + random.pick(["", "priority=5", "collapse-id=a", "push-type=background"])
    case 3: return random.pick(["tap", "dismiss"]) + " #\(random.below(pushes + 1) + 1)"
    case 4: return random.pick(["app open", "app background", "app suspend", "app kill", "clock 1m"])
    default: return nil
    }
  }

  /// A line of this command.
  mutating func line(of spec: CommandSpec<WorldCommand>) -> String {
    // What everything else hangs on must not end all the time.
    if ["reset", "app remove"].contains(spec.words.joined(separator: " ")), random.below(5) != 0 {
      return "app open"
    }
    var line = spec.words.joined(separator: " ")
    for argument in spec.arguments {
      if argument.place != .required, random.below(2) == 0 { continue }
      let value = value(of: argument.kind, for: spec)
      line +=
        argument.place == .named
        ? " \(argument.name)\(argument.kind == .pairs ? ".k" : "")=\(value)" : " \(value)"
    }
    return line
  }

  private static let texts = [
    "a", "ORDER", "TRACK", "17", "10.0", "9", "18.0", "en", "zh", "banner,list", "alert,sound,badge", "9:00",
    "2026-12-01T09:00", "\"two words\"", "5s", "user_42", "image.png", "2MB", "Delivery", "vip",
  ]

  private mutating func value(of kind: ArgumentKind, for spec: CommandSpec<WorldCommand>) -> String {
    switch kind {
    case .text, .line: random.pick(Self.texts)
    case .count(let range):
      String(min(max(random.pick([0, 1, 2, 5, 99, -1]), range.lowerBound), range.upperBound))
    case .span: random.pick(["1s", "5s", "30s", "2m", "61m", "1d"])
    case .choice(let words): random.pick(words)
    case .onOff: random.pick(["on", "off"])
    case .list: random.pick(["vip", "vip,game", "banner,sound", "alert,badge", "a"])
    case .bytes: spec.words == ["app", "profile"] ? profile() : payload()
    case .target: random.pick(["#\(random.below(pushes + 1) + 1)", "1", "\"T1\""])
    case .rate: "5/s"
    case .pairs: "v"
    }
  }

  private mutating func payload() -> String {
    let aps = [
      #""alert":{"title":"T1","body":"B"}"#, #""badge":\(random.pick(["0", "3", "-1", "\"2\""]))"#,
      #""sound":"default""#, #""content-available":1"#, #""mutable-content":1"#, #""category":"ORDER""#,
      #""interruption-level":"\(random.pick(["passive", "time-sensitive", "critical"]))""#,
      #""thread-id":"t""#,
    ].filter { _ in random.below(3) == 0 }
    return "json:'{\"aps\":{\(aps.joined(separator: ","))},\"isPush\":\(random.pick(["1", "\"1\""]))}'"
  }

  private static let steps = [
    "complete", "complete after 2s", "complete after 40s", "complete never", "complete twice",
    "if isPush == 1 crash \"no selector\"", "app badge 0", "app badge \"{aps.badge}\"", "remember tapped",
    "if .memory.tapped == true navigate Inbox", "sdk addTags vip", "dialog \"{aps.alert.body}\"",
  ]

  /// A profile whose code does this and that on the calls that matter.
  private mutating func profile() -> String {
    var lines = [
      "methods " + random.pick(["willPresent,didReceive,fetch", "fetch", "willPresent", "remote"])
    ]
    for callback in ["didReceive", "didReceiveRemoteNotification"] {
      let steps = (0..<random.below(3)).map { _ in random.pick(Self.steps) }
      lines.append("on \(callback) { \(steps.joined(separator: "; ")) }")
    }
    let answer = random.pick([
      "banner,list", "nothing", "banner after 3s", "never", "list twice", "sound after 1m",
    ])
    lines.append("on willPresent { return \(answer) }")
    lines.append("on \(random.pick(["didEnterBackground", "didBecomeActive"])) { app badge 1 }")
    return "base64:" + Base64.encode(Array(lines.joined(separator: "\n").utf8))
  }
}
