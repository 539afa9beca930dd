import Journal
import Payload
import Terminal
import Words

/// A request over HTTP and its answer, set out in lines.
enum ExchangeLines {
  /// What came: by which port, when, the line, the fields.
  static func writeRequest(_ exchange: Exchange, _ model: Model, to sheet: inout TextSheet) {
    let time = LocalTime(exchange.at, zone: model.clock.zone).full
    sheet.text(
      Phrase(
        "face.history.request", .count(exchange.number), .text(exchange.port.protocolName),
        .text(exchange.port.rawValue), .text(time)), .dim)
    if let peer = exchange.peer { sheet.text(Phrase("face.history.peer", .text(peer)), .dim) }
    let line = [exchange.request.method, exchange.request.target].filter { !$0.isEmpty }
    if line.isEmpty {
      sheet.text(Phrase("face.history.unread"), .strong)
    } else {
      sheet.verbatim(line.joined(separator: " "), .strong)
    }
    write(exchange.request.fields, to: &sheet)
    if let push = exchange.push {
      sheet.text(Phrase("face.history.brought", .count(exchange.pushes), .count(push.value)), .link)
    }
  }

  /// What was answered, and by which rule.
  static func writeAnswer(_ exchange: Exchange, _ model: Model, to sheet: inout TextSheet) {
    let answer = Phrase("face.history.answer").text(in: sheet.tongue) + " "
    if let reply = exchange.reply {
      let words = [String(reply.status), exchange.code ?? ""].filter { !$0.isEmpty }
      sheet.line([sheet.piece(answer, .dim), sheet.piece(words.joined(separator: " "), role(of: exchange))])
      write(reply.fields, to: &sheet)
      writeReceived(reply.body, to: &sheet)
    } else {
      let none = exchange.ending ?? Phrase("face.history.noAnswer").text(in: sheet.tongue)
      sheet.line([sheet.piece(answer, .dim), sheet.piece(none, role(of: exchange))])
    }
    if let rule = exchange.rule.flatMap(RuleBook.rule) {
      sheet.gap()
      RuleLines.write(rule, model.snapshot.switches, to: &sheet)
    }
    if !exchange.notes.isEmpty { sheet.gap() }
    ArrivalSigns.write(exchange.notes, to: &sheet)
  }

  /// How the fate of a request looks.
  static func role(of exchange: Exchange) -> Role {
    exchange.isTaken ? .shown : exchange.isRefused ? .refused : .held
  }

  /// The body, set out in lines or byte for byte.
  static func writeBody(_ body: [UInt8], _ form: RawForm, to sheet: inout TextSheet) {
    guard !body.isEmpty else { return sheet.text(Phrase("face.history.noBody"), .dim) }
    sheet.text(
      Phrase(form == .pretty ? "face.raw.pretty" : "face.raw.received", .count(body.count)), .dim)
    sheet.gap()
    if form == .pretty, let document = try? JSONDocument(body) {
      return JSONLines(findings: []).write(document, to: &sheet)
    }
    writeReceived(body, to: &sheet)
  }

  /// Line by line; the line feed at the end begins no line of its own.
  private static func writeReceived(_ body: [UInt8], to sheet: inout TextSheet) {
    guard !body.isEmpty else { return }
    var text = String(decoding: body.prefix(RawPage.mostBytes), as: UTF8.self)
    if text.hasSuffix("\n") { text.removeLast() }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      sheet.verbatim(String(line), .text)
    }
    if body.count > RawPage.mostBytes {
      sheet.text(Phrase("face.raw.more", .count(body.count - RawPage.mostBytes)), .dim)
    }
  }

  private static func write(_ fields: [HTTPField], to sheet: inout TextSheet) {
    for field in fields {
      let lines = sheet.hardWrapped("\(field.name): \(field.value)", width: sheet.width - 2)
      for (index, line) in lines.enumerated() {
        guard index == 0, line.hasPrefix(field.name) else {
          sheet.line([sheet.piece("  " + line, .text)])
          continue
        }
        sheet.line([
          sheet.piece("  \(field.name)", .jsonName),
          sheet.piece(String(line.dropFirst(field.name.count)), .text),
        ])
      }
    }
  }
}
