import Gateway
import Payload
import Simulation
import Words

/// What there is to say about one file.
struct LintReport {
  private let name: String
  private let size: Int
  private let limit: Int
  private let findings: [LintFinding]
  /// Why JPush or Getui would refuse the file, if it is a request to one of them.
  private let refusal: VendorRefusal?
  /// The file as a request to JPush or Getui, if it is one: the findings are about the payload that the vendor makes of
  /// it, and have no place in it.
  private let request: VendorRequest?
  private var isRequest: Bool { request != nil }

  init(file: String, bytes: [UInt8], type: PushType?) {
    name = file == "-" ? "<stdin>" : file
    size = bytes.count
    limit = (type ?? .alert).sizeLimit
    let request = VendorRequest(bytes)
    self.request = request
    refusal = request?.refusal
    findings =
      request.map { $0.payload.map { Lint.findings(in: $0, type: type) } ?? [] }
      ?? Lint.findings(in: bytes, type: type)
  }

  var hasErrors: Bool { refusal != nil || hasBadFindings }

  private var hasBadFindings: Bool { findings.contains { $0.severity == .error } }

  /// `FILE:LINE:COLUMN: severity: what is seen`, as compilers print it, so that editors jump there.
  func text(in tongue: Tongue) -> String {
    var lines: [String] = []
    if let refusal {
      let severity = Phrase("cli.lint.error").text(in: tongue)
      lines.append("\(Printable.text(name)): \(severity): \(Printable.text(refusal.phrase.text(in: tongue)))")
      lines.append("    \(Printable.text(refusal.remedy.text(in: tongue)))")
    }
    for finding in findings {
      let place = (isRequest ? nil : finding.place).map { ":\($0.line):\($0.column)" } ?? ""
      let severity = Phrase(finding.severity.word).text(in: tongue)
      lines.append(
        "\(Printable.text(name))\(place): \(severity): \(Printable.text(finding.observation.text(in: tongue)))"
      )
      for phrase in [finding.effect, finding.fix] {
        lines.append("    \(Printable.text(phrase.text(in: tongue)))")
      }
    }
    return (lines + [Printable.text(sum.text(in: tongue))]).joined(separator: "\n")
  }

  /// The size against the limit that holds: a request to a vendor is not bound by that of APNs.
  private var sum: Phrase {
    guard let request else {
      return Phrase("cli.lint.sum", .text(name), .count(size), .count(limit), .count(findings.count))
    }
    let sizes = request.sizes.map { size in
      Phrase("cli.lint.part", .text(size.name), .count(size.bytes), .count(size.limit))
    }
    guard let first = sizes.first else {
      return Phrase("cli.lint.sum.request", .text(name), .count(size), .count(findings.count))
    }
    let parts = sizes.dropFirst().reduce(first) { Phrase("cli.lint.parts", .phrase($0), .phrase($1)) }
    return Phrase(
      "cli.lint.sum.parts", .text(name), .count(size), .phrase(parts), .count(findings.count))
  }

  /// One object a finding.
  func lines(in tongue: Tongue) -> [JSONObject] {
    let refused = refusal.map { refusal in
      var line = JSONObject()
      line.add("file", name)
      line.add("severity", "error")
      line.add("code", refusal.code)
      line.add("seen", refusal.phrase.text(in: tongue))
      line.add("fix", refusal.remedy.text(in: tongue))
      return [line]
    }
    return (refused ?? [])
      + findings.map { finding in
        var line = JSONObject()
        line.add("file", name)
        line.add("line", isRequest ? nil : finding.place?.line)
        line.add("column", isRequest ? nil : finding.place?.column)
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
