/// Why the service refuses a request.
public struct JPushRefusal: Error, Hashable, Codable, Sendable {
  /// The code.
  public let code: JPushCode
  /// `message` of the answer.
  public let message: String
  /// The key whose value is at fault, where it is known; the service does not tell it.
  public let key: String?

  /// A refusal; without a text of its own it says what the code says.
  init(_ code: JPushCode, _ message: String? = nil, at key: String? = nil) {
    self.code = code
    self.message = message ?? code.message
    self.key = key
  }
}
