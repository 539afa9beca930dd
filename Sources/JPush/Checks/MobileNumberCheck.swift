/// What the SDK would say about a mobile number (docs.jiguang.cn, iOS SDK API, `setMobileNumber:completion:`).
public struct MobileNumberCheck: Hashable, Sendable {
  /// The most characters.
  public static let longest = 20

  /// Its characters.
  public let length: Int
  /// Where the first character stands that is not allowed, counted from 1.
  public let offender: Int?

  /// Checks `number`: a plus or a digit first, then digits and minus signs; an empty one unbinds.
  public init(_ number: String) {
    let scalars = number.unicodeScalars
    length = scalars.count
    let place = zip(scalars, 0...).first { scalar, index in
      !(("0"..."9").contains(scalar) || scalar == (index == 0 ? "+" : "-"))
    }
    offender = place.map { $0.1 + 1 }
  }

  /// The code that the call would answer; characters are looked at before the length.
  public var code: SDKCode {
    if offender != nil { return .mobileNumberCharacters }
    return length > Self.longest ? .mobileNumberTooLong : .ok
  }
}
