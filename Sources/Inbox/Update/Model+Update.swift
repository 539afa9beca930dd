import Phone
import Simulation
import Terminal
import Words

extension Model {
  /// Takes a message in and says what is to be done about it.
  mutating func update(_ message: Message) -> [Effect] {
    switch message {
    case .input(let event): return take(event)
    case .snapshot(let snapshot): return take(snapshot)
    case .clock(let facts): clock = facts
    case .line(let text, let key): return run(text, key: key)
    case .loaded(let text, let command, let key):
      note(text, key: key)
      return [.perform(command)]
    case .performed(let entries): report(entries)
    case .found(let push):
      if let push {
        select(push)
      } else {
        notice = .problem(Phrase("face.find.none"))
      }
    case .searchOlder(let text, let push): searchOlder(text, before: push)
    case .look(let look): self.look = look
    case .notice(let notice): self.notice = notice
    case .edited(let body):
      guard let body else {
        notice = .done(Phrase("face.compose.unchanged"))
        return []
      }
      edited = body
      return perform(ComposeDialog.push(body, snapshot.facts.phone), key: nil)
    }
    return []
  }

  /// What the next snapshot should hold.
  var request: SnapshotRequest {
    let layout = layout
    let height = max(1, ListGeometry(self, layout).rows.height)
    return SnapshotRequest(
      tab: list.tab, filter: list.filter, cursor: list.cursor, reach: 2 * height + 2, scope: calls.scope,
      end: calls.end, calls: max(1, CallbacksPane.area(layout).height), view: view,
      tokens: isLookingAtTokens, phones: placesOfPhones, names: isLookingAtNames,
      audience: view == .audience ? audience.question : AudienceQuestion(),
      places: view == .audience ? audience.places : 0..<0,
      history: historyWish,
      question: WhatIfQuestion(whatIf))
  }

  private static func cameToNothing(_ event: Event) -> Bool {
    switch event {
    case .phone(.nothingThere), .phone(.local(.refused)), .world(.clockKept), .world(.notAdopted),
      .world(.noSuchPhone):
      true
    default: false
    }
  }

  private var isLookingAtTokens: Bool { if case .tokens = dialog { true } else { false } }

  private var placesOfPhones: Range<Int>? {
    if case .phones(let body) = dialog { body.places } else { nil }
  }

  private var isLookingAtNames: Bool {
    if case .names = dialog { return true }
    return view == .tags
  }

  /// Says why a command came to nothing, or what was adopted; what else went well is seen on the screen.
  private mutating func report(_ entries: [TraceEntry]) {
    guard let entry = entries.first(where: { Self.cameToNothing($0.event) }) else {
      let adopted = entries.first { if case .world(.adopted) = $0.event { true } else { false } }
      if let adopted { notice = .done(adopted.event.phrase) }
      return
    }
    notice = .problem(
      RuleBook.rule(entry.rule).map { Phrase($0.sentence.id) } ?? entry.event.phrase)
  }
}
