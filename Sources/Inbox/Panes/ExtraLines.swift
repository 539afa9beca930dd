import Payload
import Terminal
import Words

/// What the push carries beside `aps`: key, value in the colour of its type, and whose key it is.
enum ExtraLines {
  private static let labelWidth = 12
  private static let mostExtras = 60

  static func write(_ payload: APNsPayload, to sheet: inout TextSheet) {
    write(payload.extras, label: "face.field.extras", to: &sheet)
    write(payload.unknownAPS, label: "face.field.unknown", to: &sheet)
  }

  private static func write(_ extras: [APNsPayload.Extra], label: WordID, to sheet: inout TextSheet) {
    guard !extras.isEmpty else { return }
    sheet.gap()
    let keyWidth = min(20, extras.prefix(mostExtras).reduce(0) { max($0, sheet.columns($1.key)) })
    for (index, extra) in extras.prefix(mostExtras).enumerated() {
      let name = index == 0 ? Phrase(label).text(in: sheet.tongue) : ""
      write(extra, label: name, keyWidth: min(keyWidth, max(4, sheet.width / 3)), to: &sheet)
    }
    if extras.count > mostExtras {
      sheet.text(Phrase("face.extras.more", .count(extras.count - mostExtras)), .dim, indent: labelWidth)
    }
  }

  private static func write(
    _ extra: APNsPayload.Extra, label: String, keyWidth: Int, to sheet: inout TextSheet
  ) {
    let head = [
      sheet.piece(sheet.padded(label, to: labelWidth), .dim),
      sheet.piece(sheet.padded(extra.key, to: keyWidth), .jsonName), sheet.piece("  ", .text),
    ]
    let hang = labelWidth + keyWidth + 2
    let parts = sheet.hardWrapped(extra.value.text, width: sheet.width - hang).prefix(6)
    let role = ValueRole.of(extra.value)
    for (index, part) in parts.enumerated() {
      let margin = index == 0 ? head : [sheet.piece(String(repeating: " ", count: hang), .text)]
      sheet.line(margin + [sheet.piece(part, role)])
    }
    if let note = note(extra) {
      sheet.trail([sheet.piece(" ", .text), sheet.piece(note.text(in: sheet.tongue), .dim)], indent: hang)
    }
  }

  /// Whose key it is, or that text which looks like a number is text.
  private static func note(_ extra: APNsPayload.Extra) -> Phrase? {
    if extra.owner != .app { return Phrase(WordID("face.owner.\(extra.owner.rawValue)")) }
    guard let text = extra.value.string else { return nil }
    if Int(text) != nil || Double(text) != nil { return Phrase("face.extras.digits") }
    return text == "true" || text == "false" ? Phrase("face.extras.bool") : nil
  }
}
