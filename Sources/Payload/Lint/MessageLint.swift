/// What there is to say about transparent messages.
enum MessageLint {
  static func findings(in message: TransparentMessage) -> [LintFinding] {
    var findings: [LintFinding] = []
    let root = message.document.root
    if let extras = root["extras"], extras.kind != .object {
      findings.append(
        LintFinding(.messageExtras, path: extras.path, place: extras.place, [.phrase(extras.kind.phrase)]))
    }
    if let id = root["_gmid_"], message.getuiID == nil {
      findings.append(LintFinding(.messageID, path: id.path, place: id.place, [.text(id.text)]))
    }
    return DuplicateLint.findings(in: message.document) + findings
  }
}
