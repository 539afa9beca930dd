import Phone

/// A push that waits for its phone.
struct StoredPush: Codable, Sendable {
  let phone: PhoneNumber
  let handover: Handover
  /// From here on it is not worth delivering, on the clock of APNs.
  let expires: Instant
}
