/// One condition of `audience.tag` (docs.getui.com, REST v2, push by tag).
public struct TagCondition: Hashable, Codable, Sendable {
  /// What it looks at.
  public enum Key: String, CaseIterable, Codable, Sendable {
    /// `android` or `ios`.
    case phoneType = "phone_type"
    /// A region code.
    case region
    /// A tag of the app.
    case customTag = "custom_tag"
    /// A tag that Getui computes.
    case portrait
  }

  /// How the values of one condition go together.
  public enum Operator: String, CaseIterable, Codable, Sendable {
    case any = "or"
    case all = "and"
    case none = "not"
  }

  /// What it looks at.
  public let key: Key
  /// The values.
  public let values: [String]
  /// How they go together.
  public let operation: Operator

  /// A condition.
  public init(key: Key, values: [String], operation: Operator) {
    self.key = key
    self.values = values
    self.operation = operation
  }

  /// Whether `client` meets it.
  ///
  /// Every client here is an iPhone. Belfry knows neither regions nor computed tags: no client has one.
  public func matches(_ client: RegisteredClient) -> Bool {
    func has(_ value: String) -> Bool {
      switch key {
      case .phoneType: value == "ios"
      case .customTag: client.has(value)
      case .region, .portrait: false
      }
    }
    return switch operation {
    case .any: values.contains(where: has)
    case .all: values.allSatisfy(has)
    case .none: !values.contains(where: has)
    }
  }
}
