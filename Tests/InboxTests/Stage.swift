import JPush
import Journal
import Language
import Terminal
import Words

@testable import Engine
@testable import Inbox
@testable import Phone
@testable import Simulation

/// A world and a face over it, without engine or terminal: commands go in, frames come out.
struct Stage {
  private var world = World(identifiers: Identifiers(seed: 7, journal: 1))
  private var arrivals = Arrivals()
  private var entries: [TraceEntry] = []
  private var index = RowIndex(tab: .all, filter: "")
  private var trace = Trace()
  private var readers = WorldReaders()
  private(set) var wall = Instant(microseconds: 1_764_500_400_000_000)
  var model = Model()
  /// Everything the model has asked for that is not a command of the world.
  private(set) var effects: [Effect] = []
  /// The commands of the world that the model has asked for, as lines.
  private(set) var performed: [String] = []
  /// The requests over HTTP that the history knows.
  var exchanges: [Exchange] = []
  /// How many pushes its index does not hold.
  var lag = 0

  init(columns: Int = 120, rows: Int = 36, tongue: Tongue = .english) {
    model.size = Size(columns: columns, rows: rows)
    model.locale = tongue
    model.clock = ClockFacts(wall: wall, zone: 0)
    show()
  }

  // MARK: - The world

  /// Lets time pass.
  mutating func wait(seconds: Int) {
    wall = wall.after(milliseconds: Int64(seconds) * 1000)
    trace.removeAll()
    world.advance(to: wall, into: &trace)
    absorb()
    show()
  }

  /// Runs a command of the world, a tenth of a second after the one before.
  mutating func run(_ line: String) {
    do {
      apply(try WorldText.parse(line, on: world.selected))
    } catch {
      preconditionFailure("\(line): \(error.phrase.text(in: .english))")
    }
    show()
  }

  /// Sets the phone up in a way that no short command leads to.
  mutating func arrange(_ change: (inout Phone) -> Void) {
    change(&world.devices[0].phone)
    show()
  }

  /// Pushes a payload, as a file would.
  mutating func push(_ payload: String, _ options: String = "") {
    run("push \(Quoting.quoted("json:" + payload).dropFirst(0)) \(options)")
  }

  private mutating func apply(_ command: WorldCommand) {
    wall = wall.after(milliseconds: 100)
    trace.removeAll()
    world.apply(command, at: wall, into: &trace)
    absorb()
  }

  private mutating func absorb() {
    arrivals.absorb(trace)
    entries += trace.entries
    if trace.entries.contains(where: { $0.event == .world(.reset) }) {
      index = RowIndex(tab: index.tab, filter: index.text)
    }
  }

  private func story(of push: PushNumber) -> [TraceEntry] {
    let own = entries.filter { $0.push == push }
    return entries.filter { entry in own.first.map(entry.opens) ?? false } + own
  }

  // MARK: - The face

  /// Presses keys, by their names in `bind`.
  mutating func press(_ keys: String...) {
    for key in keys {
      guard let chord = KeyChord(key) else { preconditionFailure("no key \(key)") }
      send(.input(chord.event))
    }
  }

  /// Types text.
  mutating func type(_ text: String) { for character in text { send(.input(.text(character))) } }

  mutating func click(_ x: Int, _ y: Int) { send(.input(.mouse(.left, x: x, y: y, .press))) }

  mutating func send(_ message: Message) {
    for effect in model.update(message) {
      switch effect {
      case .perform(let command):
        performed.append(WorldText.print(command))
        apply(command)
        effects += model.update(.performed(trace.entries))
      default: effects.append(effect)
      }
    }
    show()
  }

  /// The service of JPush.
  var jpush: JPushService { world.jpush }

  /// What a person sees.
  var screen: [String] { InboxView.frame(of: model).lines() }

  var frame: Frame { InboxView.frame(of: model) }

  /// Hands the model what it asks to see.
  mutating func show() {
    let request = model.request
    if index.tab != request.tab || index.text != request.filter {
      index = RowIndex(tab: request.tab, filter: request.filter)
    }
    index.update(arrivals, changed: arrivals.rows.map(\.number), now: world.now, budget: 10_000)
    var snapshot = Snapshot()
    snapshot.now = wall.moved(byMicroseconds: world.clockOffset)
    snapshot.clockOffset = world.clockOffset
    snapshot.facts = PhoneFacts(world, world.selected)
    snapshot.counts = TabCounts(all: arrivals.all, phone: arrivals.onPhone, refused: arrivals.refused)
    snapshot.window = index.window(arrivals, cursor: request.cursor, reach: request.reach)
    var adopting = AdoptReader()
    snapshot.isAdoptable = adopting.isAdoptable(snapshot.window.selected, in: world)
    if let push = snapshot.window.selected?.number { snapshot.entries = story(of: push) }
    let end = min(max(request.end ?? entries.count, request.calls), entries.count)
    snapshot.calls = EntryWindow(
      entries: Array(entries[..<end].suffix(request.calls)), end: end, total: entries.count,
      ever: entries.count)
    snapshot.hasOutside = world.hasRealInput
    snapshot.switches = world.switches
    if request.needsDiary {
      var diary = PhoneDiary(world.selected)
      for entry in entries { diary.take(entry) }
      snapshot.look(at: world, diary, for: request) { [arrivals] in arrivals[$0] }
    } else {
      snapshot.look(at: world, PhoneDiary(world.selected), for: request) { [arrivals] in arrivals[$0] }
    }
    if let wish = request.history { snapshot.past = past(wish) }
    readers.look(at: world, for: request, into: &snapshot)
    effects += model.update(.snapshot(snapshot))
  }

  /// What an engine would have found.
  private func past(_ wish: HistoryWish) -> HistoryScene {
    let question = wish.question
    var window = HistoryWindow(question)
    let rows: [HistoryRow] =
      question.kind == .pushes
      ? arrivals.rows.filter { question.filter.matches($0, now: world.now) }.map(HistoryRow.push)
      : exchanges.filter { question.filter.matches($0, now: world.now) }.map(HistoryRow.request)
    window.numbers = 1..<((question.kind == .pushes ? arrivals.all : exchanges.count) + 1)
    let place =
      switch question.place {
      case .newest: rows.count
      case .oldest: 0
      case .number(let number): rows.firstPlace { $0.number > number }
      }
    let part = max(0, place - question.reach)..<min(rows.count, place + question.reach)
    window.rows = rows[part].reversed()
    (window.hasOlder, window.hasNewer) = (part.lowerBound > 0, part.upperBound < rows.count)
    var scene = HistoryScene(window: window, lag: lag)
    if let push = wish.request {
      scene.exchange = FetchedExchange(push: push, exchange: exchanges.first { $0.brought(push) })
    }
    if let push = wish.trace {
      let found = RecalledTrace(
        entries: story(of: push), reply: nil, haveRulesChanged: push.value == 2)
      scene.trace = FetchedTrace(push: push, trace: found)
    }
    return scene
  }
}
