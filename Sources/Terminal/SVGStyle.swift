/// How a frame looks as a picture: what a terminal decides itself on a screen.
public struct SVGStyle: Hashable, Sendable {
  /// The family of the text, as CSS has it; wide characters fall back to whatever the viewer has.
  public var fontFamily: String
  /// What `.standard` stands for.
  public var foreground, background: Colour

  /// Fonts that are on most machines, on the default theme's ground.
  public static let standard = SVGStyle(
    fontFamily: "ui-monospace,'SF Mono',Menlo,Consolas,'DejaVu Sans Mono',monospace",
    foreground: .rgb(0xD5, 0xD9, 0xE2), background: .rgb(0x16, 0x18, 0x1D))

  /// A look; the colours are `.rgb`.
  public init(fontFamily: String, foreground: Colour, background: Colour) {
    self.fontFamily = fontFamily
    self.foreground = foreground
    self.background = background
  }
}
