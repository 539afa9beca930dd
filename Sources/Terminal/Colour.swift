/// A colour of text or of the ground under it.
public enum Colour: Hashable, Sendable {
  /// The terminal's own default.
  case standard
  /// Red, green and blue, each 0 to 255; brought down to what the terminal can show when it is drawn.
  case rgb(UInt8, UInt8, UInt8)
  /// Whatever the cell has already, so that text can be put on a filled ground.
  case under

  // 25 bits, so that two colours and the attributes share one word of a style.
  static let widthInBits: UInt64 = 25
  private static let rgbFlag: UInt64 = 1 << 24
  private static let underBits: UInt64 = 1

  var bits: UInt64 {
    switch self {
    case .standard: 0
    case .under: Colour.underBits
    case .rgb(let red, let green, let blue):
      Colour.rgbFlag | UInt64(red) << 16 | UInt64(green) << 8 | UInt64(blue)
    }
  }

  init(bits: UInt64) {
    if bits & Colour.rgbFlag != 0 {
      self = .rgb(
        UInt8(truncatingIfNeeded: bits >> 16), UInt8(truncatingIfNeeded: bits >> 8),
        UInt8(truncatingIfNeeded: bits))
    } else {
      self = bits == Colour.underBits ? .under : .standard
    }
  }
}

extension Colour: CustomStringConvertible {
  /// `#rrggbb`, `standard` or `under`.
  public var description: String {
    switch self {
    case .standard: "standard"
    case .under: "under"
    case .rgb(let red, let green, let blue):
      "#"
        + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
  }
}
