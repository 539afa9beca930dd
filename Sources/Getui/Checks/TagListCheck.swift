import Words

/// What the SDK says about the tags of one `setTags:` before it asks the service.
public struct TagListCheck: Hashable, Sendable {
  /// The most tags of one call (docs.getui.com, iOS SDK API, code 20001).
  public static let mostTags = 100

  /// The code that the call answers without asking the service; nil if nothing is wrong.
  public let code: TagCode?
  /// The tag that is at fault, for 20003 and 20011.
  public let offender: String?
  /// How many tags there are.
  public let count: Int

  /// Checks `tags`, given with `sequenceNumber`; nil stands for the call without one.
  ///
  /// The vendor gives no order of the checks; this is Belfry's.
  public init(_ tags: [String], sequenceNumber: String? = nil) {
    count = tags.count
    if sequenceNumber?.isEmpty == true {
      (code, offender) = (.noSequenceNumber, nil)
    } else if tags.isEmpty || tags.contains(where: \.isEmpty) {
      (code, offender) = (.empty, nil)
    } else if tags.count > Self.mostTags {
      (code, offender) = (.tooMany, nil)
    } else if let twice = Self.firstRepeated(tags) {
      (code, offender) = (.duplicate, twice)
    } else if let bad = tags.first(where: { LegalSpelling.tag.offender(in: $0) != nil }) {
      (code, offender) = (.malformed, bad)
    } else {
      (code, offender) = (nil, nil)
    }
  }

  /// What is wrong and what to do, or how much room is left.
  public var phrase: Phrase {
    switch code {
    case nil: return Phrase("getui.check.tags.ok", .count(count), .count(Self.mostTags))
    case .duplicate?, .malformed?:
      return Phrase(
        "getui.check.tags.bad", .text(offender ?? ""), .count(code?.rawValue ?? 0),
        .phrase(code?.remedy ?? Phrase("getui.check.tags.ok")))
    case .some(let code): return Phrase("getui.check.bad", .count(code.rawValue), .phrase(code.remedy))
    }
  }

  private static func firstRepeated(_ tags: [String]) -> String? {
    var seen: Set<String> = []
    return tags.first { !seen.insert($0).inserted }
  }
}
