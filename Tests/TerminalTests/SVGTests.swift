import Foundation
import FoundationXML
import Terminal
import Testing

@Suite struct SVGTests {
  private let blue = Style(foreground: .rgb(0, 0, 255))

  private func svg(_ columns: Int = 10, title: String? = nil, _ draw: (inout Frame) -> Void) -> String {
    var frame = Frame(size: Size(columns: columns, rows: 1))
    draw(&frame)
    return frame.svg(title: title)
  }

  @Test func textStandsInItsColumns() {
    let picture = svg { $0.put("  ab 你好c", x: 0, y: 0, style: blue) }
    #expect(picture.contains(#"x="18" y="14" textLength="18" lengthAdjust="spacingAndGlyphs">ab</text>"#))
    #expect(picture.contains(#"x="45" y="14" textLength="36" lengthAdjust="spacingAndGlyphs">你好</text>"#))
    #expect(picture.contains(#"x="81" y="14" textLength="9" lengthAdjust="spacingAndGlyphs">c</text>"#))
    #expect(picture.contains("{fill:#0000ff}"))
  }

  @Test func emptyCellsDrawNothing() {
    #expect(!svg { _ in }.contains("<text"))
  }

  @Test(arguments: [
    (StyleAttributes.bold, "font-weight:bold"), (.italic, "font-style:italic"), (.dim, "opacity:.6"),
    (.underline, "text-decoration:underline"), (.strikethrough, "text-decoration:line-through"),
    (StyleAttributes([.underline, .strikethrough]), "text-decoration:underline line-through"),
    (StyleAttributes.reverse, "fill:#16181d"),
  ])
  func attributesShow(_ attributes: StyleAttributes, _ rule: String) {
    #expect(svg { $0.put("a", x: 0, y: 0, style: Style(attributes: attributes)) }.contains(rule))
  }

  @Test func aGroundIsOneRectangle() {
    let picture = svg {
      $0.fill(Rect(x: 2, y: 0, width: 3, height: 1), Style(background: .rgb(1, 2, 3)))
      $0.put("a", x: 3, y: 0, style: blue)
    }
    #expect(picture.contains(##"<rect x="18" y="0" width="9" height="19" fill="#010203"/>"##))
    #expect(picture.components(separatedBy: "<rect").count - 1 == 4)
  }

  @Test(arguments: [
    ("─", "M4.5 9.5L9.0 9.5M4.5 9.5L0.0 9.5"), ("│", "M4.5 9.5L4.5 0.0M4.5 9.5L4.5 19.0"),
    ("╭", "M9.0 9.5Q4.5 9.5 4.5 19.0"), ("╯", "M4.5 0.0Q4.5 9.5 0.0 9.5"), ("┊", "M4.5 0.0L4.5 19.0"),
    ("▌", ##"<rect x="0.0" y="0.0" width="4.5" height="19.0" fill="#0000ff"/>"##),
    ("▁", ##"<rect x="0.0" y="16.625" width="9.0" height="2.375" fill="#0000ff"/>"##),
  ])
  func linesAreDrawnAsLines(_ character: String, _ drawing: String) {
    let picture = svg { $0.put(character, x: 0, y: 0, style: blue) }
    #expect(picture.contains(drawing))
    #expect(!picture.contains("<text"))
  }

  @Test(arguments: [
    "plain", "<b>&\"quoted\"</b>", "\u{1B}[31m\0\u{FFFE}", "👨\u{200D}👩\u{200D}👧 कि שלום", "]]>",
  ])
  func anyTextMakesAWholeDocument(_ text: String) throws {
    let picture = svg(40, title: text) { $0.put(text, x: 0, y: 0, style: blue) }
    let parser = XMLParser(data: Data(picture.utf8))
    #expect(parser.parse(), "\(parser.parserError.debugDescription)")
  }
}
