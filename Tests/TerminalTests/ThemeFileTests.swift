import Terminal
import Testing
import Words

@Suite struct ThemeFileTests {
  @Test(arguments: [
    ("color badge #e0af68", Style(foreground: .rgb(0xE0, 0xAF, 0x68))),
    ("  color\tbadge   #E0AF68   bold  ", Style(foreground: .rgb(0xE0, 0xAF, 0x68), attributes: .bold)),
    (
      "color badge #000000 on #ffffff bold underline",
      Style(foreground: .rgb(0, 0, 0), background: .rgb(255, 255, 255), attributes: [.bold, .underline])
    ),
    ("color badge on #000001", Style(background: .rgb(0, 0, 1))),
    ("color badge standard on standard", .standard),
    (
      "color badge dim italic reverse strikethrough",
      Style(attributes: [.dim, .italic, .reverse, .strikethrough])
    ),
    (
      "# a comment\n\n#color badge #111111\ncolor badge #222222\r\n",
      Style(foreground: .rgb(0x22, 0x22, 0x22))
    ),
  ])
  func aLineGivesARoleItsLook(_ text: String, _ style: Style) {
    let theme = ThemeFile(text)
    #expect(theme.mistakes == [])
    #expect(theme.styles == ["badge": style])
  }

  @Test(arguments: [
    ("colour badge #111111", 1, 1, "theme.line"),
    ("\n  badge #111111", 2, 3, "theme.line"),
    ("color", 1, 6, "theme.role.missing"),
    ("color baddge #111111", 1, 7, "theme.role.unknown"),
    ("color badge #111111\ncolor badge #222222", 2, 7, "theme.role.twice"),
    ("color badge", 1, 12, "theme.colour.missing"),
    ("color badge #11111", 1, 13, "theme.colour.bad"),
    ("color badge #1111zz", 1, 13, "theme.colour.bad"),
    ("color badge #+11111", 1, 13, "theme.colour.bad"),
    ("color badge #111111 #222222", 1, 21, "theme.colour.twice"),
    ("color badge on #111111 on #222222", 1, 24, "theme.colour.twice"),
    ("color badge #111111 on", 1, 23, "theme.on.empty"),
    ("color badge #111111 blink", 1, 21, "theme.word.unknown"),
    ("color badge red", 1, 13, "theme.word.unknown"),
  ])
  func aMistakeHasItsPlace(_ text: String, _ line: Int, _ column: Int, _ id: String) throws {
    let theme = ThemeFile(text, roles: ["badge", "dim"])
    let mistake = try #require(theme.mistakes.count == 1 ? theme.mistakes.first : nil)
    #expect((mistake.line, mistake.column) == (line, column))
    #expect(mistake.phrase.id == WordID(id))
  }

  @Test func theOtherLinesCountAllTheSame() {
    let theme = ThemeFile("color badge #111111\noops\ncolor dim #222222")
    #expect(theme.mistakes.count == 1)
    #expect(theme.styles.count == 2)
  }
}
