import Words

extension SDKCode {
  /// Every code that the vendor's pages list for iOS, and the two that only newer pages or headers have.
  public static let all: [SDKCode] =
    ([0, 1005, 1008, 1009, 1011] + Array(6001...6009) + Array(6011...6027) + [7000, 7001])
    .map(SDKCode.init(rawValue:))

  /// What the code says.
  public var meaning: Phrase { Phrase(WordID("jpush.code.\(rawValue).meaning")) }

  /// When an app sees it.
  public var condition: Phrase { Phrase(WordID("jpush.code.\(rawValue).condition")) }

  /// What to do about it.
  public var remedy: Phrase { Phrase(WordID("jpush.code.\(rawValue).remedy")) }

  /// The rule behind an answer with this code.
  var rule: RuleID {
    switch self {
    case .ok: "jpush.code.ok"
    case .appDeleted, .wrongKey, .noIOSApp: "jpush.registration.failed"
    case .noRegistrationID: "jpush.code.1011"
    case .invalid: "jpush.code.6001"
    case .timeout: "jpush.code.6002"
    case .aliasCharacters: "jpush.code.6003"
    case .aliasTooLong: "jpush.code.6004"
    case .tagCharacters: "jpush.code.6005"
    case .tagTooLong: "jpush.code.6006"
    case .tooManyTags: "jpush.code.6007"
    case .tagsTooLong: "jpush.code.6008"
    case .tooFrequent: "jpush.code.6011"
    case .stopped: "jpush.code.6012"
    case .clockJumped: "jpush.code.6013"
    case .busy: "jpush.code.6014"
    case .blacklisted: "jpush.code.6015"
    case .requestInvalid: "jpush.code.6017"
    case .deviceHasTooManyTags: "jpush.code.6018"
    case .readingTagsFailed: "jpush.code.6019"
    case .tagRequestWaiting: "jpush.code.6021"
    case .aliasRequestWaiting: "jpush.code.6022"
    case .mobileNumberCharacters: "jpush.code.6023"
    case .serverFailed: "jpush.code.6024"
    case .mobileNumberTooLong: "jpush.code.6025"
    case .aliasOnTooManyDevices: "jpush.code.6027"
    case .fenceExpired: "jpush.code.7000"
    case .fenceMissing: "jpush.code.7001"
    default: "jpush.code.forced"
    }
  }
}
