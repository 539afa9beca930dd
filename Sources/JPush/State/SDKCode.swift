import Words

/// A result code of the JPush iOS SDK (docs.jiguang.cn, iOS client error codes).
public struct SDKCode: RawRepresentable, Hashable, Codable, Sendable {
  /// The number the app sees.
  public let rawValue: Int

  /// Code `rawValue`.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Done; only this makes the device a target.
  public static let ok = SDKCode(rawValue: 0)
  /// The app was deleted in the portal.
  public static let appDeleted = SDKCode(rawValue: 1005)
  /// The AppKey is wrong.
  public static let wrongKey = SDKCode(rawValue: 1008)
  /// The app has no iOS part in the portal.
  public static let noIOSApp = SDKCode(rawValue: 1009)
  /// A fence is over.
  public static let fenceExpired = SDKCode(rawValue: 7000)
  /// A fence is not on the phone.
  public static let fenceMissing = SDKCode(rawValue: 7001)
  /// There is no registration ID.
  public static let noRegistrationID = SDKCode(rawValue: 1011)
  /// Nothing to set: tags or alias are nil or empty.
  public static let invalid = SDKCode(rawValue: 6001)
  /// No answer in time.
  public static let timeout = SDKCode(rawValue: 6002)
  /// The alias has a character that is not allowed.
  public static let aliasCharacters = SDKCode(rawValue: 6003)
  /// The alias is longer than 40 bytes.
  public static let aliasTooLong = SDKCode(rawValue: 6004)
  /// A tag has a character that is not allowed.
  public static let tagCharacters = SDKCode(rawValue: 6005)
  /// A tag is longer than 40 bytes.
  public static let tagTooLong = SDKCode(rawValue: 6006)
  /// More than 1000 tags in the call.
  public static let tooManyTags = SDKCode(rawValue: 6007)
  /// The tags together are too long.
  public static let tagsTooLong = SDKCode(rawValue: 6008)
  /// More than 10 calls within 10 s.
  public static let tooFrequent = SDKCode(rawValue: 6011)
  /// The push service is switched off.
  public static let stopped = SDKCode(rawValue: 6012)
  /// The network or the service is busy.
  public static let busy = SDKCode(rawValue: 6014)
  /// The app is on the black list.
  public static let blacklisted = SDKCode(rawValue: 6015)
  /// The phone's clock was moved.
  public static let clockJumped = SDKCode(rawValue: 6013)
  /// A parameter is out of order; of older SDKs also that the alias sits on 10 devices already.
  public static let requestInvalid = SDKCode(rawValue: 6017)
  /// Reading the tags failed.
  public static let readingTagsFailed = SDKCode(rawValue: 6019)
  /// The service failed.
  public static let serverFailed = SDKCode(rawValue: 6024)
  /// The service does not know the device.
  public static let userInvalid = SDKCode(rawValue: 6016)
  /// The device would have more than 1000 tags.
  public static let deviceHasTooManyTags = SDKCode(rawValue: 6018)
  /// The tag call before is not answered yet.
  public static let tagRequestWaiting = SDKCode(rawValue: 6021)
  /// The alias call before is not answered yet.
  public static let aliasRequestWaiting = SDKCode(rawValue: 6022)
  /// The mobile number has a character that is not allowed.
  public static let mobileNumberCharacters = SDKCode(rawValue: 6023)
  /// The mobile number is longer than 20 characters.
  public static let mobileNumberTooLong = SDKCode(rawValue: 6025)
  /// The alias sits on 10 devices already.
  public static let aliasOnTooManyDevices = SDKCode(rawValue: 6027)
}
