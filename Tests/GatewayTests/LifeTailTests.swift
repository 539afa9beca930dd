import Foundation
import Simulation
import Testing

@testable import Gateway

/// The lines of `belfry tail` about the app's life, the lock and the list: names and keys are a promise.
@Suite struct LifeTailTests {
  private static let golden = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Golden/tail-life.jsonl")

  private static let lines = Samples.life.enumerated().map { index, event in
    EntryLine.of(Samples.entry(.phone(event), step: UInt32(index))).text
  }

  /// Set BELFRY_WRITE_GOLDEN to write the file anew.
  @Test func everyKindOfLineIsAsItWas() throws {
    if ProcessInfo.processInfo.environment["BELFRY_WRITE_GOLDEN"] != nil {
      try Data((Self.lines.joined(separator: "\n") + "\n").utf8).write(to: Self.golden)
    }
    let kept = try String(contentsOf: Self.golden, encoding: .utf8).split(separator: "\n").map(String.init)
    #expect(Self.lines.count == kept.count)
    for (line, old) in zip(Self.lines, kept) { #expect(line == old) }
  }

  @Test func everyKindHasANameOfItsOwn() {
    let events = Samples.life.filter { if case .life = $0 { true } else { false } }
    #expect(Set(events.map { EventLine(.phone($0)).name }).count == 12)
  }
}
