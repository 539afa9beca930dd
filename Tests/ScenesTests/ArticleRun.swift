import JPush
import Language
import Phone
import Words

@testable import Scenes
@testable import Simulation

/// A world with the app of an article in it, driven by lines, one second apart; `wait 5` lets seconds pass.
struct ArticleRun {
  var world = World(identifiers: Identifiers(seed: 3, journal: 3))
  private(set) var trace = Trace()
  private var at = Instant(microseconds: 1_767_000_000_000_000)

  /// A phone with the app `profile`, which has been opened and is online.
  init(_ profile: String, os: String = "17") throws {
    try play("phone os \(os)", "app profile \(profile)", "app kill", "app open", "wait 10")
    trace.removeAll()
  }

  mutating func play(_ lines: String...) throws { try play(lines) }

  mutating func play(_ lines: [String]) throws {
    for line in lines {
      let words = line.split(separator: " ").map(String.init)
      if words.first == "wait", let seconds = words.last.flatMap(Int64.init) {
        pass(seconds)
      } else if line == "forget" {
        trace.removeAll()
      } else {
        apply(try Self.command(line))
        pass(1)
      }
    }
  }

  private static func command(_ line: String) throws -> WorldCommand {
    let words = line.split(separator: " ").map(String.init)
    let isOther = words.first?.hasPrefix("@") == true
    let phone = PhoneNumber(isOther ? Int(words[0].dropFirst()) ?? 1 : 1)
    guard words.dropFirst(isOther ? 1 : 0).starts(with: ["app", "profile"]), let name = words.last,
      let builtIn = BuiltInProfile(name)
    else { return try WorldText.parse(line, on: PhoneNumber(1)) }
    return try ProfileFile(builtIn.bytes) { _ in nil }.command(for: phone)
  }

  mutating func apply(_ command: WorldCommand) {
    var new = Trace()
    world.apply(command, at: at, into: &new)
    for entry in new.entries { trace.append(entry) }
  }

  private mutating func pass(_ seconds: Int64) {
    at = at.after(milliseconds: seconds * 1000)
    var new = Trace()
    world.advance(to: at, into: &new)
    for entry in new.entries { trace.append(entry) }
  }

  /// What was said since the last `forget`: the rule, and the event in words.
  var said: [String] {
    trace.entries.map {
      "\($0.phone.map { "@\($0.value) " } ?? "")\($0.rule.name): " + $0.event.phrase.text(in: .english)
    }
  }

  var phone: Phone { world.devices[0].phone }
}
