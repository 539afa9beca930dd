import Words

/// What the SDK would say about one tag or one alias, and where it would stumble.
public struct NameCheck: Hashable, Sendable {
  /// What the name is for; the codes differ.
  public enum Purpose: Hashable, Sendable {
    case tag
    case alias
  }

  /// A character that is not allowed.
  public struct Offender: Hashable, Sendable {
    /// The character.
    public let scalar: Unicode.Scalar
    /// Its place, counted from 1 in Unicode scalars.
    public let column: Int
  }

  /// The most UTF-8 bytes of one tag or alias (docs.jiguang.cn, iOS SDK API, tags and alias).
  public static let longest = 40

  /// What the name is for.
  public let purpose: Purpose
  /// Its UTF-8 bytes.
  public let bytes: Int
  /// The first character that is not allowed.
  public let offender: Offender?

  /// Checks `name`.
  public init(_ name: String, as purpose: Purpose) {
    self.purpose = purpose
    bytes = name.utf8.count
    var column = 0
    var found: Offender?
    for scalar in name.unicodeScalars {
      column += 1
      if !LegalCharacters.contain(scalar) {
        found = Offender(scalar: scalar, column: column)
        break
      }
    }
    offender = found
  }

  /// The code that a call with this name would answer; characters are looked at before the length.
  public var code: SDKCode {
    if bytes == 0 { return .invalid }
    if offender != nil { return purpose == .tag ? .tagCharacters : .aliasCharacters }
    if bytes > Self.longest { return purpose == .tag ? .tagTooLong : .aliasTooLong }
    return .ok
  }

  /// What is wrong and what to do, or how much room is left.
  public var phrase: Phrase {
    switch code {
    case .ok: Phrase("jpush.check.ok", .count(bytes), .count(Self.longest))
    case .invalid: Phrase("jpush.check.empty")
    case .tagTooLong, .aliasTooLong:
      Phrase("jpush.check.long", .count(bytes), .count(Self.longest), .count(code.rawValue))
    default:
      Phrase(
        "jpush.check.character", .text(offender.map(Self.shown) ?? ""), .count(offender?.column ?? 0),
        .count(code.rawValue), .text(LegalCharacters.marks))
    }
  }

  /// The character as text, or its code point where there is nothing to see.
  private static func shown(_ offender: Offender) -> String {
    let value = offender.scalar.value
    let isVisible = offender.scalar.properties.isGraphemeBase && !offender.scalar.properties.isWhitespace
    return isVisible ? String(offender.scalar) : "U+" + codePoint(value)
  }

  private static func codePoint(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
