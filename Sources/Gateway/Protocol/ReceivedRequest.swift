import Words

/// A request as it came in, with the language its answer is to be in.
public struct ReceivedRequest: Hashable, Sendable {
  /// What is asked.
  public let request: ControlRequest
  /// The language of the sentences in the answer.
  public let tongue: Tongue

  /// A request.
  public init(_ request: ControlRequest, in tongue: Tongue) {
    self.request = request
    self.tongue = tongue
  }
}
