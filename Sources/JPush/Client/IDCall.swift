import Phone

/// A `registrationIDCompletionHandler:` that has no answer yet.
struct IDCall: Hashable, Codable, Sendable {
  /// The number its job knows it by.
  let id: UInt32
  /// When the SDK gives up.
  let due: Instant
}
