import Phone

/// The text form of the tokens that the service gives out: 64 hex digits that hold the token's number.
///
/// So a command carries the number and never the text, and a recorded session plays in another journal.
enum TokenText {
  private static let purpose: UInt64 = 0x4754_0010

  /// The text of token `number`.
  static func text(_ number: UInt64, _ identifiers: Identifiers) -> String {
    let head = number ^ identifiers.bits(purpose, 0)
    return Identifiers.hex(head)
      + (1...3).map { Identifiers.hex(identifiers.bits(purpose + $0, number)) }.joined()
  }

  /// The number of the token `text`; nil if this service never gave it out.
  static func number(of text: String, _ identifiers: Identifiers) -> UInt64? {
    guard text.utf8.count == 64, let head = UInt64(text.prefix(16), radix: 16) else { return nil }
    let number = head ^ identifiers.bits(purpose, 0)
    return self.text(number, identifiers) == text ? number : nil
  }
}
