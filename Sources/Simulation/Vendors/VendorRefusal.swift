import Words

/// Why a vendor's service refuses a request, in its words and in Belfry's.
public struct VendorRefusal: Hashable, Sendable {
  /// The code.
  public let code: Int
  /// The service's own text.
  public let message: String
  /// What the code says.
  public let meaning: Phrase
  /// What to do about it.
  public let remedy: Phrase

  /// Code, text and meaning in one sentence.
  public var phrase: Phrase { Phrase("vendor.refused", .count(code), .text(message), .phrase(meaning)) }
}
