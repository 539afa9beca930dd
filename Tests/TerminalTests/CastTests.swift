import Foundation
import Terminal
import Testing

extension OneScreen {
  @Suite struct CastTests {
    private let size = Size(columns: 20, rows: 3)

    private func frame(_ text: String) -> Frame {
      var frame = Frame(size: size)
      frame.put(text, x: 0, y: 0, style: Style(foreground: .rgb(1, 2, 3)))
      frame.modes = TerminalModes(mouse: .drags, focusReports: true, paste: true, title: "t")
      return frame
    }

    private func json(_ line: String?) throws -> Any {
      try JSONSerialization.jsonObject(with: Data(try #require(line).utf8))
    }

    @Test func theHeaderSaysTheSize() throws {
      let cast = try Cast(size: size, title: "say \"hi\" \u{1B}\\")
      let header = try #require(try json(cast.header) as? [String: Any])
      #expect(header["version"] as? Int == 2)
      #expect(header["width"] as? Int == 20)
      #expect(header["height"] as? Int == 3)
      #expect(header["title"] as? String == "say \"hi\" \u{1B}\\")
    }

    @Test func aLineHasItsTimeAndWhatChanged() throws {
      let cast = try Cast(size: size, title: "")
      _ = cast.line(frame("badge 3 你好"), at: 0)
      let event = try #require(try json(cast.line(frame("badge 4 你好"), at: 1_500_020)) as? [Any])
      #expect(event[0] as? Double == 1.50002)
      #expect(event[1] as? String == "o")
      let bytes = try #require(event[2] as? String)
      #expect(bytes.contains("4"))
      #expect(!bytes.contains("badge"))
    }

    @Test func nothingIsAskedOfThePlayersTerminal() throws {
      let cast = try Cast(size: size, title: "")
      let line = try #require(cast.line(frame("x"), at: 0))
      for mode in ["1002", "1004", "2004", "1049", "]2;"] { #expect(!line.contains(mode)) }
      #expect(line.contains("38;2;1;2;3"))
    }

    @Test func theSameFrameIsNoLine() throws {
      let cast = try Cast(size: size, title: "")
      _ = cast.line(frame("x"), at: 0)
      #expect(cast.line(frame("x"), at: 5) == nil)
    }

    @Test func recordingsDoNotMixWithEachOther() throws {
      let (one, other) = (try Cast(size: size, title: ""), try Cast(size: size, title: ""))
      _ = one.line(frame("one"), at: 0)
      #expect(try #require(other.line(frame("other"), at: 0)).contains("other"))
      #expect(one.line(frame("one"), at: 1) == nil)
    }
  }
}
