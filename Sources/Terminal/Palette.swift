/// Finds the nearest colour that a terminal with few colours has.
enum Palette {
  struct RGB: Hashable {
    let red, green, blue: Int
  }

  /// The nearest of the 216 colours of the cube and the 24 greys; the first 16 differ from theme to theme.
  static func nearest256(_ colour: RGB, not taken: Int? = nil) -> Int {
    nearest(colour, among: 16...255, not: taken)
  }

  /// The nearest of the first 16, taken as xterm draws them.
  ///
  /// When that one is taken it is the nearest grey, as another hue would say what the colour does not.
  static func nearest16(_ colour: RGB, not taken: Int? = nil) -> Int {
    let index = nearest(colour, among: 0...15, not: nil)
    return index == taken ? nearest(colour, among: [0, 8, 7, 15], not: taken) : index
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
