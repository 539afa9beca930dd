import Payload
import Terminal
import Words

/// The payload itself, set out in lines or byte for byte.
enum RawPage {
  /// What is shown of a longer one; copying takes all of it.
  static let mostBytes = 16 * 1024

  static func write(_ push: SelectedPush, _ form: RawForm, to sheet: inout TextSheet) {
    let bytes = push.arrival.payload
    let id: WordID = form == .pretty ? "face.raw.pretty" : "face.raw.received"
    sheet.text(Phrase(id, .count(bytes.count)), .dim)
    sheet.gap()
    switch (form, push.content) {
    case (.pretty, .payload(let payload)):
      JSONLines(findings: push.findings).write(payload.document, to: &sheet)
    case (.pretty, .json(let document)): JSONLines(findings: push.findings).write(document, to: &sheet)
    case (.pretty, .text(let error)):
      sheet.text(PayloadErrorText.phrase(error), .error)
      sheet.text(error.hint, .text)
      sheet.gap()
      writeReceived(bytes, to: &sheet)
    case (.received, _): writeReceived(bytes, to: &sheet)
    }
  }

  private static func writeReceived(_ bytes: [UInt8], to sheet: inout TextSheet) {
    let text = String(decoding: bytes.prefix(mostBytes), as: UTF8.self)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      sheet.verbatim(String(line), .text)
    }
    if bytes.count > mostBytes {
      sheet.gap()
      sheet.text(Phrase("face.raw.more", .count(bytes.count - mostBytes)), .dim)
    }
  }
}
