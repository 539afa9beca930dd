import Testing

@testable import Terminal

@Suite struct FrameTests {
  private func drawn(_ columns: Int, _ body: (inout Frame) -> Void) -> String {
    var frame = Frame(size: Size(columns: columns, rows: 1))
    body(&frame)
    return frame.lines()[0]
  }

  @Test(arguments: [
    ("plain", 0, "plain", 5),
    ("你好", 1, " 你好", 4),
    ("cut at the edge", 3, "   cut at t", 8),
    ("left of it", -5, "of it", 10),
    ("a你你你你你", 0, "a你你你你你", 11),
    ("你你你你你你", 0, "你你你你你", 11),
    ("好好", -1, " 好", 4),
    ("nothing", 11, "", 0),
  ])
  func textIsClippedToTheFrame(_ text: String, x: Int, shown: String, columns: Int) {
    var used = 0
    let line = drawn(11) { used = $0.put(text, x: x, y: 0, style: .standard) }
    #expect(line == shown)
    #expect(used == columns)
  }

  @Test(arguments: [
    ("a", 1, " a好"), ("a", 0, "a 好"), ("a", 2, "你a"), ("a", 3, "你 a"), ("国", 1, " 国"), ("國", 0, "國好"),
  ])
  func overwritingHalfBlanksTheOtherHalf(_ text: String, x: Int, shown: String) {
    let line = drawn(4) {
      $0.put("你好", x: 0, y: 0, style: .standard)
      $0.put(text, x: x, y: 0, style: .standard)
    }
    #expect(line == shown)
  }

  @Test func aClipCutsBothSides() {
    let line = drawn(12) {
      $0.put("0你23好56", x: 0, y: 0, style: .standard, clip: Rect(x: 2, y: 0, width: 4, height: 1))
    }
    #expect(line == "   23")
  }

  @Test func aFillLeavesNoHalves() {
    let line = drawn(6) {
      $0.put("你好国", x: 0, y: 0, style: .standard)
      $0.fill(Rect(x: 1, y: 0, width: 4, height: 1), .standard, with: "-")
    }
    #expect(line == " ----")
  }

  @Test func colourUnderTextStays() {
    var frame = Frame(size: Size(columns: 4, rows: 1))
    frame.fill(Rect(x: 0, y: 0, width: 2, height: 1), Style(background: .rgb(1, 2, 3)))
    frame.put("abc", x: 0, y: 0, style: Style(foreground: .rgb(9, 9, 9), attributes: .bold))
    #expect(
      frame.styledLines() == ["0:0 #090909 on #010203 bold |ab|", "0:2 #090909 bold |c|", "0:3 standard | |"])
  }

  @Test func restylingKeepsTheText() {
    var frame = Frame(size: Size(columns: 3, rows: 1))
    frame.put("a你", x: 0, y: 0, style: Style(foreground: .rgb(9, 9, 9)))
    frame.restyle(frame.size.bounds, Style(background: .rgb(0, 0, 1), attributes: .reverse))
    #expect(frame.styledLines() == ["0:0 #090909 on #000001 reverse |a你|"])
  }

  @Test func aBoxCarriesItsTitles() {
    var frame = Frame(size: Size(columns: 38, rows: 3))
    let words = Style.standard
    frame.box(
      frame.size.bounds, words, title: [Piece("Notifications", words)],
      trailing: [Piece("all 14", words), Piece("  refused", words)])
    #expect(
      frame.lines() == [
        "╭─ Notifications ── all 14  refused ─╮",
        "│                                    │",
        "╰────────────────────────────────────╯",
      ])
  }

  @Test(arguments: [
    (20, "╭─ Notifications ──╮"), (12, "╭─ Notif… ─╮"), (7, "╭─ … ─╮"), (6, "╭────╮"), (2, "╭╮"), (1, ""),
  ])
  func aNarrowBoxDropsWhatDoesNotFit(width: Int, top: String) {
    var frame = Frame(size: Size(columns: 20, rows: 3))
    frame.box(
      Rect(x: 0, y: 0, width: width, height: 3), .standard, title: [Piece("Notifications", .standard)],
      trailing: [Piece("all 14", .standard)])
    #expect(frame.lines()[0] == top)
  }

  @Test func wideAmbiguousCharactersMakeAnAsciiBox() {
    var frame = Frame(
      size: Size(columns: 8, rows: 2), widths: TextWidth(WidthPolicy(ambiguousIsWide: true)))
    frame.box(frame.size.bounds, .standard)
    #expect(frame.lines() == ["+------+", "+------+"])
  }

  @Test func aPlacedFrameIsCutWithoutHalves() {
    var inner = Frame(size: Size(columns: 4, rows: 1))
    inner.put("你好", x: 0, y: 0, style: .standard)
    var frame = Frame(size: Size(columns: 5, rows: 1))
    frame.put("中文中", x: 0, y: 0, style: .standard)
    frame.place(inner, x: 2, y: 0)
    #expect(frame.lines() == ["中你"])
    frame.place(inner, x: -1, y: 0)
    #expect(frame.lines() == [" 好"])
  }
}
