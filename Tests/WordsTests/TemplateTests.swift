import Testing

@testable import Words

@Suite struct TemplateTests {
  @Test(arguments: [
    ("badge {0}", [Argument.count(3)], "badge 3"),
    ("{0} {0:push|pushes}", [.count(1)], "1 push"),
    ("{0} {0:push|pushes}", [.count(2)], "2 pushes"),
    ("{1} then {0}", [.text("a"), .text("b")], "b then a"),
    ("no place", [], "no place"),
    ("missing {4}", [.count(1)], "missing {4}"),
    ("open {", [.count(1)], "open {"),
  ])
  func fills(_ template: String, _ arguments: [Argument], _ expected: String) {
    #expect(Template.fill(template, with: arguments, in: .english) == expected)
  }

  @Test func anUnknownIdShowsAsItself() {
    #expect(Phrase("no.such.word").text(in: .chinese) == "no.such.word")
  }
}
