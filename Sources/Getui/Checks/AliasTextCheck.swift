import Words

/// What the SDK says about an alias before it asks the service.
public struct AliasTextCheck: Hashable, Sendable {
  /// The most UTF-8 bytes of an alias (docs.getui.com, iOS SDK API, 13).
  public static let longest = 40

  /// Its UTF-8 bytes.
  public let bytes: Int
  /// The first character that is not allowed.
  public let offender: Unicode.Scalar?

  /// Checks `alias`.
  public init(_ alias: String) {
    bytes = alias.utf8.count
    offender = LegalSpelling.alias.offender(in: alias)
  }

  /// Whether the SDK takes it; if not, the code is 30007.
  public var isValid: Bool { bytes > 0 && bytes <= Self.longest && offender == nil }

  /// What is wrong and what to do, or how much room is left.
  public var phrase: Phrase {
    if isValid { return Phrase("getui.check.alias.ok", .count(bytes), .count(Self.longest)) }
    if let offender {
      return Phrase("getui.check.alias.character", .text(String(offender)), .count(30007))
    }
    return Phrase("getui.check.alias.length", .count(bytes), .count(Self.longest), .count(30007))
  }
}
