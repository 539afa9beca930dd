import Engine
import Phone
import Simulation

/// Takes snapshots of the engine, with bounded work under its lock however many pushes come in.
struct EngineReader {
  private var index = RowIndex(tab: .all, filter: "")
  /// The newest entry the index takes account of.
  private var newest: EntryNumber?
  private var soundsHeard = 0
  /// The trace of a push that memory no longer holds whole.
  private var recalled: (push: PushNumber, entries: [TraceEntry])?
  private var readers = WorldReaders()
  /// What was last found out about adopting a push.
  private var adopting = AdoptReader()
  private var diary = PhoneDiary(PhoneNumber(1))
  /// How it reads the history.
  var history = HistoryReader()

  /// Rows looked back through at a time when a filter is new.
  private static let budget = 2000

  /// What the engine shows now, as far as `request` asks.
  mutating func snapshot(of engine: WorldEngine, for request: SnapshotRequest) -> Snapshot {
    if let fetched = engine.fetchedTrace, recalled?.push != fetched.push {
      recalled = (fetched.push, fetched.trace?.entries ?? [])
    }
    var (snapshot, world) = engine.read { state in
      (take(state, request), request.needsWorld ? state.world : nil)
    }
    if let wish = request.history { snapshot.past = history.scene(for: wish, of: engine) }
    if let world { readers.look(at: world, for: request, into: &snapshot) }
    return snapshot
  }

  /// Looks up what happened to `push` beyond what memory holds, and waits for it.
  mutating func recall(_ push: PushNumber, from engine: WorldEngine) {
    guard recalled?.push != push else { return }
    recalled = (push, (try? engine.trace(of: push))??.entries ?? [])
  }

  // MARK: - Under the lock

  private mutating func take(_ state: EngineState, _ request: SnapshotRequest) -> Snapshot {
    follow(state, request)
    let phone = state.world.selected
    var snapshot = Snapshot(
      now: state.now, clockOffset: state.world.clockOffset, facts: PhoneFacts(state.world, phone),
      counts: TabCounts(
        all: state.arrivals.all, phone: state.arrivals.onPhone, refused: state.arrivals.refused),
      stream: StreamFacts(state.stream))
    snapshot.banners = state.banners.map(\.phrase)
    snapshot.refusal = state.refusal?.phrase
    snapshot.window = index.window(state.arrivals, cursor: request.cursor, reach: request.reach)
    snapshot.isAdoptable = adopting.isAdoptable(snapshot.window.selected, in: state.world)
    readTrace(state, into: &snapshot)
    snapshot.calls = calls(state, request)
    snapshot.sounded = state.soundsHeard > soundsHeard
    soundsHeard = state.soundsHeard
    snapshot.hasOutside = state.world.hasRealInput
    snapshot.switches = state.world.switches
    snapshot.faults = state.world.faults.isQuiet ? [] : state.world.faults.texts
    if request.needsDiary { keepDiary(of: phone, state.recent) }
    snapshot.look(at: state.world, diary, for: request) { state.arrivals[$0] }
    return snapshot
  }

  /// Brings the diary up to what has happened since it was last looked at; another phone's begins anew.
  private mutating func keepDiary(of phone: PhoneNumber, _ ring: TraceRing) {
    if diary.phone != phone { diary = PhoneDiary(phone) }
    let start = diary.newest.map(ring.index(after:)) ?? 0
    for place in start..<ring.count { diary.take(ring[place]) }
  }

  /// Brings the index up to what has happened since the last time.
  private mutating func follow(_ state: EngineState, _ request: SnapshotRequest) {
    let ring = state.recent
    let phones = { (alias: String) in state.world.phones(withAlias: alias) }
    let isNew = index.tab != request.tab || index.text != request.filter || index.isOutdated(phones)
    // Entries that the ring has dropped since are not known to be about anything.
    let hasGap = newest.map { known in ring.first.map { $0.number > known } ?? false } ?? false
    if isNew || hasGap { index = RowIndex(tab: request.tab, filter: request.filter, phones: phones) }
    var changed: Set<PushNumber> = []
    if !isNew, !hasGap, let newest {
      for place in ring.index(after: newest)..<ring.count {
        let entry = ring[place]
        if let push = entry.push { changed.insert(push) }
        if case .world = entry.event {
          index = RowIndex(tab: request.tab, filter: request.filter, phones: phones)
        }
      }
    }
    newest = ring.last?.number ?? newest
    index.update(state.arrivals, changed: changed.sorted(), now: state.now, budget: Self.budget)
  }

  private func readTrace(_ state: EngineState, into snapshot: inout Snapshot) {
    guard let selected = snapshot.window.selected else { return }
    let recent = state.recent.entries(of: selected.number)
    let reachesBack = state.recent.first.map { $0.at < selected.at || $0.push == selected.number } ?? false
    if reachesBack {
      snapshot.entries = recent
    } else if let recalled, recalled.push == selected.number {
      let last = recalled.entries.last?.number
      snapshot.entries = recalled.entries + recent.filter { entry in last.map { entry.number > $0 } ?? true }
    } else {
      snapshot.entries = recent
      snapshot.isTracePartial = true
    }
  }

  private func calls(_ state: EngineState, _ request: SnapshotRequest) -> EntryWindow {
    let ring = state.recent
    var window = EntryWindow(end: ring.ever, total: ring.count, ever: ring.ever)
    guard request.scope == .all else { return window }
    let oldest = ring.ever - ring.count
    window.end = min(max(request.end ?? ring.ever, oldest + request.calls), ring.ever)
    let end = window.end - oldest
    window.entries = (max(0, end - request.calls)..<end).map { ring[$0] }
    return window
  }
}
