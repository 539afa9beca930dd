import Testing

@testable import Terminal

@Suite struct StyleTests {
  @Test(arguments: [
    Style(), .standard, Style(foreground: .rgb(0, 0, 0)), Style(background: .rgb(255, 255, 255)),
    Style(foreground: .rgb(1, 2, 3), background: .rgb(4, 5, 6), attributes: [.bold, .strikethrough]),
    Style(foreground: .standard, background: .under, attributes: .dim),
  ])
  func aStyleComesBackOutOfItsWord(_ style: Style) {
    let again = Style(
      foreground: style.foreground, background: style.background, attributes: style.attributes)
    #expect(again == style)
    var cell = Cell(.blank, style, .head)
    #expect(cell.style == style)
    cell.style = .standard
    #expect(cell.kind == .head)
    #expect(MemoryLayout<Cell>.size == 16)
  }

  @Test(arguments: [
    (Style(), "#010203 on #040506"),
    (Style(foreground: .rgb(9, 9, 9)), "#090909 on #040506"),
    (Style(background: .standard, attributes: .bold), "#010203 bold"),
    (.standard, "standard"),
  ])
  func aLowerStyleShowsThroughWhereNothingIsSaid(_ style: Style, _ result: String) {
    let lower = Style(foreground: .rgb(1, 2, 3), background: .rgb(4, 5, 6), attributes: .underline)
    #expect(style.over(lower).description == result)
  }

  @Test func changesLeaveTheRest() {
    let style = Style(foreground: .rgb(1, 1, 1), background: .rgb(2, 2, 2), attributes: .bold)
    #expect(style.with(foreground: .standard).description == "standard on #020202 bold")
    #expect(style.with(background: .standard).description == "#010101 bold")
    #expect(style.adding(.dim).description == "#010101 on #020202 bold dim")
  }
}
