import Gateway
import Payload
import Words

/// What there is to say about one file.
struct LintReport {
  private let name: String
  private let size: Int
  private let limit: Int
  private let findings: [LintFinding]

  init(file: String, bytes: [UInt8], type: PushType?) {
    name = file == "-" ? "<stdin>" : file
    size = bytes.count
    limit = (type ?? .alert).sizeLimit
    findings = Lint.findings(in: bytes, type: type)
  }

  var hasErrors: Bool { findings.contains { $0.severity == .error } }

  /// `FILE:LINE:COLUMN: severity: what is seen`, as compilers print it, so that editors jump there.
  func text(in tongue: Tongue) -> String {
    var lines: [String] = []
    for finding in findings {
      let place = finding.place.map { ":\($0.line):\($0.column)" } ?? ""
      let severity = Phrase(finding.severity.word).text(in: tongue)
      lines.append(
        "\(Printable.text(name))\(place): \(severity): \(Printable.text(finding.observation.text(in: tongue)))"
      )
      for phrase in [finding.effect, finding.fix] {
        lines.append("    \(Printable.text(phrase.text(in: tongue)))")
      }
    }
    let sum = Phrase("cli.lint.sum", .text(name), .count(size), .count(limit), .count(findings.count))
    return (lines + [Printable.text(sum.text(in: tongue))]).joined(separator: "\n")
  }

  /// One object a finding.
  func lines(in tongue: Tongue) -> [JSONObject] {
    findings.map { finding in
      var line = JSONObject()
      line.add("file", name)
      line.add("line", finding.place?.line)
      line.add("column", finding.place?.column)
      line.add("severity", finding.severity.name)
      line.add("rule", finding.rule.rawValue)
      line.add("path", finding.path.description)
      line.add("seen", finding.observation.text(in: tongue))
      line.add("effect", finding.effect.text(in: tongue))
      line.add("fix", finding.fix.text(in: tongue))
      line.add("certainty", finding.rule.certainty.rawValue)
      line.add("source", finding.rule.source.isEmpty ? nil : finding.rule.source)
      return line
    }
  }
}

extension LintSeverity {
  /// The severity's name in the language of machines.
  fileprivate var name: String {
    switch self {
    case .note: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }

  fileprivate var word: WordID {
    switch self {
    case .note: "cli.lint.note"
    case .warning: "cli.lint.warning"
    case .error: "cli.lint.error"
    }
  }
}
