import Language
import Phone
import Words

/// The commands of the history.
public enum HistoryGrammar {
  /// Its rows, for the grammar of everything that a person can type.
  public static let specs: [CommandSpec<HistoryCommand>] = [
    CommandSpec(
      "set keep", [.required("how-much", .text)], help: "help.keep",
      make: { (given) throws(ArgumentFault) in try keep(given.text("how-much")) },
      take: { command in
        switch command {
        case .keepCount(let count): ["how-much": .text(String(count))]
        case .keepFor(let span): ["how-much": .text(span.map(Span.write) ?? forever)]
        case .resend, .resendRequest: nil
        }
      }),
    CommandSpec(
      "resend", [.required("push", .target)], help: "help.resend",
      make: { (given) throws(ArgumentFault) in .resend(try push(given)) },
      take: { if case .resend(let push) = $0 { ["push": .target(.number(push.value))] } else { nil } }),
    CommandSpec(
      "resend request", [.required("number", .count(1...Int.max))], help: "help.resend.request",
      make: { .resendRequest($0.count("number") ?? 1) },
      take: { if case .resendRequest(let number) = $0 { ["number": .count(number)] } else { nil } }),
  ]

  /// A length of time as the command writes it.
  public static func text(of span: Int64) -> String { Span.write(span) }

  private static let forever = "forever"

  private static func keep(_ text: String) throws(ArgumentFault) -> HistoryCommand {
    if text == forever { return .keepFor(nil) }
    if let count = Int(text), count > 0 { return .keepCount(count) }
    if let span = Span.read(text), span > 0 { return .keepFor(span) }
    throw ArgumentFault("how-much", Phrase("engine.keep.what", .text(text)))
  }

  private static func push(_ given: Arguments) throws(ArgumentFault) -> PushNumber {
    switch given.target("push") {
    case .number(let number): return PushNumber(number)
    case .row(let number): return PushNumber(number)
    case .text, nil: throw ArgumentFault("push", Phrase("engine.resend.number"))
    }
  }
}
