/// Finds the nearest colour that a terminal with few colours has.
enum Palette {
  struct RGB: Hashable {
    let red, green, blue: Int

    var greatest: Int { max(red, green, blue) }

    /// How far it is from grey.
    var chroma: Int { greatest - min(red, green, blue) }

    /// In degrees, from red over green and blue; of a grey there is none.
    var hue: Int {
      guard chroma > 0 else { return 0 }
      let sixth =
        switch greatest {
        case red: 60 * (green - blue) / chroma
        case green: 120 + 60 * (blue - red) / chroma
        default: 240 + 60 * (red - green) / chroma
        }
      return (sixth + 360) % 360
    }
  }

  /// The nearest of the 216 colours of the cube and the 24 greys; the first 16 differ from theme to theme.
  static func nearest256(_ colour: RGB, not taken: Int? = nil) -> Int {
    nearest(colour, among: 16...255, not: taken)
  }

  /// The one of the first 16 that means the same: a grey by its light, any other by its hue.
  ///
  /// By distance all soft colours would be the same light grey. When the colour is taken it is another grey, as
  /// another hue would say what the colour does not.
  static func of16(_ colour: RGB, not taken: Int? = nil) -> Int {
    let index = colour.chroma < 50 ? nearest(colour, among: greys, not: nil) : hued(colour)
    return index == taken ? nearest(colour, among: greys, not: taken) : index
  }

  private static let greys = [0, 8, 7, 15]

  private static func hued(_ colour: RGB) -> Int {
    let index =
      switch colour.hue {
      case ..<20: 1
      case ..<75: 3
      case ..<160: 2
      case ..<205: 6
      case ..<255: 4
      case ..<330: 5
      default: 1
      }
    return colour.greatest >= 200 ? index + 8 : index
  }

  private static func nearest(_ colour: RGB, among indices: some Sequence<Int>, not taken: Int?) -> Int {
    var best = 0
    var least = Int.max
    for index in indices where index != taken {
      let distance = distance(colour, xterm[index])
      if distance < least {
        least = distance
        best = index
      }
    }
    return best
  }

  /// The eye's distance, nearly: T. Riemersma, "Colour metric" (compuphase.com/cmetric.htm).
  private static func distance(_ one: RGB, _ other: RGB) -> Int {
    let mean = (one.red + other.red) / 2
    let red = one.red - other.red
    let green = one.green - other.green
    let blue = one.blue - other.blue
    return (512 + mean) * red * red / 256 + 4 * green * green + (767 - mean) * blue * blue / 256
  }

  // xterm's 256colres.h and charproc defaults.
  private static let xterm: [RGB] = {
    let basic = [
      (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205),
      (229, 229, 229),
      (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255), (255, 0, 255), (0, 255, 255),
      (255, 255, 255),
    ]
    var all = basic.map { RGB(red: $0.0, green: $0.1, blue: $0.2) }
    let steps = [0, 95, 135, 175, 215, 255]
    for red in steps {
      for green in steps { for blue in steps { all.append(RGB(red: red, green: green, blue: blue)) } }
    }
    for grey in 0..<24 { all.append(RGB(red: 8 + grey * 10, green: 8 + grey * 10, blue: 8 + grey * 10)) }
    return all
  }()
}
