/// How many of all requests something befalls, in hundredths of a percent.
public struct FaultShare: Hashable, Codable, Sendable, Comparable {
  /// 0 to 10 000.
  public let hundredths: Int

  /// A share; what is out of the range is brought into it.
  public init(hundredths: Int) { self.hundredths = min(max(hundredths, 0), 10_000) }

  /// Every request.
  public static let every = FaultShare(hundredths: 10_000)
  /// No request.
  public static let none = FaultShare(hundredths: 0)

  /// Reads `20%`, `0.5%`; nil for anything else.
  public init?(_ text: String) {
    guard text.hasSuffix("%") else { return nil }
    let parts = text.dropLast().split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isASCIIDigit) }),
      let whole = Int(parts[0]), whole <= 100
    else { return nil }
    var hundredths = whole * 100
    if parts.count == 2 {
      guard parts[1].count <= 2, let rest = Int(parts[1] + String(repeating: "0", count: 2 - parts[1].count))
      else { return nil }
      hundredths += rest
    }
    guard hundredths <= 10_000 else { return nil }
    self.hundredths = hundredths
  }

  /// `20%`, `0.5%`.
  public var text: String {
    let (whole, rest) = (hundredths / 100, hundredths % 100)
    if rest == 0 { return "\(whole)%" }
    if rest % 10 == 0 { return "\(whole).\(rest / 10)%" }
    return rest < 10 ? "\(whole).0\(rest)%" : "\(whole).\(rest)%"
  }

  /// The smaller share first.
  public static func < (one: FaultShare, other: FaultShare) -> Bool { one.hundredths < other.hundredths }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
