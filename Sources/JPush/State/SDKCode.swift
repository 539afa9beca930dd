/// A result code of the JPush iOS SDK (docs.jiguang.cn, iOS client error codes).
public struct SDKCode: RawRepresentable, Hashable, Codable, Sendable {
  /// The number the app sees.
  public let rawValue: Int

  /// Code `rawValue`.
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let ok = SDKCode(rawValue: 0)
  public static let invalid = SDKCode(rawValue: 6001)
  public static let timeout = SDKCode(rawValue: 6002)
  public static let aliasCharacters = SDKCode(rawValue: 6003)
  public static let aliasTooLong = SDKCode(rawValue: 6004)
  public static let tagCharacters = SDKCode(rawValue: 6005)
  public static let tagTooLong = SDKCode(rawValue: 6006)
  public static let tooManyTags = SDKCode(rawValue: 6007)
  public static let tagsTooLong = SDKCode(rawValue: 6008)
  public static let tooFrequent = SDKCode(rawValue: 6011)
  public static let stopped = SDKCode(rawValue: 6012)
  public static let deviceHasTooManyTags = SDKCode(rawValue: 6018)
  public static let tagRequestWaiting = SDKCode(rawValue: 6021)
  public static let aliasRequestWaiting = SDKCode(rawValue: 6022)
}
