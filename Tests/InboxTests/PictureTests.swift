import Foundation
import Terminal
import Testing

@testable import Inbox

/// The picture on the front page is a frame of the program, never a drawing of it.
@Suite struct PictureTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources/Inbox/Picture/inbox.svg")

  @Test func theFrontPageShowsARealFrame() throws {
    let stage = FixtureDay.stage(columns: 120, rows: 36, tongue: .english)
    let picture = stage.frame.svg(title: "Belfry: the inbox")
    if ProcessInfo.processInfo.environment["BELFRY_REWRITE_GOLDENS"] == "1" {
      try picture.write(to: Self.file, atomically: true, encoding: .utf8)
      return
    }
    #expect(try String(contentsOf: Self.file, encoding: .utf8) == picture)
  }
}
