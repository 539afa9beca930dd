import Phone

/// A UUID for an answer that no command made, so that no seed can tell it.
enum RandomUUID {
  static func text() -> String {
    Identifiers(seed: .random(in: .min ... .max), journal: .random(in: .min ... .max)).uuid(0)
  }

  /// A secret of 128 bits in hex digits.
  static func secret() -> String { text().replacing("-", with: "") }
}
