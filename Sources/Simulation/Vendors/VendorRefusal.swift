import Words

/// Why a vendor's service refuses a request, in its words and in Belfry's.
public struct VendorRefusal: Hashable, Sendable {
  /// The code.
  public let code: Int
  /// The service's own text.
  public let message: String
  /// The key whose value is at fault, where the service does not say it.
  public let key: String?
  /// What the code says.
  public let meaning: Phrase
  /// What to do about it.
  public let remedy: Phrase

  /// Code, text and meaning in one sentence.
  public var phrase: Phrase {
    guard let key else { return Phrase("vendor.refused", .count(code), .text(message), .phrase(meaning)) }
    return Phrase("vendor.refused.at", .count(code), .text(message), .text(key), .phrase(meaning))
  }
}
