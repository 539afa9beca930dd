import Payload
import Terminal
import Words

/// What lint says about the payload, the gravest first.
enum FindingLines {
  private static let most = 4

  static func write(_ findings: [LintFinding], to sheet: inout TextSheet) {
    guard !findings.isEmpty else { return }
    sheet.gap()
    for finding in findings.prefix(most) { write(finding, to: &sheet) }
    if findings.count > most {
      sheet.text(Phrase("face.lint.more", .count(findings.count - most)), .dim, indent: 2)
    }
  }

  private static func write(_ finding: LintFinding, to sheet: inout TextSheet) {
    let (word, role): (WordID, Role) =
      switch finding.severity {
      case .error: ("face.lint.error", .error)
      case .warning: ("face.lint.warning", .held)
      case .note: ("face.lint.note", .dim)
      }
    let path = finding.path.description
    sheet.line([
      sheet.piece(Phrase(word).text(in: sheet.tongue), role), sheet.piece("  ", .text),
      sheet.piece(path, .jsonName),
    ])
    sheet.text(finding.observation, .text, indent: 2)
    sheet.text(finding.effect, .dim, indent: 2)
    sheet.text(finding.fix, .dim, indent: 2)
  }
}
