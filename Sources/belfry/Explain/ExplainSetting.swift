import Language
import Phone
import Simulation
import Words

/// What `--set KEY=VALUE` sets on the phone before the payload is tried: a short way to write a command of the world.
enum ExplainSetting {
  /// Keys with the words that stand before their value.
  private static let keys: [(key: String, words: String)] =
    AlertSetting.allCases.map { ($0.rawValue, "setting \($0.rawValue)") } + [
      ("refresh", "setting refresh"), ("focus", "phone focus"), ("ringer", "phone ringer"),
      ("low-power", "phone low-power"), ("previews", "phone previews"), ("summary", "phone summary"),
      ("grouping", "phone grouping"), ("language", "phone language"), ("delegate", "app delegate"),
      ("scenes", "app scenes"), ("types", "app types"), ("extension", "app extension"),
      ("presents", "on willPresent return"),
    ]

  /// Beginnings of keys that name one of several things: `rule.bool-as-one=on`.
  private static let families: [(start: String, words: String)] = [
    ("rule.", "set rule"), ("mode.", "app mode"), ("method.", "app method"),
    ("entitlement.", "app entitlement"),
  ]

  /// Values that have a command of their own.
  private static let commands: [(pair: String, command: String)] = [
    ("permission=allowed", "allow"), ("permission=provisional", "allow provisional"),
    ("permission=ephemeral", "allow ephemeral"), ("permission=denied", "deny"),
    ("permission=not-asked", "permission ask"), ("locked=on", "phone lock"), ("locked=off", "phone unlock"),
  ]

  /// Every key, for help and for what was probably meant.
  static var names: [String] {
    ["permission", "locked"] + keys.map(\.key) + families.map { $0.start + "NAME" }
  }

  /// The command that `pair` stands for.
  static func command(_ pair: String) throws(Complaint) -> WorldCommand {
    let text = try line(pair)
    do throws(LanguageError) {
      return try WorldText.parse(text, on: PhoneNumber(1))
    } catch {
      let reason = Phrase("cli.explain.set.value", .text(pair), .phrase(error.reason))
      throw Complaint(reason, fix: error.suggestion.map { Phrase("cli.meant", .text($0)) })
    }
  }

  private static func line(_ pair: String) throws(Complaint) -> String {
    let halves = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard halves.count == 2, let key = halves.first, let value = halves.last, !value.isEmpty else {
      throw Complaint(Phrase("cli.explain.set.form", .text(pair)))
    }
    if let own = commands.first(where: { $0.pair == pair }) { return own.command }
    let known = commands.filter { $0.pair.hasPrefix(key + "=") }.map {
      String($0.pair.dropFirst(key.count + 1))
    }
    if !known.isEmpty {
      throw Complaint(
        Phrase(
          "cli.option.choice", .text("--set \(key)"), .text(value), .text(known.joined(separator: ", "))))
    }
    if let found = keys.first(where: { $0.key == key }) { return "\(found.words) \(Quoting.quoted(value))" }
    if let family = families.first(where: { key.hasPrefix($0.start) }) {
      let name = String(key.dropFirst(family.start.count))
      return "\(family.words) \(Quoting.quoted(name)) \(Quoting.quoted(value))"
    }
    throw Complaint(
      Phrase("cli.explain.set.unknown", .text(key), .text(names.joined(separator: ", "))),
      fix: Nearest.word(to: key, among: Set(names)).map { Phrase("cli.meant", .text("--set \($0)=\(value)")) }
    )
  }
}
