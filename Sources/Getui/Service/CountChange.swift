/// A change of the service's badge count: `auto_badge` of a push, `badge` of `POST /user/badge/cid`
/// (docs.getui.com, REST v2, common parameters and users).
public enum CountChange: Hashable, Codable, Sendable {
  /// `"5"`: set to it.
  case to(Int)
  /// `"+1"`, `"-8"`: added.
  case by(Int)

  /// What the count can be (docs.getui.com, iOS SDK API, 15).
  public static let range = 0...99_999

  /// Reads `+2`, `-1` or `5`; nil for anything else.
  public init?(_ text: String) {
    let isRelative = text.hasPrefix("+") || text.hasPrefix("-")
    let digits = isRelative ? text.dropFirst() : text[...]
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(text)
    else { return nil }
    self = isRelative ? .by(number) : .to(number)
  }

  /// The count after it; a sum outside the range is cut to it.
  public func applied(to count: Int) -> Int {
    let sum: Int
    switch self {
    case .to(let number): sum = number
    case .by(let step):
      let (result, overflow) = count.addingReportingOverflow(step)
      sum = overflow ? (step < 0 ? .min : .max) : result
    }
    return min(max(sum, Self.range.lowerBound), Self.range.upperBound)
  }
}
