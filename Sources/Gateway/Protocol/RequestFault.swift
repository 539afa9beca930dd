import Words

/// Why a request cannot be read.
public struct RequestFault: Error, Hashable, Sendable {
  /// What is wrong.
  public let reason: Phrase
  /// Whether what follows cannot be told apart from the body any more, so that the connection ends.
  public let isFatal: Bool

  init(_ reason: Phrase, isFatal: Bool = false) {
    self.reason = reason
    self.isFatal = isFatal
  }
}
