/// One kind of audience of a push: `tag`, `tag_and` … (docs.jiguang.cn, push API v3, audience). Its values are one set
/// of devices.
public struct AudienceSet: Hashable, Codable, Sendable {
  /// How the values make a set.
  public enum Kind: String, CaseIterable, Codable, Sendable {
    /// Devices with any of the tags.
    case tag
    /// Devices with all of the tags.
    case tagAnd = "tag_and"
    /// Devices with none of the tags.
    case tagNot = "tag_not"
    /// Devices with any of the aliases.
    case alias
    /// These devices.
    case registrationID = "registration_id"
    /// What the portal calls a segment; Belfry knows none, so nobody is in it.
    case segment
    /// A split of the portal; Belfry knows none, so nobody is in it.
    case abtest

    /// The most values.
    public var most: Int {
      switch self {
      case .tag, .tagAnd, .tagNot: 20
      case .alias, .registrationID: 1000
      case .segment, .abtest: 1
      }
    }
  }

  /// How the values make a set.
  public let kind: Kind
  /// The values; never empty.
  public let values: [String]

  /// A set.
  public init(_ kind: Kind, _ values: [String]) {
    self.kind = kind
    self.values = values
  }

  /// Whether `device` is in it.
  public func contains(_ device: ServiceDevice) -> Bool {
    switch kind {
    case .tag: values.contains { device.tags.contains($0) }
    case .tagAnd: values.allSatisfy { device.tags.contains($0) }
    case .tagNot: !values.contains { device.tags.contains($0) }
    case .alias: device.alias.map(values.contains) ?? false
    case .registrationID:
      values.contains { RegistrationID($0) == device.id || $0 == "@\(device.phone.value)" }
    case .segment, .abtest: false
    }
  }
}
