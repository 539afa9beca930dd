import Phone

/// Devices are written in the order of their ids, so that equal services have equal bytes.
extension JPushService: Codable {
  private enum CodingKeys: String, CodingKey {
    case identifiers, devices, registrations, messages
  }

  private struct Entry: Codable {
    let id: RegistrationID
    let device: ServiceDevice
  }

  /// Reads a service.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      identifiers: try values.decode(Identifiers.self, forKey: .identifiers),
      devices: try values.decode([Entry].self, forKey: .devices).map { ($0.id, $0.device) },
      registrations: try values.decode(UInt64.self, forKey: .registrations),
      messages: try values.decode(UInt64.self, forKey: .messages))
  }

  /// Writes the service; what follows from the devices is left out.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(identifiers, forKey: .identifiers)
    let sorted = devices.sorted { $0.key < $1.key }
    try values.encode(sorted.map { Entry(id: $0.key, device: $0.value) }, forKey: .devices)
    try values.encode(registrations, forKey: .registrations)
    try values.encode(messages, forKey: .messages)
  }
}
