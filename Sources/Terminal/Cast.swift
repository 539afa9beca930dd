/// Writes frames as a terminal recording that asciinema and its players show.
///
/// Source: asciinema, "asciicast v2".
public final class Cast {
  private let painter: Painter
  private let size: Size
  private let title: String

  /// A recording of a terminal of `size`.
  public init(size: Size, title: String) throws(TerminalError) {
    painter = try Painter(.recorded, depth: .truecolour, size: size)
    self.size = size
    self.title = title
  }

  /// The first line, without its line end.
  public var header: String {
    "{\"version\":2,\"width\":\(size.columns),\"height\":\(size.rows),\"title\":\(Self.quoted(title))}"
  }

  /// The line that shows `frame` at `time`, in microseconds from the start; nothing when the picture stays the same.
  public func line(_ frame: Frame, at time: Int64) -> String? {
    var frame = frame
    frame.modes = TerminalModes(cursor: frame.modes.cursor)
    let bytes = painter.paint(frame)
    guard !bytes.isEmpty else { return nil }
    let fraction = String(time % 1_000_000 + 1_000_000).dropFirst()
    return "[\(time / 1_000_000).\(fraction),\"o\",\(Self.quoted(String(decoding: bytes, as: UTF8.self)))]"
  }

  /// A JSON string (RFC 8259, section 7).
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\":
        result += "\\"
        result.unicodeScalars.append(scalar)
      case ..<" ":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
