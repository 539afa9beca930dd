import Phone
import Words

/// The alias of a phone, the calls that wait, and what the SDK answered.
struct NamesSheet {
  private let names: NamesScene
  private let isTiny: Bool

  init(_ names: NamesScene, isTiny: Bool) {
    self.names = names
    self.isTiny = isTiny
  }

  func write(to sheet: inout TextSheet, _ model: Model) {
    writeAlias(to: &sheet, model)
    if !names.waiting.isEmpty {
      if !isTiny { head("face.names.waiting", &sheet) }
      for call in names.waiting { write(call, to: &sheet, model) }
    }
    guard !names.answers.isEmpty else { return }
    if !isTiny { head("face.names.answers", &sheet) }
    for answer in names.answers { write(answer, to: &sheet, model) }
  }

  private func head(_ word: WordID, _ sheet: inout TextSheet) {
    sheet.gap()
    sheet.text(Phrase(word), .title)
  }

  private func writeAlias(to sheet: inout TextSheet, _ model: Model) {
    if !isTiny { sheet.text(Phrase("face.alias.title"), .title) }
    let label = isTiny ? [sheet.piece(model.say(Phrase("face.alias.title")) + "  ", .dim)] : []
    guard let alias = names.alias else {
      return sheet.line(label + [sheet.piece(model.say(Phrase("face.alias.none")), .dim)])
    }
    sheet.line(label + [sheet.piece(sheet.cut(alias, to: max(1, sheet.width - 8)), .sdk)])
    guard !isTiny else { return }
    let bytes = Phrase("face.names.bytes", .count(alias.utf8.count), .count(names.longestAlias))
    let devices = Phrase("face.names.devices", .count(names.aliasDevices), .count(names.mostDevices))
    sheet.text(model.say(bytes) + " · " + model.say(devices), .dim)
  }

  private func write(_ call: NamesScene.Waiting, to sheet: inout TextSheet, _ model: Model) {
    var pieces = [sheet.piece(call.call, .text)]
    if let number = call.number { pieces.append(sheet.piece("  " + numbered(number), .dim)) }
    sheet.line(pieces)
    let seconds = Int(max(0, model.snapshot.now.microseconds - call.since.microseconds) / 1_000_000)
    let word: WordID = call.isSent ? "face.names.sent" : "face.names.held"
    sheet.trail([sheet.piece("  " + model.say(Phrase(word, .count(seconds))), .held)])
  }

  private func write(_ answer: NameAnswer, to sheet: inout TextSheet, _ model: Model) {
    let time = LocalTime(answer.at, zone: model.clock.zone).seconds
    let indent = isTiny ? 0 : 10
    var pieces = isTiny ? [] : [sheet.piece(time + "  ", .dim)]
    if let code = answer.code {
      pieces.append(sheet.piece(sheet.padded(String(code), to: 7), answer.isGood ? .shown : .error))
    }
    let number = answer.number.map { "  " + numbered($0) } ?? ""
    let room = sheet.width - indent - (answer.code == nil ? 0 : 7)
    pieces.append(sheet.piece(sheet.cut(answer.call + number, to: max(1, room)), .text))
    sheet.line(pieces)
    guard let remedy = answer.remedy else {
      return sheet.trail([sheet.piece("  " + model.say(answer.meaning), .dim)], indent: indent)
    }
    sheet.text(answer.meaning, .held, indent: indent)
    sheet.text(remedy, .text, indent: indent)
  }

  /// Getui's own name for the number is longer than most numbers.
  private func numbered(_ number: String) -> String { names.vendor == .jpush ? "seq " + number : number }
}
