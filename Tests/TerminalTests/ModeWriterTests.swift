import Testing

@testable import Terminal

@Suite struct ModeWriterTests {
  private func sent(_ steps: [TerminalModes], isLikeXterm: Bool = true) -> String {
    var writer = ModeWriter(isLikeXterm: isLikeXterm)
    var last: [UInt8] = []
    for step in steps { last = writer.change(to: step) }
    return String(decoding: last, as: UTF8.self).replacing("\u{1B}", with: "^")
  }

  @Test(arguments: [
    ([TerminalModes.plain], ""),
    ([TerminalModes(mouse: .clicks)], "^[?1000h^[?1006h"),
    (
      [TerminalModes(mouse: .clicks), TerminalModes(mouse: .drags)],
      "^[?1002l^[?1000l^[?1006l^[?1002h^[?1006h"
    ),
    ([TerminalModes(mouse: .drags), .plain], "^[?1002l^[?1000l^[?1006l"),
    ([TerminalModes(focusReports: true)], "^[?1004h"),
    ([TerminalModes(focusReports: true, paste: true), TerminalModes(paste: true)], "^[?1004l"),
    ([TerminalModes(paste: true), TerminalModes(paste: true)], ""),
    ([TerminalModes(title: "a")], "^[22;2t^]2;a\u{7}"),
    ([TerminalModes(title: "a"), TerminalModes(title: "b")], "^]2;b\u{7}"),
    ([TerminalModes(title: "b"), .plain], "^[23;2t"),
    ([TerminalModes(title: "x\u{7}\u{1B}[31m\u{202E}")], "^[22;2t^]2;x␇␛[31m⟨RLO⟩\u{7}"),
    ([TerminalModes(cursor: .init(x: 1, y: 1))], ""),
  ])
  func onlyWhatChangedIsSent(_ steps: [TerminalModes], _ bytes: String) { #expect(sent(steps) == bytes) }

  @Test func aTerminalThatMightPrintThemGetsNone() {
    #expect(
      sent([TerminalModes(mouse: .drags, focusReports: true, paste: true, title: "a")], isLikeXterm: false)
        == "")
  }
}
