/// Keys that occur twice, which is wrong in every kind of JSON.
enum DuplicateLint {
  static func findings(in document: JSONDocument) -> [LintFinding] {
    document.duplicates.prefix(Lint.findingsPerRule).map { duplicate in
      let last = document.lastMember(of: duplicate)
      return LintFinding(
        .duplicateKey, path: last.value.path, place: document.firstMember(of: duplicate).keyValue.place,
        [.text(last.key), .count(duplicate.count), .text(last.value.excerpt)])
    }
  }
}
