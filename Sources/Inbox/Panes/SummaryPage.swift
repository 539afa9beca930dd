import Payload
import Phone
import Simulation
import Terminal
import Words

/// The first page of Detail: one sentence that says what happened, then what the push says.
enum SummaryPage {
  static func write(_ push: SelectedPush, _ model: Model, to sheet: inout TextSheet) {
    writeSentence(push.arrival, to: &sheet)
    if let remedy = remedy(for: push) {
      sheet.text(remedy, .dim)
      sheet.gap()
    }
    ArrivalSigns.write(push.arrival.notes, to: &sheet)
    if model.snapshot.isAdoptable, push.arrival.number == model.selected?.arrival.number,
      let key = model.keyInView(for: "adopt .")
    {
      sheet.text(Phrase("face.detail.adopt", .text(key.label)), .dim)
      sheet.gap()
    }
    if push.isUnanswered {
      sheet.text(Phrase("face.detail.unanswered"), .held)
      sheet.gap()
    }
    writeTexts(push.arrival, to: &sheet)
    SummaryFields.write(push, to: &sheet)
    if case .payload(let payload) = push.content { ExtraLines.write(payload, to: &sheet) }
    if case .text(let error) = push.content, push.arrival.kind != .message {
      sheet.gap()
      sheet.text(PayloadErrorText.phrase(error), .error)
    } else {
      FindingLines.write(push.findings, to: &sheet)
    }
  }

  /// What to do about a refusal; of a payload that cannot be read, the place further down says more.
  private static func remedy(for push: SelectedPush) -> Phrase? {
    if case .text = push.content, push.arrival.kind != .message { return nil }
    return push.arrival.remedy
  }

  private static func writeSentence(_ arrival: Arrival, to sheet: inout TextSheet) {
    sheet.text(ArrivalSentence.phrase(for: arrival), .text)
    let certainty = ArrivalSentence.certainty(of: arrival)
    sheet.trail([sheet.piece(CertaintyWord.text(certainty, sheet.tongue), CertaintyWord.role(certainty))])
    if arrival.origin == .stream {
      sheet.trail([sheet.piece(Phrase("face.detail.stream").text(in: sheet.tongue), .dim)])
    }
    sheet.gap()
  }

  private static func writeTexts(_ arrival: Arrival, to sheet: inout TextSheet) {
    let role: Role = arrival.kind == .unreadable ? .dim : .text
    if !arrival.title.isEmpty { sheet.text(arrival.title, .strong) }
    if !arrival.subtitle.isEmpty { sheet.text(arrival.subtitle, role) }
    if !arrival.body.isEmpty { sheet.text(arrival.body, role) }
    sheet.gap()
  }
}
