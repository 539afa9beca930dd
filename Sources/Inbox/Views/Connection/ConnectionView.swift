import Exports
import Phone
import Simulation
import Terminal
import Words

/// The connections over which pushes reach the phone: APNs, JPush and Getui, as the app has them.
enum ConnectionView {
  static func sheets(_ model: Model) -> SheetsView {
    let parts = (model.snapshot.connection?.parts ?? []).map { part in
      SheetsView.Part(title: part.line.name, note: state(part, model)) { write(part, to: &$0, model) }
    }
    return SheetsView(model.say(Phrase("face.link.title")), parts, model)
  }

  private static func state(_ part: ConnectionScene.Part, _ model: Model) -> [Piece] {
    let (sign, role): (Sign, Role) = part.isOnline ? (.online, .shown) : (.offline, .held)
    let isPlain = model.settings.borders == .ascii || model.widths.policy.ambiguousIsWide
    let word: WordID = part.isOnline ? "face.connection.loggedIn" : "face.connection.closed"
    return [
      Piece(sign.text(ascii: isPlain) + " ", model.look[role]),
      Piece(model.say(Phrase(word)), model.look[.text]),
    ]
  }

  private static func write(_ part: ConnectionScene.Part, to sheet: inout TextSheet, _ model: Model) {
    let label = 12
    if !part.state.isEmpty { sheet.text(part.state, .link) }
    let name = part.line == .apns ? "token" : part.line == .jpush ? "regID" : "cid"
    let id = part.id.map { shortened($0, sheet.width - label) } ?? model.say(Phrase("face.link.noid"))
    sheet.field(name, id, part.id == nil ? .dim : .text, labelWidth: label)
    writeCredentials(of: part.line, to: &sheet, model, label)
    if part.line == .jpush {
      let beat = part.heartbeat.map { Phrase("face.link.seconds", .count($0)) } ?? Phrase("face.link.ownbeat")
      sheet.field(
        model.say(Phrase("face.link.heartbeat")), model.say(beat), part.heartbeat == nil ? .dim : .text,
        labelWidth: label)
    }
    if let next = part.nextAttempt {
      let left = Int(max(0, next.microseconds - model.snapshot.now.microseconds + 999_999) / 1_000_000)
      let text = Phrase(
        "face.link.next", .text(LocalTime(next, zone: model.clock.zone).seconds), .count(left))
      sheet.field(model.say(Phrase("face.link.retry")), model.say(text), .held, labelWidth: label)
    }
    writeWaiting(part, to: &sheet, model)
    writeKept(part, to: &sheet, model)
    writeChanges(part, to: &sheet, model)
  }

  /// What a backend is to show, where the gateway is open.
  private static func writeCredentials(
    of line: PushLine, to sheet: inout TextSheet, _ model: Model, _ label: Int
  ) {
    guard let known = model.reach?.credentials else { return }
    let secret: ExportCredentials.Secret
    switch line {
    case .apns: return
    case .jpush:
      sheet.field("AppKey", known.appKey, .text, labelWidth: label)
      secret = known.masterSecret
    case .getui:
      sheet.field("appId", known.getuiAppID, .text, labelWidth: label)
      sheet.field("appkey", known.getuiAppKey, .text, labelWidth: label)
      secret = known.getuiMasterSecret
    }
    let name = model.say(Phrase("face.link.secret"))
    switch secret {
    case .told(let text): sheet.field(name, text, .text, labelWidth: label)
    case .hidden: sheet.field(name, model.say(Phrase("face.link.secret.hidden")), .dim, labelWidth: label)
    case .any: sheet.field(name, model.say(Phrase("face.link.secret.any")), .dim, labelWidth: label)
    }
  }

  private static func writeWaiting(
    _ part: ConnectionScene.Part, to sheet: inout TextSheet, _ model: Model
  ) {
    guard !part.waiting.isEmpty else { return }
    head("face.names.waiting", &sheet)
    for call in part.waiting {
      let number = call.seq.map { "  seq \($0)" } ?? ""
      let seconds = Int(max(0, model.snapshot.now.microseconds - call.since.microseconds) / 1_000_000)
      let word: WordID = call.isSent ? "face.names.sent" : "face.names.held"
      sheet.line([sheet.piece(call.call, .text), sheet.piece(number, .dim)])
      sheet.trail([sheet.piece("  " + model.say(Phrase(word, .count(seconds))), .held)])
    }
  }

  private static func writeKept(_ part: ConnectionScene.Part, to sheet: inout TextSheet, _ model: Model) {
    head("face.link.kept", &sheet)
    if let badge = part.unsentBadge { sheet.text(Phrase("face.link.badge", .count(badge)), .badge) }
    for kept in part.kept {
      let soonest = model.snapshot.now.after(milliseconds: 60_000)
      let left = Age.text(of: model.snapshot.now, at: max(kept.expires, soonest), in: sheet.tongue)
      let until = Phrase("face.link.until", .text(left))
      sheet.line([
        sheet.piece(sheet.sign(.held) + " ", .held), sheet.piece("#\(kept.push.value)  ", .link),
        sheet.piece(sheet.cut(kept.text, to: max(4, sheet.width - 10)), .text),
      ])
      sheet.text(until, .dim, indent: 2)
    }
    if part.kept.isEmpty, part.unsentBadge == nil { sheet.text(Phrase("face.link.none"), .dim) }
  }

  private static func writeChanges(
    _ part: ConnectionScene.Part, to sheet: inout TextSheet, _ model: Model
  ) {
    guard !part.changes.isEmpty else { return }
    head("face.link.history", &sheet)
    for change in part.changes {
      let time = LocalTime(change.at, zone: model.clock.zone).seconds + "  "
      let word = sheet.cut(model.say(change.phrase), to: max(4, sheet.width - 10))
      sheet.line([sheet.piece(time, .dim), sheet.piece(word, change.role)])
      let room = sheet.width - 12 - sheet.columns(word)
      if let name = change.ownName, sheet.columns(name) <= room {
        sheet.attach([sheet.piece("  " + name, .dim)])
      }
    }
  }

  private static func head(_ word: WordID, _ sheet: inout TextSheet) {
    sheet.gap()
    sheet.text(Phrase(word), .title)
  }

  /// The two ends of an id that is too long are enough to recognise it.
  private static func shortened(_ text: String, _ columns: Int) -> String {
    guard text.count > columns, columns > 8 else { return text }
    let half = (columns - 1) / 2
    return text.prefix(half) + "…" + text.suffix(half)
  }
}
