import Engine
import Journal
import Payload
import Phone
import Simulation
import Terminal
import Words

/// What is written about the picked row of the history.
enum HistoryDetail {
  /// All of it, on the level that is looked at.
  static func lines(_ model: Model, width: Int) -> [[Piece]] {
    var sheet = TextSheet(model, width: width)
    switch model.pastRow {
    case .push(let arrival): write(arrival, model, to: &sheet)
    case .request(let exchange): write(exchange, model, to: &sheet)
    case nil: sheet.text(Phrase("face.history.searching"), .dim)
    }
    return sheet.lines
  }

  /// What stands below the rows.
  static func writeShort(_ model: Model, to sheet: inout TextSheet) {
    switch model.pastRow {
    case .push(let arrival):
      sheet.text(ArrivalSentence.phrase(for: arrival), .text)
      let certainty = ArrivalSentence.certainty(of: arrival)
      sheet.trail([sheet.piece(CertaintyWord.text(certainty, sheet.tongue), CertaintyWord.role(certainty))])
      ArrivalSigns.write(arrival.notes, to: &sheet)
      if !arrival.title.isEmpty { sheet.text(arrival.title, .strong) }
      if !arrival.body.isEmpty { sheet.text(arrival.body, .text) }
      sheet.text(OutcomeLine.text(arrival, sheet.tongue), OutcomeWord.role(arrival.outcome))
    case .request(let exchange): ExchangeLines.writeAnswer(exchange, model, to: &sheet)
    case nil: break
    }
  }

  private static func write(_ arrival: Arrival, _ model: Model, to sheet: inout TextSheet) {
    let trace = model.snapshot.past?.trace.flatMap { $0.push == arrival.number ? $0 : nil }
    let push = SelectedPush(arrival, entries: trace?.trace?.entries ?? [])
    switch model.past.level {
    case .list, .detail:
      SummaryPage.write(push, model, to: &sheet)
      sheet.gap()
      writeRequest(of: arrival, model, to: &sheet)
    case .why:
      guard let trace else { return sheet.text(Phrase("face.history.searching"), .dim) }
      guard let found = trace.trace else { return sheet.text(Phrase("journal.forgotten"), .held) }
      if found.haveRulesChanged { sheet.text(Phrase("face.history.rules"), .held) }
      WhyPage.write(push, model.snapshot.switches, to: &sheet)
    case .raw: RawPage.write(push, model.rawForm, to: &sheet)
    }
  }

  private static func writeRequest(of arrival: Arrival, _ model: Model, to sheet: inout TextSheet) {
    guard let fetched = model.snapshot.past?.exchange, fetched.push == arrival.number else {
      return sheet.text(Phrase("face.history.searching"), .dim)
    }
    guard let exchange = fetched.exchange else {
      return sheet.text(Phrase("face.history.noRequest"), .dim)
    }
    ExchangeLines.writeRequest(exchange, model, to: &sheet)
    sheet.gap()
    ExchangeLines.writeAnswer(exchange, model, to: &sheet)
  }

  private static func write(_ exchange: Exchange, _ model: Model, to sheet: inout TextSheet) {
    switch model.past.level {
    case .list, .detail, .why:
      ExchangeLines.writeRequest(exchange, model, to: &sheet)
      sheet.gap()
      ExchangeLines.writeAnswer(exchange, model, to: &sheet)
      sheet.gap()
      ExchangeLines.writeBody(exchange.request.body, .pretty, to: &sheet)
    case .raw: ExchangeLines.writeBody(exchange.request.body, model.rawForm, to: &sheet)
    }
  }
}
