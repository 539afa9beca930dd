import Payload

/// Reads `audience` (docs.jiguang.cn, push API v3, audience).
enum AudienceReader {
  static func read(_ value: JSONValue) throws(JPushRefusal) -> JPushAudience {
    if let text = value.string {
      guard text == "all" else { throw JPushRefusal(.invalid, at: "audience") }
      return .all
    }
    guard value.kind == .object else { throw JPushRefusal(.invalid, at: "audience") }
    var sets: [AudienceSet] = []
    for member in value.members {
      guard let kind = AudienceSet.Kind(rawValue: member.key) else {
        throw JPushRefusal(.invalid, at: member.key)
      }
      if member.value.kind == .null { continue }
      if let set = try set(kind, member.value) { sets.append(set) }
    }
    guard !sets.isEmpty else { throw JPushRefusal(.missing, at: "audience") }
    return .sets(sets)
  }

  /// An empty array is as good as none.
  private static func set(_ kind: AudienceSet.Kind, _ value: JSONValue) throws(JPushRefusal) -> AudienceSet? {
    guard value.kind == .array else {
      throw JPushRefusal(.invalid, "Audience value must be JSON Array format!", at: kind.rawValue)
    }
    let texts = try value.texts()
    guard texts.count <= kind.most else { throw JPushRefusal(.invalid, at: kind.rawValue) }
    for text in texts { try check(text, kind) }
    return texts.isEmpty ? nil : AudienceSet(kind, texts)
  }

  private static func check(_ text: String, _ kind: AudienceSet.Kind) throws(JPushRefusal) {
    let isLegal: Bool
    switch kind {
    case .tag, .tagAnd, .tagNot: isLegal = NameText.isLegal(text)
    case .alias: isLegal = NameText.isLegal(text)
    case .registrationID, .segment, .abtest: isLegal = !text.isEmpty
    }
    guard isLegal else { throw JPushRefusal(.invalid, at: kind.rawValue) }
  }
}
