import Foundation
import Payload
import Phone
import Simulation
import Testing

@testable import Gateway

/// Programs read these lines: keys and names are a promise. A change here is a new `TailFormat.version`.
@Suite struct TailFormatTests {
  private static let golden = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Golden/tail.jsonl")

  private static var lines: [String] {
    Samples.events.map { EntryLine.of(Samples.entry($0)).text }
      + [
        TailFormat.begin(after: EntryNumber(command: 7, step: 3)).text,
        ArrivalLine.of(Samples.arrival).text,
        TailFormat.lagged(after: EntryNumber(command: 7, step: 3), next: EntryNumber(command: 9, step: 0))
          .text,
      ]
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

  @Test func everyLineIsJSONWithItsVersionAndKind() throws {
    for line in Self.lines {
      let root = try JSONDocument(Array(line.utf8)).root
      #expect(root["v"]?.integer == 1)
      #expect(["begin", "entry", "arrival", "lagged"].contains(root["kind"]?.string))
    }
  }

  @Test func eventsOfOneRoomHaveNamesOfTheirOwn() {
    let kinds = Set(Samples.events.map { EventLine($0).name })
    #expect(kinds.count == 33 + 11 + 27 + 15)
  }

  static let moments: [(Int64, String)] = [
    (0, "1970-01-01T00:00:00.000000Z"),
    (951_782_400_000_000, "2000-02-29T00:00:00.000000Z"),
    (1_796_041_805_120_042, "2026-11-30T12:30:05.120042Z"),
    (-1, "1969-12-31T23:59:59.999999Z"),
    (253_370_764_800_000_000, "9999-01-01T00:00:00.000000Z"),
  ]

  @Test(arguments: moments) func momentsAreWrittenInUTC(_ microseconds: Int64, _ text: String) {
    #expect(UTCText.write(Instant(microseconds: microseconds)) == text)
  }
}
