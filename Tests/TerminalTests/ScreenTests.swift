import Foundation
import Testing

@testable import Terminal

extension OneScreen {
  @Suite(.serialized) struct ScreenTests {
    init() { setenv("TERM", "xterm-256color", 1) }

    private func frame(_ text: String, _ screen: Screen) -> Frame {
      var frame = Frame(size: screen.size)
      frame.put(text, x: 1, y: 1, style: .standard)
      return frame
    }

    @Test func theTerminalIsTakenAndGivenBack() throws {
      let terminal = try #require(PseudoTerminal())
      let screen = try Screen(input: terminal.line, output: terminal.line)
      #expect(terminal.isRaw)
      #expect(screen.size == Size(columns: 40, rows: 10))
      screen.draw(frame("hello", screen))
      let shown = terminal.written()
      #expect(shown.hasPrefix("^[?1049h"))
      #expect(shown.contains("hello"))
      screen.close()
      #expect(!terminal.isRaw)
      #expect(terminal.written().hasSuffix("^[?1049l^[23;0;0t"))
      screen.draw(frame("late", screen))
      screen.close()
      #expect(terminal.written().isEmpty)
    }

    @Test func aScreenThatIsLetGoGivesTheTerminalBack() throws {
      let terminal = try #require(PseudoTerminal())
      do {
        let screen = try Screen(input: terminal.line, output: terminal.line)
        screen.draw(frame("hello", screen))
      }
      #expect(!terminal.isRaw)
      #expect(terminal.written().contains("^[?1049l"))
    }

    @Test func aScreenThatNeverDrewLeavesNothing() throws {
      let terminal = try #require(PseudoTerminal())
      try Screen(input: terminal.line, output: terminal.line).close()
      #expect(terminal.written().isEmpty)
    }

    @Test func aPipeIsNoTerminal() throws {
      let pipe = Pipe()
      #expect(throws: TerminalError.notATerminal) {
        try Screen(
          input: pipe.fileHandleForReading.fileDescriptor, output: pipe.fileHandleForWriting.fileDescriptor)
      }
    }

    @Test(arguments: [
      ("dumb", TerminalError.dumb("dumb")), ("none-such", .unknown("none-such")), ("", .unnamed),
    ])
    func aTerminalThatWillNotDoStaysAsItWas(_ name: String, _ error: TerminalError) throws {
      setenv("TERM", name, 1)
      let terminal = try #require(PseudoTerminal())
      #expect(throws: error) { try Screen(input: terminal.line, output: terminal.line) }
      #expect(!terminal.isRaw)
      #expect(terminal.written().isEmpty)
      #expect(!error.phrase.text(in: .english).contains("{"))
    }

    @Test func theClipboardGetsText() throws {
      let terminal = try #require(PseudoTerminal())
      let screen = try Screen(input: terminal.line, output: terminal.line)
      defer { screen.close() }
      #expect(screen.copy("push 你好"))
      #expect(terminal.written().contains("^]52;c;\(Data("push 你好".utf8).base64EncodedString())\u{7}"))
      #expect(!screen.copy(String(repeating: "x", count: 100_000)))
      #expect(terminal.written().isEmpty)
    }

    @Test func theBellRings() throws {
      let terminal = try #require(PseudoTerminal())
      let screen = try Screen(input: terminal.line, output: terminal.line)
      defer { screen.close() }
      screen.bell()
      #expect(terminal.written() == "\u{7}")
    }

    @Test func repaintingDrawsEverything() throws {
      let terminal = try #require(PseudoTerminal())
      let screen = try Screen(input: terminal.line, output: terminal.line)
      defer { screen.close() }
      let frame = frame("again", screen)
      screen.draw(frame)
      _ = terminal.written()
      screen.draw(frame)
      #expect(terminal.written().isEmpty)
      screen.repaint()
      screen.draw(frame)
      #expect(terminal.written().contains("again"))
    }

    @Test func theQuestionAboutWidthsComesBeforeTheFirstFrame() throws {
      let terminal = try #require(PseudoTerminal())
      let loop = try EventLoop(input: terminal.line)
      let screen = try Screen(input: terminal.line, output: terminal.line)
      defer { screen.close() }
      screen.askWidths(loop)
      screen.draw(frame("hello", screen))
      let shown = terminal.written()
      let question = try #require(shown.range(of: "…^[6n"))
      let text = try #require(shown.range(of: "hello"))
      #expect(question.upperBound < text.lowerBound)
      terminal.type("^[1;3R^[1;2R".replacing("^", with: "\u{1B}"))
      var events: [LoopEvent] = []
      loop.wait(into: &events)
      #expect(events == [.input(.widths(WidthPolicy(ambiguousIsWide: true)))])
    }
  }
}
