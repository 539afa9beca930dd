import Foundation
import Simulation
import Testing

@testable import Gateway

/// The lines of `belfry tail` about the service extension, local notifications, calls, Live Activities and the rarer
/// types: names and keys are a promise.
@Suite struct KindTailTests {
  private static let golden = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Golden/tail-kinds.jsonl")

  private static let lines = Samples.kinds.enumerated().map { index, event in
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
    let names = Set(Samples.kinds.map { EventLine(.phone($0)).name })
    #expect(names.count == 45)
  }
}
