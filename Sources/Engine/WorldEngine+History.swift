import Journal
import Phone
import Simulation

extension WorldEngine {
  /// The newest arrivals of the history that pass `filter`, of those before push `before`.
  ///
  /// It looks at what is on disk, outside lock 1; `isCancelled` is asked now and then.
  public func search(
    _ filter: Filter, before: PushNumber? = nil, limit: Int, isCancelled: @escaping () -> Bool = { false }
  ) throws(JournalError) -> HistoryPage {
    let (now, filter) = read { ($0.now, filter.resolved($0.world.phones(withAlias:))) }
    return try journal.search(filter, before: before, limit: limit, now: now, isCancelled: isCancelled)
  }

  /// The request over HTTP with this number, and what it was answered; nil if the history does not have it.
  public func exchange(_ number: Int) throws(JournalError) -> Exchange? { try journal.exchange(number) }

  /// The request that brought `push`; nil where none did.
  public func exchange(of push: PushNumber) throws(JournalError) -> Exchange? {
    try journal.exchange(of: push)
  }

  /// How many arrivals the history holds.
  public func historyCount() throws(JournalError) -> Int { try journal.historyCount() }

  /// The arrival with this number: from the list, else from the history.
  public func arrival(_ push: PushNumber) throws(JournalError) -> Arrival? {
    if let row = read({ $0.arrivals[push] }) { return row }
    return try journal.arrival(push)
  }

  /// All that happened to `push`: from memory where that reaches back far enough, else derived again from the
  /// checkpoint before it.
  ///
  /// - Returns: nil where neither knows it.
  public func trace(of push: PushNumber) throws(JournalError) -> RecalledTrace? {
    let (oldest, recent) = read { ($0.recent.first?.number, $0.recent.entries(of: push)) }
    guard let born = try journal.born(push) else {
      // A phone that nobody watched has no rows in the history; its own were derived when it was opened.
      let own = read { $0.opened?.entries(of: push) } ?? []
      let recent = own + recent.filter { entry in own.last.map { entry.number > $0.number } ?? true }
      return recent.isEmpty ? nil : RecalledTrace(entries: recent, reply: nil, haveRulesChanged: false)
    }
    if let oldest, oldest.command < born {
      return RecalledTrace(entries: recent, reply: nil, haveRulesChanged: false)
    }
    guard let recalled = try journal.recall(push) else { return nil }
    let last = recalled.entries.last?.number
    let newer = recent.filter { entry in last.map { entry.number > $0 } ?? true }
    return RecalledTrace(
      entries: recalled.entries + newer, reply: recalled.reply, haveRulesChanged: recalled.haveRulesChanged)
  }

  /// Has `trace(of:)` looked up on a thread of its own; `onChange` tells when `fetchedTrace` has it.
  ///
  /// A newer wish takes the place of one that was not begun.
  public func fetchTrace(of push: PushNumber) {
    recaller.ask(
      push, { [self] push, _, _ in FetchedTrace(push: push, trace: (try? trace(of: push)) ?? nil) },
      tell: { [self] in tell() })
  }

  /// What `fetchTrace` found last.
  public var fetchedTrace: FetchedTrace? { recaller.answer }

  /// Has `exchange(of:)` looked up on a thread of its own; `onChange` tells when `fetchedExchange` has it.
  public func fetchExchange(of push: PushNumber) {
    clerk.ask(
      push,
      { [self] push, _, _ in
        FetchedExchange(push: push, exchange: (try? exchange(of: push)) ?? nil)
      }, tell: { [self] in tell() })
  }

  /// What `fetchExchange` found last.
  public var fetchedExchange: FetchedExchange? { clerk.answer }

  /// Has a part of the history looked up on a thread of its own; `onChange` tells when `fetchedHistory` has more.
  ///
  /// A newer wish takes the place of one that was not begun, and ends one under way that it is not a repetition of.
  public func fetchHistory(_ question: HistoryQuestion) {
    isHistoryWatched.store(true, ordering: .relaxed)
    historian.ask(
      question,
      { [self] question, isOver, show in
        answer(question, isOver: isOver, show: show)
      }, tell: { [self] in tell() })
  }

  /// What `fetchHistory` has found so far.
  public var fetchedHistory: HistoryWindow? { historian.answer }

  /// A part of the history, looked up at once.
  public func history(_ question: HistoryQuestion) -> HistoryWindow? {
    answer(question, isOver: { false }, show: { _ in })
  }

  private func answer(
    _ question: HistoryQuestion, isOver: @escaping () -> Bool, show: @escaping (HistoryWindow) -> Void
  ) -> HistoryWindow? {
    let (now, filter) = read { ($0.now, question.filter.resolved($0.world.phones(withAlias:))) }
    var scan = HistoryScan(question, filter, journal, now: now, isOver: isOver, show: show)
    do throws(JournalError) {
      try scan.run()
      return scan.window
    } catch {
      if error == .cancelled { return nil }
      var window = HistoryWindow(question)
      window.problem = error
      return window
    }
  }

  private func tell() {
    touch()
    bell.ring()
  }
}
