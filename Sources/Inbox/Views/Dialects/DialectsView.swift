import Payload
import Phone
import Simulation
import Terminal
import Words

/// One push in three languages, side by side, and under each request what it does on the phone.
enum DialectsView {
  static func sheets(_ model: Model) -> SheetsView {
    let title = model.say(Phrase("face.dialects.title"))
    guard let scene = model.snapshot.dialects else {
      let none = SheetsView.Part(title: title, note: []) { $0.text(Phrase("face.dialects.none"), .dim) }
      return SheetsView(title, [none], model)
    }
    let parts = scene.parts.map { part in
      SheetsView.Part(title: part.line.name, note: note(part, model)) { write(part, to: &$0, model) }
    }
    return SheetsView(title, parts, model)
  }

  private static func note(_ part: DialectsScene.Part, _ model: Model) -> [Piece] {
    guard let row = part.trial?.row else { return [] }
    return [
      Piece(
        OutcomeWord.text(row.arrival.outcome, model.tongue),
        model.look[OutcomeWord.role(row.arrival.outcome)])
    ]
  }

  private static func write(_ part: DialectsScene.Part, to sheet: inout TextSheet, _ model: Model) {
    sheet.line([sheet.piece(sheet.cut(part.request, to: sheet.width), .link)])
    sheet.gap()
    guard let body = part.body else {
      sheet.text(Phrase("face.dialects.unknown", .text(part.line.name)), .dim)
      return
    }
    if let trial = part.trial { write(trial, part, to: &sheet, model) }
    sheet.gap()
    if let document = try? JSONDocument(body) { JSONLines(findings: []).write(document, to: &sheet) }
  }

  /// What became of it stands first: a long request must not push it off the screen.
  private static func write(
    _ trial: DialectTrial, _ part: DialectsScene.Part, to sheet: inout TextSheet, _ model: Model
  ) {
    if let refusal = trial.refusal {
      sheet.text(refusal.phrase, .error)
      sheet.text(refusal.remedy, .text)
    }
    if let row = trial.row { write(row, to: &sheet, model) }
    if trial.row == nil, trial.refusal == nil { sheet.text(Phrase("face.dialects.nothing"), .held) }
    if trial.isBuiltIn { sheet.text(Phrase("face.dialects.builtin", .text(part.line.name)), .dim) }
  }

  private static func write(_ row: WhatIfRow, to sheet: inout TextSheet, _ model: Model) {
    sheet.text(ArrivalSentence.phrase(for: row.arrival), .text)
    sheet.trail([
      sheet.piece(CertaintyWord.text(row.certainty, sheet.tongue), CertaintyWord.role(row.certainty))
    ])
    for phrase in row.phrases(of: .arrival) {
      let isCall = phrase.id == "phone.event.plain"
      sheet.line([
        sheet.piece(sheet.sign(.arrow) + " ", .dim),
        sheet.piece(sheet.cut(model.say(phrase), to: max(1, sheet.width - 2)), isCall ? .woke : .dim),
      ])
    }
    if let badge = row.arrival.badge {
      sheet.line([
        sheet.piece(sheet.padded(model.say(Phrase("face.status.badge")), to: 8), .dim),
        sheet.piece(String(badge), .badge),
      ])
    }
  }

  /// The requests as code in Markdown.
  static func markdown(_ scene: DialectsScene, _ tongue: Tongue) -> String {
    scene.parts.compactMap { part in
      part.body.map { body in
        let calls = part.trial?.row?.phrases(of: .arrival).map { $0.text(in: tongue) } ?? []
        return
          "## \(part.line.name): `\(part.request)`\n\n```json\n\(String(decoding: body, as: UTF8.self))\n```\n\n"
          + calls.map { "- \($0)\n" }.joined()
      }
    }
    .joined(separator: "\n")
  }
}
