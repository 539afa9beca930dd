/// What the REST API takes as a tag or an alias: what the SDK takes, and the wide yen sign (docs.jiguang.cn, REST API
/// v3, device; the pages of the SDK leave it out).
enum NameText {
  static func isLegal(_ text: String) -> Bool {
    (1...NameCheck.longest).contains(text.utf8.count)
      && text.unicodeScalars.allSatisfy { LegalCharacters.contain($0) || $0 == "\u{FFE5}" }
  }
}
