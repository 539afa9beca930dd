/// The service's own copy of a device's badge: 0…99999 (docs.jiguang.cn, iOS SDK API, badge).
public struct ServerBadge: Hashable, Codable, Sendable {
  /// What a push says about the badge (docs.jiguang.cn, push API v3, `notification.ios.badge`).
  public enum Change: Hashable, Codable, Sendable {
    /// A number: set to it.
    case absolute(Int)
    /// `"+1"`, `"-1"`: added to the service's copy.
    case relative(Int)

    /// Reads `+2`, `-1` or `5`; nil for anything else.
    public init?(_ text: String) {
      let hasSign = text.hasPrefix("+") || text.hasPrefix("-")
      let digits = hasSign ? text.dropFirst() : text[...]
      guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
        let number = Int(text)
      else { return nil }
      self = hasSign ? .relative(number) : .absolute(number)
    }
  }

  /// What `setBadge:` takes; other numbers it refuses.
  public static let range = 0...99_999

  /// The number.
  public private(set) var value: Int

  /// A copy of 0, or of `value` cut to the range.
  public init(_ value: Int = 0) {
    self.value = min(max(value, Self.range.lowerBound), Self.range.upperBound)
  }

  /// The copy after a push with `change`; its number is what the push carries to the phone.
  ///
  /// The vendor names no result for a sum below 0 or above 99999: it is cut to the range.
  public func applying(_ change: Change) -> ServerBadge {
    switch change {
    case .absolute(let number): return ServerBadge(number)
    case .relative(let step):
      let (sum, overflow) = value.addingReportingOverflow(step)
      return ServerBadge(overflow ? (step < 0 ? Self.range.lowerBound : Self.range.upperBound) : sum)
    }
  }
}
