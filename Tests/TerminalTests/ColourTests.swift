import Testing

@testable import Terminal

@Suite struct ColourTests {
  @Test(arguments: [
    ("xterm-256color", 256, [:], ColourDepth.palette256),
    ("xterm-256color", 256, ["COLORTERM": "truecolor"], .truecolour),
    ("xterm-256color", 256, ["COLORTERM": "24bit"], .truecolour),
    ("xterm-256color", 256, ["COLORTERM": "yes"], .palette256),
    ("xterm-direct", 1 << 24, [:], .truecolour),
    ("xterm-kitty", 256, [:], .truecolour),
    ("alacritty", 256, [:], .truecolour),
    ("tmux-256color", 256, [:], .truecolour),
    ("screen-256color", 256, ["TMUX": "/tmp/tmux"], .truecolour),
    ("screen-256color", 256, ["COLORTERM": "truecolor"], .palette256),
    ("screen", 8, [:], .palette16),
    ("xterm", 8, [:], .palette16),
    ("linux", 8, ["COLORTERM": "truecolor"], .palette16),
    ("vt100", 0, [:], .mono),
    ("vt100", 0, ["COLORTERM": "truecolor"], .mono),
    ("xterm-256color", 256, ["NO_COLOR": "1", "COLORTERM": "truecolor"], .mono),
    ("xterm-256color", 256, ["NO_COLOR": ""], .palette256),
  ])
  func theDepthIsFoundOut(
    _ term: String, _ colours: Int, _ environment: [String: String], _ depth: ColourDepth
  ) {
    #expect(ColourDepth.detect(term: term, colours: colours) { environment[$0] } == depth)
  }

  @Test(arguments: [
    (0, 0, 0, 16), (255, 255, 255, 231), (255, 0, 0, 196), (0, 0, 95, 17), (95, 135, 175, 67), (8, 8, 8, 232),
    (238, 238, 238, 255), (0x16, 0x18, 0x1D, 234), (0x7A, 0xA2, 0xF7, 111), (0x9E, 0xCE, 0x6A, 149),
    (0xE0, 0xAF, 0x68, 179), (0xF7, 0x76, 0x8E, 210),
  ])
  func aColourComesDownTo256(_ red: Int, _ green: Int, _ blue: Int, _ index: Int) {
    #expect(Palette.nearest256(Palette.RGB(red: red, green: green, blue: blue)) == index)
  }

  @Test(arguments: [
    (0, 0, 0, 0), (255, 255, 255, 15), (255, 0, 0, 9), (0x16, 0x18, 0x1D, 0), (0xD5, 0xD9, 0xE2, 7),
    (0x7F, 0x87, 0x98, 8), (0x3A, 0x41, 0x50, 8), (0, 200, 0, 10), (0, 150, 0, 2), (0x9E, 0xCE, 0x6A, 10),
    (0x7D, 0xCF, 0xFF, 14), (0xE0, 0xAF, 0x68, 11), (0xF7, 0x76, 0x8E, 9), (0xBB, 0x9A, 0xF7, 13),
    (0x7A, 0xA2, 0xF7, 12), (0xC2, 0x2B, 0x4B, 1), (0x3D, 0x7A, 0x1A, 2), (0x8F, 0x5B, 0x00, 3),
  ])
  func aColourComesDownTo16(_ red: Int, _ green: Int, _ blue: Int, _ index: Int) {
    #expect(Palette.of16(Palette.RGB(red: red, green: green, blue: blue)) == index)
  }

  @Test func aColourThatIsTakenIsLeftOut() {
    let border = Palette.RGB(red: 0x20, green: 0x20, blue: 0x20)
    #expect(Palette.of16(border) == 0)
    #expect(Palette.of16(border, not: 0) == 8)
  }
}
