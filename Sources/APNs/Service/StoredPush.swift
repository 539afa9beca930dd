import Phone

/// A push that waits for its phone.
struct StoredPush: Codable, Sendable {
  var phone: PhoneNumber
  var handover: Handover
  /// From here on it is not worth delivering.
  var expires: Instant
}
