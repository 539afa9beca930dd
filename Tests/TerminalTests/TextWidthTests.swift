import Testing

@testable import Terminal

@Suite struct TextWidthTests {
  private let widths = TextWidth()

  @Test(arguments: [
    // ordinary text
    ("a", "a", 1), ("你", "你", 2), ("한", "한", 2), ("ａ", "ａ", 2), ("ｱ", "ｱ", 1), ("é", "é", 1), ("…", "…", 1),
    ("─", "─", 1), ("ﷺ", "ﷺ", 1), ("𠮷", "𠮷", 2), ("𝒳", "𝒳", 1), ("\u{3000}", "\u{3000}", 2),
    // marks sit on their base
    ("e\u{301}", "e\u{301}", 1), ("ệ", "ệ", 1), ("e\u{302}\u{323}", "e\u{302}\u{323}", 1), ("ที่", "ที่", 1),
    ("\u{1112}\u{1161}\u{11AB}", "\u{1112}\u{1161}\u{11AB}", 2), ("\u{301}", "\u{25CC}\u{301}", 1),
    ("é\u{301}\u{301}\u{301}\u{301}", "é\u{301}\u{301}", 1),
    // an Indic vowel sign needs room of its own
    ("कि", "कि", 2), ("ক\u{9BE}", "ক\u{9BE}", 2), ("க\u{BCD}", "க\u{BCD}", 1),
    // emoji: what every terminal draws alike
    ("😀", "😀", 2), ("🔔", "🔔", 2), ("⏳", "⏳", 2), ("\u{1FAE8}", "\u{1FAE8}", 2), ("❤", "❤", 1),
    ("❤\u{FE0F}", "❤", 1), ("⌚\u{FE0E}", "⌚", 2), ("👍\u{1F3FD}", "👍", 2), ("\u{1F3FD}", "\u{1F3FD}", 2),
    ("👨\u{200D}👩\u{200D}👧", "👨", 2), ("🏳\u{FE0F}\u{200D}🌈", "🏳", 1), ("🇩🇪", "DE", 2), ("🇨", "C", 1),
    ("1\u{FE0F}\u{20E3}", "1\u{20E3}", 1), ("🏴\u{E0067}\u{E0062}\u{E007F}", "🏴", 2),
    // right to left keeps its order, joiners inside a word vanish
    ("ש", "ש", 1), ("ع", "ع", 1), ("ی\u{200C}", "ی", 1),
    // what could hide or command something shows
    ("\u{1B}", "␛", 1), ("\0", "␀", 1), ("\n", "␊", 1), ("\r\n", "␍␊", 2), ("\t", "␉", 1), ("\u{7F}", "␡", 1),
    ("\u{9B}", "⟨U+009B⟩", 8), ("\u{202E}", "⟨RLO⟩", 5), ("\u{2066}", "⟨LRI⟩", 5), ("\u{200B}", "⟨ZWSP⟩", 6),
    ("\u{FEFF}", "⟨BOM⟩", 5), ("\u{AD}", "⟨SHY⟩", 5), ("\u{2028}", "⟨LS⟩", 4), ("\u{3164}", "⟨HF⟩", 4),
    ("\u{200D}", "⟨ZWJ⟩", 5), ("\u{FE0F}", "⟨U+FE0F⟩", 8), ("\u{E0001}", "⟨U+E0001⟩", 9),
    // no character
    ("\u{FFFF}", "\u{FFFD}", 1), ("\u{378}", "\u{FFFD}", 1), ("\u{1F0FF}", "\u{FFFD}", 1),
    ("\u{1FAFF}", "\u{1FAFF}", 2), ("\u{100000}", "\u{FFFD}", 1),
    ("\u{F0001}", "\u{F0001}", 1), ("\u{FFFD}", "\u{FFFD}", 1),
  ])
  func aCharacterDraws(_ character: String, _ drawn: String, _ columns: Int) throws {
    let character = try #require(character.count == 1 ? character.first : nil)
    let cells = widths.cells(of: character)
    #expect(Array(cells.drawn.unicodeScalars) == Array(drawn.unicodeScalars))
    #expect(cells.columns == columns)
  }

  @Test(arguments: [
    ("…", 2), ("─", 2), ("①", 2), ("±", 2), ("a", 1), ("你", 2), ("ｱ", 1), ("\u{FFFD}", 2), ("\u{378}", 2),
  ])
  func theTerminalMayDrawAmbiguousCharactersWide(_ text: String, _ columns: Int) {
    #expect(TextWidth(WidthPolicy(ambiguousIsWide: true)).width(of: text) == columns)
  }

  @Test(arguments: [("❤\u{FE0F}", 2), ("❤", 1), ("1\u{FE0F}\u{20E3}", 1), ("😀\u{FE0F}", 2), ("a\u{FE0F}", 1)])
  func theTerminalMayDrawPicturesWide(_ text: String, _ columns: Int) {
    #expect(TextWidth(WidthPolicy(vs16IsWide: true)).width(of: text) == columns)
  }

  @Test(arguments: [
    ("", 0), ("plain", 5), ("你的包裹已出库", 14), ("é and e\u{301}", 7), ("a👍\u{1F3FD}b", 4), ("\u{1B}[31m", 5),
    ("क्षि", 3), ("x\u{202E}y", 7),
  ])
  func aLineIsAsWideAsItsCharacters(_ text: String, _ columns: Int) {
    #expect(widths.width(of: text) == columns)
    #expect(text.reduce(0) { $0 + widths.cells(of: $1).columns } == columns)
  }

  @Test(arguments: [
    ("Your parcel", 11, "Your parcel"), ("Your parcel", 10, "Your parc…"), ("Your parcel", 1, "…"),
    ("Your parcel", 0, ""), ("你的包裹", 8, "你的包裹"), ("你的包裹", 7, "你的包…"), ("你的包裹", 6, "你的…"),
    ("a\u{1B}\u{1B}", 2, "a…"), ("👨\u{200D}👩\u{200D}👧!!", 3, "👨\u{200D}👩\u{200D}👧…"), ("", 0, ""),
  ])
  func tooLongATextIsCut(_ text: String, _ columns: Int, _ shown: String) {
    #expect(widths.truncate(text, to: columns) == shown)
  }

  @Test(arguments: [
    ("", 10, [""]),
    ("Your parcel is on its way", 12, ["Your parcel", "is on its", "way"]),
    ("exactly ten", 7, ["exactly", "ten"]),
    ("a  b", 10, ["a  b"]),
    ("one   two", 5, ["one", "two"]),
    ("end \n", 6, ["end ", ""]),
    ("one\ntwo\r\nthree", 10, ["one", "two", "three"]),
    ("supercalifragilistic word", 8, ["supercal", "ifragili", "stic", "word"]),
    ("你的包裹已出库", 6, ["你的包", "裹已出", "库"]),
    ("你的包，裹已出库", 6, ["你的", "包，裹", "已出库"]),
    ("（你好）世界", 6, ["（你", "好）世", "界"]),
    ("买iPhone手机", 8, ["买iPhone", "手机"]),
    ("订单7731号", 6, ["订单", "7731号"]),
    ("再见 world", 9, ["再见", "world"]),
    ("👍\u{1F3FD}👍\u{1F3FD}👍\u{1F3FD}", 4, ["👍\u{1F3FD}👍\u{1F3FD}", "👍\u{1F3FD}"]),
  ])
  func linesBreakWhereReadersExpect(_ text: String, _ columns: Int, _ lines: [String]) {
    #expect(widths.wrap(text, width: columns) == lines)
  }

  @Test func noLineIsWiderThanAsked() {
    let text =
      "Mixed 你好，世界！ https://example.com/a/very/long/path 👨\u{200D}👩\u{200D}👧 \u{202E}x ünïcödé कि क्षि 한국어"
    for columns in 2...40 {
      let lines = widths.wrap(text, width: columns)
      for line in lines where line.count > 1 {
        #expect(widths.width(of: line) <= columns, "\(line) in \(lines)")
      }
      #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
    }
  }

  @Test func everyScalarIsDrawnInTheWidthItIsSaidToTake() {
    for code in [0...0xFFFF, 0x1F000...0x1FFFF, 0xE0000...0xE0FFF, 0x10_0000...0x10_00FF].joined() {
      guard let scalar = Unicode.Scalar(UInt32(code)) else { continue }
      let drawn = widths.cells(of: Character(scalar))
      #expect(drawn.columns >= 1)
      for part in drawn.drawn.unicodeScalars {
        #expect(
          part.value >= 0x20 && !(0x7F..<0xA0).contains(part.value)
            && part.properties.generalCategory != .control)
        #expect(!part.properties.isBidiControl && part.value < 0x10_0000)
      }
      if drawn.drawn.unicodeScalars.count == 1 { #expect(widths.width(of: drawn.drawn) == drawn.columns) }
    }
  }
}
