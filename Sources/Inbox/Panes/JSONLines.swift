import Payload
import Terminal
import Words

/// JSON set out in lines, every value as it was written, and what lint found beside the line it is about.
struct JSONLines {
  /// More lines than a person scrolls through; the rest is said to be there.
  private static let mostLines = 1000

  let findings: [LintFinding]

  func write(_ document: JSONDocument, to sheet: inout TextSheet) {
    let lines = JSONPrinter.lines(of: document)
    for line in lines.prefix(Self.mostLines) {
      write(line, to: &sheet)
      for finding in findings where finding.place.map({ line.range.contains($0.offset) }) ?? false {
        let role: Role = finding.severity == .error ? .error : finding.severity == .warning ? .held : .dim
        sheet.text(finding.observation, role, indent: indent(line, sheet) + 2)
      }
    }
    if lines.count > Self.mostLines {
      sheet.text(Phrase("face.raw.lines", .count(lines.count - Self.mostLines)), .dim)
    }
  }

  private func write(_ line: JSONLine, to sheet: inout TextSheet) {
    let indent = indent(line, sheet)
    sheet.line([sheet.piece(String(repeating: " ", count: indent), .text)])
    var used = indent
    for (place, token) in line.tokens.enumerated() {
      let role = role(token.kind)
      let columns = sheet.columns(token.text)
      // A comma stays behind what it follows.
      let next = line.tokens.dropFirst(place + 1).first
      let behind = next.map { $0.kind == .punctuation && $0.text == "," } == true ? 1 : 0
      if used + columns + behind <= sheet.width || columns == 1 {
        sheet.attach([sheet.piece(token.text, role)])
        used += columns
        continue
      }
      let parts = sheet.hardWrapped(token.text, width: sheet.width - indent - 2)
      for part in parts {
        sheet.line([sheet.piece(String(repeating: " ", count: indent + 2), .text), sheet.piece(part, role)])
      }
      used = indent + 2 + (parts.last.map(sheet.columns) ?? 0)
    }
  }

  private func indent(_ line: JSONLine, _ sheet: TextSheet) -> Int { min(line.depth * 2, sheet.width / 2) }

  private func role(_ kind: JSONToken.Kind) -> Role {
    switch kind {
    case .key: .jsonName
    case .string: .jsonString
    case .number: .jsonNumber
    case .word: .jsonWord
    case .punctuation: .dim
    }
  }
}
