import Phone

/// The pushes that wait for their phones, one for each: a phone has one app.
struct PushStore: Sendable {
  private var pushes: [PhoneNumber: StoredPush] = [:]

  /// What waits for `phone`.
  subscript(phone: PhoneNumber) -> StoredPush? { pushes[phone] }

  /// Lets `push` wait; returns the one whose place it takes.
  mutating func keep(_ push: StoredPush) -> StoredPush? { pushes.updateValue(push, forKey: push.phone) }

  /// Takes out what waits for `phone`.
  mutating func take(_ phone: PhoneNumber) -> StoredPush? { pushes.removeValue(forKey: phone) }
}

extension PushStore: Codable {
  /// Reads the pushes.
  init(from decoder: any Decoder) throws {
    for push in try decoder.singleValueContainer().decode([StoredPush].self) { pushes[push.phone] = push }
  }

  /// Writes the pushes in the order of their phones, so that equal stores have equal bytes.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(pushes.values.sorted { $0.phone < $1.phone })
  }
}
