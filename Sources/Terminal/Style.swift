/// How a cell looks: two colours and attributes in one word.
public struct Style: Hashable, Sendable {
  // Foreground in bits 0…24, background in 25…49, attributes in 50…55; a cell keeps its kind above them.
  let bits: UInt64

  private static let colourMask: UInt64 = (1 << Colour.widthInBits) - 1
  private static let backgroundShift = Colour.widthInBits
  private static let attributesShift = Colour.widthInBits * 2
  static let mask: UInt64 = (1 << 56) - 1

  /// The terminal's own colours.
  public static let standard = Style(foreground: .standard, background: .standard)

  /// A style; a colour that is left out stays what it is where the style is put.
  public init(
    foreground: Colour = .under, background: Colour = .under, attributes: StyleAttributes = []
  ) {
    bits =
      foreground.bits | background.bits << Style.backgroundShift
      | UInt64(attributes.rawValue) << Style.attributesShift
  }

  init(bits: UInt64) { self.bits = bits & Style.mask }

  /// The colour of the text.
  public var foreground: Colour { Colour(bits: bits & Style.colourMask) }

  /// The colour of the ground.
  public var background: Colour { Colour(bits: bits >> Style.backgroundShift & Style.colourMask) }

  /// Bold, dim and the like.
  public var attributes: StyleAttributes {
    StyleAttributes(rawValue: UInt8(truncatingIfNeeded: bits >> Style.attributesShift))
  }

  /// The same with another colour of text.
  public func with(foreground: Colour) -> Style {
    Style(foreground: foreground, background: background, attributes: attributes)
  }

  /// The same with another ground.
  public func with(background: Colour) -> Style {
    Style(foreground: foreground, background: background, attributes: attributes)
  }

  /// The same with `more` attributes added.
  public func adding(_ more: StyleAttributes) -> Style {
    Style(foreground: foreground, background: background, attributes: attributes.union(more))
  }

  /// This style laid over `lower`: its `.under` colours are filled from there, its attributes win.
  public func over(_ lower: Style) -> Style {
    let mask = underMask
    return Style(bits: bits & ~mask | lower.bits & mask)
  }

  /// The bits of the colours that are taken from what lies under the style.
  private var underMask: UInt64 {
    let foreground = bits & Style.colourMask == Colour.under.bits ? Style.colourMask : 0
    let background =
      bits >> Style.backgroundShift & Style.colourMask == Colour.under.bits ? Style.colourMask : 0
    return foreground | background << Style.backgroundShift
  }
}

extension Style: CustomStringConvertible {
  /// The style as a theme file writes it, such as `#ffffff on #000000 bold`.
  public var description: String {
    var words = ["\(foreground)"]
    if background != .standard { words += ["on", "\(background)"] }
    for (name, attribute) in StyleAttributes.named where attributes.contains(attribute) { words.append(name) }
    return words.joined(separator: " ")
  }
}
