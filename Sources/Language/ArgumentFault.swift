import Words

/// A value that reads well but cannot be used.
public struct ArgumentFault: Error, Hashable, Sendable {
  /// The argument's name.
  public let argument: String
  /// Why.
  public let reason: Phrase

  /// A fault of `argument`.
  public init(_ argument: String, _ reason: Phrase) {
    self.argument = argument
    self.reason = reason
  }
}
