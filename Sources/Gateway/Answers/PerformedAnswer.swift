import Engine
import Getui
import JPush
import Phone
import Simulation
import Words

/// The answer to a command that is on disk: what it did, or why it came to nothing.
enum PerformedAnswer {
  ///
  /// - Parameter canAdopt: whether what a refused arrival names can be adopted.
  static func of(
    _ performed: Performed, in tongue: Tongue, canAdopt: (PushNumber) -> Bool
  ) -> JSONObject {
    var answer = opening(performed, in: tongue, canAdopt: canAdopt)
    answer.add("command", performed.number)
    answer.add(
      "arrivals", performed.arrivals.isEmpty ? nil : performed.arrivals.map(ArrivalLine.object(of:)))
    return answer
  }

  private static func opening(
    _ performed: Performed, in tongue: Tongue, canAdopt: (PushNumber) -> Bool
  ) -> JSONObject {
    if let refused = performed.arrivals.first(where: { $0.outcome == .refused }) {
      return Answer.refusal(
        ArrivalSentence.phrase(for: refused), fix: RefusalFix.of(refused, canAdopt: canAdopt), in: tongue)
    }
    // With an arrival the command did what it is for, whatever the app's own code then failed at.
    if performed.arrivals.isEmpty, let failed = performed.entries.first(where: cameToNothing) {
      return Answer.refusal(reason(failed), fix: nil, in: tongue)
    }
    var answer = Answer.done()
    answer.add("summary", summary(of: performed, in: tongue))
    answer.add("reason", whyUnseen(performed, in: tongue))
    answer.add("note", performed.note?.text(in: tongue))
    return answer
  }

  /// Why nobody saw or heard a push, where it is one: its outcome is a word, and the word alone helps nobody.
  private static func whyUnseen(_ performed: Performed, in tongue: Tongue) -> String? {
    guard performed.arrivals.count == 1, let arrival = performed.arrivals.first,
      arrival.outcome == .dropped || arrival.outcome == .held
    else { return nil }
    return ArrivalSentence.phrase(for: arrival).text(in: tongue)
  }

  /// Why a command came to nothing; the rule knows more than that there is nothing.
  private static func reason(_ entry: TraceEntry) -> Phrase {
    let isAboutRule =
      switch entry.event {
      case .phone(.nothingThere), .world(.notAdopted): true
      default: false
      }
    if isAboutRule, let rule = RuleBook.rule(entry.rule) {
      return Phrase(rule.sentence.id)
    }
    return entry.event.phrase
  }

  /// Whether an entry says that the command meant something that is not there.
  private static func cameToNothing(_ entry: TraceEntry) -> Bool {
    switch entry.event {
    case .phone(.nothingThere), .phone(.local(.refused)), .jpush(.cannotCall), .getui(.cannotCall),
      .world(.noSuchPhone),
      .world(.clockKept), .world(.sdkMissing), .world(.notAdopted):
      true
    case .getui(.replied(let reply)): reply.code != .ok
    case .jpush(.replied(let reply)): reply.code != .ok
    default: false
    }
  }

  /// The outcomes in the order in which each came first; one that many phones share is written once, with its number.
  private static func counted(_ outcomes: [String]) -> String {
    var counts: [String: Int] = [:]
    var texts: [String] = []
    for outcome in outcomes {
      if counts[outcome] == nil { texts.append(outcome) }
      counts[outcome, default: 0] += 1
    }
    return texts.map { text in
      let count = counts[text] ?? 1
      return count > 1 ? "\(text) ×\(count)" : text
    }.joined(separator: "; ")
  }

  /// Whether an SDK's call was answered at once. What comes from the service later is in the trace.
  private static func isAnswer(_ event: Event) -> Bool {
    switch event {
    case .jpush(.registrationIDRead), .jpush(.registrationIDAnswered), .jpush(.filtered), .jpush(.setBadge),
      .jpush(.answered), .jpush(.systemAnswered), .getui(.returned), .getui(.callback):
      true
    default: false
    }
  }

  /// What became of the arrivals; without one, the app's callbacks.
  private static func summary(of performed: Performed, in tongue: Tongue) -> String? {
    if !performed.arrivals.isEmpty {
      return counted(performed.arrivals.map(OutcomeSummary.text))
    }
    let adopted = performed.entries.compactMap { entry -> String? in
      if case .world(.adopted) = entry.event { entry.event.phrase.text(in: tongue) } else { nil }
    }
    if !adopted.isEmpty { return adopted.joined(separator: "\n") }
    for entry in performed.entries {
      if case .getui(.replied(let reply)) = entry.event { return String(decoding: reply.body, as: UTF8.self) }
      if case .jpush(.replied(let reply)) = entry.event { return String(decoding: reply.body, as: UTF8.self) }
    }
    for entry in performed.entries {
      switch entry.event {
      case .world(.faults), .world(.adopting): return entry.event.phrase.text(in: tongue)
      default: continue
      }
    }
    let answers = performed.entries.filter { isAnswer($0.event) }.map { $0.event.phrase.text(in: tongue) }
    if !answers.isEmpty { return answers.joined(separator: "\n") }
    let tokens = performed.entries.compactMap { entry -> String? in
      if case .phone(.token(let kind, let text)) = entry.event { "\(kind.name): \(text)" } else { nil }
    }
    if !tokens.isEmpty { return tokens.joined(separator: "\n") }
    let local = performed.entries.compactMap { entry -> String? in
      if case .phone(.local) = entry.event { entry.event.phrase.text(in: tongue) } else { nil }
    }
    if !local.isEmpty { return local.joined(separator: "; ") }
    let callbacks = performed.entries.compactMap { entry -> String? in
      if case .phone(.callback(let callback)) = entry.event { callback.name } else { nil }
    }
    return callbacks.isEmpty ? nil : callbacks.joined(separator: ", ")
  }
}
