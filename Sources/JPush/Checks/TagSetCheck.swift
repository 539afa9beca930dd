import Words

/// What the SDK would say about all tags of one call.
public struct TagSetCheck: Hashable, Sendable {
  /// The most UTF-8 bytes that the tags of one call may have together.
  ///
  /// The pages say "5 K" and "7 K"; the Android pages of the same calls print 5000 and 7000.
  public enum Limit: Int, Sendable {
    /// The calls with `seq`.
    case newCalls = 5000
    /// The older calls.
    case olderCalls = 7000
  }

  /// A tag that fails the call.
  public struct Offender: Hashable, Sendable {
    /// The tag.
    public let tag: String
    /// What is wrong with it.
    public let check: NameCheck
  }

  /// How many different tags there are.
  public let count: Int
  /// Their UTF-8 bytes, without any separators.
  public let bytes: Int
  /// The limit they are held to.
  public let limit: Limit
  /// The first tag that fails the call.
  public let offender: Offender?

  /// Checks `tags`; the first bad one in their order counts.
  public init(_ tags: [String], limit: Limit = .newCalls) {
    self.limit = limit
    var seen: Set<String> = []
    var total = 0
    var found: Offender?
    for tag in tags where seen.insert(tag).inserted {
      let check = NameCheck(tag, as: .tag)
      total += check.bytes
      if found == nil, check.code != .ok { found = Offender(tag: tag, check: check) }
    }
    count = seen.count
    bytes = total
    offender = found
  }

  /// The code that the call would answer without asking the service; 6001 for no tags at all.
  public var code: SDKCode {
    if count == 0 { return .invalid }
    // An empty tag among others matches none of the allowed characters; the vendor names no code for it.
    if let offender { return offender.check.code == .invalid ? .tagCharacters : offender.check.code }
    if count > TagCheck.mostTags { return .tooManyTags }
    return bytes > limit.rawValue ? .tagsTooLong : .ok
  }

  /// What is wrong and what to do, or how much room is left.
  public var phrase: Phrase {
    switch code {
    case .ok:
      return Phrase(
        "jpush.check.tags.ok", .count(count), .count(TagCheck.mostTags), .count(bytes),
        .count(limit.rawValue))
    case .invalid: return Phrase("jpush.check.tags.none")
    case .tooManyTags:
      return Phrase(
        "jpush.check.tags.many", .count(count), .count(TagCheck.mostTags), .count(code.rawValue))
    case .tagsTooLong:
      return Phrase("jpush.check.tags.long", .count(bytes), .count(limit.rawValue), .count(code.rawValue))
    default:
      guard let offender else { return Phrase("jpush.check.tags.none") }
      return Phrase("jpush.check.tags.bad", .text(offender.tag), .phrase(offender.check.phrase))
    }
  }
}
