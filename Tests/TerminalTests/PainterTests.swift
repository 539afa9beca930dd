import CNcurses
import Testing

@testable import Terminal

extension OneScreen {
  @Suite(.serialized) struct PainterTests {
    private static let size = Size(columns: 20, rows: 4)
    private static let style = Style(foreground: .rgb(0xD5, 0xD9, 0xE2), background: .rgb(0x16, 0x18, 0x1D))

    private func painter(_ term: String = "xterm-256color", _ depth: ColourDepth = .truecolour) throws
      -> Painter
    {
      try Painter(TerminalDescription(of: term), depth: depth, size: Self.size)
    }

    private func frame(_ text: String = "", widths: TextWidth = TextWidth(), style: Style = style) -> Frame {
      var frame = Frame(size: Self.size, style: Self.style, widths: widths)
      frame.put(text, x: 2, y: 1, style: style)
      return frame
    }

    private func painted(_ painter: Painter, _ frame: Frame) -> String {
      String(decoding: painter.paint(frame), as: UTF8.self).replacing("\u{1B}", with: "^")
    }

    private func window(_ row: Int32) -> String {
      var line = ""
      var x: Int32 = 0
      while x < Int32(Self.size.columns) {
        var text = [wchar_t](repeating: 0, count: 10)
        var attributes: attr_t = 0
        var pair: Int32 = 0
        _ = nc_get(nc_stdscr(), row, x, &text, &attributes, &pair)
        let scalars = text.prefix { $0 != 0 }.compactMap { Unicode.Scalar(UInt32(bitPattern: $0)) }
        for scalar in scalars { line.unicodeScalars.append(scalar) }
        x += scalars.first.map { max(1, wcwidth(wchar_t(bitPattern: $0.value))) } ?? 1
      }
      return line
    }

    @Test func theFirstFrameTakesTheScreen() throws {
      let painter = try painter()
      let text = painted(painter, frame("你好 x"))
      #expect(text.hasPrefix("^[?1049h"))
      #expect(text.contains("^[?2026h"))
      #expect(text.contains("^[?25l"))
      #expect(text.contains("^[38;2;213;217;226m^[48;2;22;24;29m"))
      #expect(text.contains("你好 x"))
      #expect(window(1).hasPrefix("  你好 x   "))
    }

    /// A wrap after the last cell would scroll the screen.
    @Test(arguments: ["xterm-256color", "tmux-256color", "screen-256color"])
    func theLastCellIsDrawnWithoutWrapping(_ term: String) throws {
      let painter = try painter(term)
      var frame = frame()
      frame.put("Z", x: Self.size.columns - 1, y: Self.size.rows - 1, style: Self.style)
      #expect(painted(painter, frame).contains("^[?7lZ^[?7h"))
      frame.put("Y", x: Self.size.columns - 1, y: Self.size.rows - 1, style: Self.style)
      let again = painted(painter, frame)
      #expect(again.contains("^[?7l") && again.contains("Y^[?7h"))
    }

    @Test func theSameFrameSendsNothing() throws {
      let painter = try painter()
      _ = painter.paint(frame("same"))
      #expect(painter.paint(frame("same")).isEmpty)
    }

    @Test func onlyWhatChangedIsSent() throws {
      let painter = try painter()
      _ = painter.paint(frame("badge 3"))
      let text = painted(painter, frame("badge 4"))
      #expect(text.contains("4"))
      #expect(!text.contains("badge"))
      #expect(text.utf8.count < 100)
    }

    @Test func halvesOfWideCharactersAreReplaced() throws {
      let painter = try painter()
      _ = painter.paint(frame("你好"))
      _ = painter.paint(frame("a好"))
      #expect(window(1).hasPrefix("  a好   "))
      _ = painter.paint(frame(" 你x"))
      #expect(window(1).hasPrefix("   你x "))
    }

    @Test func aWideCharacterReplacesAnother() throws {
      let painter = try painter()
      _ = painter.paint(frame("你a"))
      #expect(painted(painter, frame("好a")).contains("好"))
      #expect(window(1).hasPrefix("  好a"))
    }

    @Test func halfAWideCharacterMayLookDifferent() throws {
      let painter = try painter()
      _ = painter.paint(frame("你abc"))
      var half = frame("你abc")
      half.restyle(Rect(x: 3, y: 1, width: 2, height: 1), Style(background: .rgb(9, 9, 9)))
      _ = painter.paint(half)
      #expect(window(1).hasPrefix("  你abc"))
    }

    @Test func moreStylesThanPairsLoseOnlyTheirColours() throws {
      let painter = try painter("xterm", .palette16)
      var frame = frame()
      let levels: [UInt8] = [0, 255]
      var text = ""
      for index in 0..<80 {
        func colour(_ bits: Int) -> Colour {
          .rgb(levels[bits & 1], levels[bits >> 1 & 1], levels[bits >> 2 & 1])
        }
        let letter = String(UnicodeScalar(UInt8(33 + index)))
        frame.put(
          letter, x: index % 20, y: index / 20,
          style: Style(foreground: index < 64 ? colour(index) : .standard, background: colour(index >> 3)))
        text += letter
      }
      _ = painter.paint(frame)
      #expect((0..<4).map { window(Int32($0)) }.joined() == text)
    }

    @Test func aForgottenScreenIsDrawnAnew() throws {
      let painter = try painter()
      _ = painter.paint(frame("again"))
      painter.forget()
      #expect(painted(painter, frame("again")).contains("again"))
    }

    @Test func anotherSizeIsDrawnAnew() throws {
      let painter = try painter()
      _ = painter.paint(frame("small"))
      var large = Frame(size: Size(columns: 60, rows: 10), style: Self.style)
      large.put("at the far end", x: 46, y: 9, style: Self.style)
      #expect(painted(painter, large).contains("at the far en"))
    }

    @Test func leavingGivesTheTerminalBackAndAFrameTakesItAgain() throws {
      let painter = try painter()
      var asking = frame("hello")
      asking.modes = TerminalModes(mouse: .drags, focusReports: true, paste: true, title: "belfry")
      let modes = painted(painter, asking)
      for mode in ["^[?1002h", "^[?1006h", "^[?1004h", "^[?2004h", "^[22;2t^]2;belfry\u{7}"] {
        #expect(modes.contains(mode))
      }
      let left = String(decoding: painter.leave(), as: UTF8.self).replacing("\u{1B}", with: "^")
      for mode in ["^[?1002l", "^[?1006l", "^[?1004l", "^[?2004l", "^[23;2t", "^[?1049l"] {
        #expect(left.contains(mode))
      }
      #expect(left.contains("^[?25h"))
      #expect(!left.contains("^[?25l"))
      let again = painted(painter, asking)
      for mode in ["^[?1049h", "^[?1002h", "hello", "^[?25l"] { #expect(again.contains(mode)) }
    }

    @Test func theCursorShowsWhereTheFrameSays() throws {
      let painter = try painter()
      _ = painter.paint(frame("type"))
      var typing = frame("type")
      typing.modes.cursor = TerminalModes.Cursor(x: 9, y: 3)
      let shown = painted(painter, typing)
      #expect(shown.contains("^[?25h"))
      #expect(shown.contains("^[4;10H"))
      #expect(painted(painter, frame("type")).contains("^[?25l"))
    }

    @Test func theCursorIsAsTheFrameSaysAfterComingBack() throws {
      let painter = try painter()
      var typing = frame("type")
      typing.modes.cursor = TerminalModes.Cursor(x: 9, y: 3)
      _ = painter.paint(typing)
      _ = painter.leave()
      let hidden = painted(painter, frame("type"))
      let orders = hidden.split(separator: "^[").filter { $0.hasPrefix("?25") || $0.hasPrefix("?12") }
      #expect(orders.last?.hasPrefix("?25l") == true)
      _ = painter.leave()
      #expect(painted(painter, typing).contains("^[?25h"))
    }

    @Test(arguments: [
      (ColourDepth.truecolour, "^[38;2;255;0;1m"), (.palette256, "^[38;5;196m"), (.palette16, "^[91m"),
    ])
    func eachDepthHasItsOwnColours(_ depth: ColourDepth, _ order: String) throws {
      let text = painted(
        try painter("xterm-256color", depth), frame("x", style: Style(foreground: .rgb(255, 0, 1))))
      #expect(text.contains(order), "\(text)")
    }

    @Test func monoSendsNoColour() throws {
      let text = painted(
        try painter("xterm-256color", .mono),
        frame("x", style: Style(foreground: .rgb(255, 0, 1), attributes: .bold)))
      #expect(!text.contains("38;") && !text.contains("48;") && !text.contains("[3"))
      #expect(text.contains("^[1mx"))
    }

    @Test func strikethroughIsSentThoughNcursesHasNone() throws {
      let text = painted(try painter(), frame("gone", style: Style(attributes: .strikethrough)))
      #expect(text.contains("^[9m"))
    }

    @Test(arguments: [
      "xterm-256color", "tmux-256color", "screen-256color", "xterm", "linux", "vt100", "tmux", "screen",
    ])
    func eachTerminalShowsTheText(_ term: String) throws {
      let description = try TerminalDescription(of: term)
      let depth = ColourDepth.detect(term: term, colours: description.colours) { _ in nil }
      let painter = try Painter(description, depth: depth, size: Self.size)
      let text = painted(painter, frame("plain 你好"))
      #expect(text.contains("plain"))
      #expect(text.contains("你好"))
      #expect(!text.contains("$<"))
      #expect(window(1).hasPrefix("  plain 你好"))
    }

    @Test func aTerminalWithFewPairsGoesOn() throws {
      let painter = try painter("xterm", .palette16)
      var last = ""
      for number in 0..<300 {
        let level = UInt8(number % 256)
        last = painted(
          painter,
          frame(
            "n\(number)",
            style: Style(foreground: .rgb(level, 255 - level, level), background: .rgb(0, level, 0))))
      }
      #expect(last.contains("9"))
      #expect(window(1).hasPrefix("  n299"))
    }

    // A terminal that counts otherwise must not push the rest of the row aside.
    @Test(arguments: [
      ("\u{1FAE8}!", WidthPolicy.standard, "^[3G  ^[3G\u{1FAE8}^[5G!"),
      ("कि!", .standard, "^[3G  ^[3Gकि^[5G!"),
      ("…!", WidthPolicy(ambiguousIsWide: true), "^[3G  ^[3G…^[5G!"),
      ("❤\u{FE0F}!", WidthPolicy(vs16IsWide: true), "^[3G  ^[3G❤\u{FE0F}^[5G!"),
    ])
    func aDoubtfulCharacterIsFollowedByItsColumn(_ text: String, _ policy: WidthPolicy, _ order: String)
      throws
    {
      let bytes = painted(try painter(), frame(text, widths: TextWidth(policy)))
      #expect(bytes.contains(order), "\(bytes)")
      #expect(!bytes.unicodeScalars.contains { $0.value >= 0x10_0000 })
    }

    @Test func aDoubtfulCharacterCanBeReplacedByAnother() throws {
      let painter = try painter()
      _ = painter.paint(frame("\u{1FAE8}\u{1FAE8}|"))
      let second = painted(painter, frame("\u{1FAE8}\u{1FAF7}|"))
      #expect(second.contains("^[5G  ^[5G\u{1FAF7}^[7G"), "\(second)")
      #expect(!second.contains("|"))
      #expect(painted(painter, frame("ab|")).contains("ab"))
    }

    @Test(arguments: [
      ("", TerminalError.unnamed), ("no-such-terminal", .unknown("no-such-terminal")),
      ("dumb", .dumb("dumb")),
    ])
    func aTerminalThatCannotBeUsedIsAnError(_ term: String, _ error: TerminalError) {
      #expect(throws: error) { try TerminalDescription(of: term) }
    }
  }
}
