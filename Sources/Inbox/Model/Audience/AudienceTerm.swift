/// One term of an audience as it is typed: `tag:vip,game`, `!tag:old`, `alias:user_42`, `all`.
struct AudienceTerm: Hashable, Sendable {
  let key: String
  let values: [String]

  /// The terms of `text`, parted by spaces; nil where one of them has no colon.
  static func read(_ text: String) -> [AudienceTerm]? {
    var terms: [AudienceTerm] = []
    for word in text.split(separator: " ") {
      guard let colon = word.firstIndex(of: ":") else { return nil }
      let values = word[word.index(after: colon)...].split(separator: ",").map(String.init)
      terms.append(AudienceTerm(key: Self.key(String(word[..<colon])), values: values))
    }
    return terms
  }

  /// A key by its one name.
  private static func key(_ word: String) -> String {
    switch word.lowercased() {
    case "!tag", "-tag", "not": "tag_not"
    case "&tag", "and": "tag_and"
    case "id", "cid", "registration_id", "rid": "id"
    case "fast", "fast_custom_tag": "fast_custom_tag"
    case "custom_tag": "tag"
    default: word.lowercased()
    }
  }
}
