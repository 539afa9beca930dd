import Engine
import Exports
import Phone
import Simulation
import Terminal
import Words

/// The real loop: events become messages, messages change the model, the model is drawn.
final class InboxLoop {
  let screen: Screen
  let loop: EventLoop
  let engine: WorldEngine
  let themes: ThemeLoader
  let steps: FirstStepFile
  let ports: @Sendable () -> ExportPorts?
  let snippet: @Sendable (ClientLibrary) -> CopiedSnippet
  private let mailbox: InboxMailbox
  var model = Model()
  var profile: LoadedProfile?
  private var reader = EngineReader()
  private var pacer = FramePacer(at: EventLoop.now)
  private var end: InboxEnd?

  // What is not on the screen yet.
  private var hasChanged = true
  private var isForKey = false
  private var request: SnapshotRequest?
  private var shown: Frame?
  private var nextTick: Int64?
  private var recallAt: Int64?
  private var timer: Int64?

  /// A selection that moves on is not worth a look into the journal.
  private static let recallPause: Int64 = 120_000
  private static let second: Int64 = 1_000_000

  init(_ screen: Screen, _ loop: EventLoop, _ engine: WorldEngine, _ options: InboxOptions) {
    self.screen = screen
    self.loop = loop
    self.engine = engine
    themes = ThemeLoader(folder: options.themeFolder)
    steps = FirstStepFile(folder: options.stateFolder)
    snippet = options.snippet
    mailbox = options.mailbox
    ports = options.ports
    model.size = screen.size
    model.locale = options.tongue
    model.ownBanners = options.notices
    model.clock = WallTime.facts()
    model.steps = steps.read()
    loadTheme(options.theme ?? (screen.depth == .mono ? "mono" : Look.standard.name))
    if let path = options.commandFile { runCommands(in: path) }
    let waker = loop.waker
    engine.onChange { waker.wake() }
    mailbox.onSend { waker.wake() }
  }

  func run() -> InboxEnd {
    screen.askWidths(loop)
    var events: [LoopEvent] = []
    while true {
      refreshAndDraw()
      if let end { return end }
      loop.wait(into: &events)
      for event in events { take(event) }
      events.removeAll(keepingCapacity: true)
    }
  }

  // MARK: - Events

  private func take(_ event: LoopEvent) {
    hasChanged = true
    switch event {
    case .input(let input):
      isForKey = true
      send(.input(input))
    case .woken: for line in mailbox.take() { send(.line(line, nil)) }
    case .timer: timer = nil
    case .filesChanged: reloadProfile()
    case .signal(.interrupt): end = end ?? .interrupted
    case .signal(.terminate): end = end ?? .terminated
    case .signal(.hangup), .endOfInput: end = end ?? .hangup
    case .signal(.suspend): suspend()
    }
  }

  /// Hands the model a message and does what it asks for. A key that follows at once finds the row it moved to.
  func send(_ message: Message) {
    for effect in model.update(message) { perform(effect) }
    if model.request != request { refresh() }
  }

  func quit() { end = .quit }

  func suspend() {
    screen.suspend()
    comeBack()
  }

  /// Another program had the terminal: everything is drawn anew, at the size it has now.
  func comeBack() {
    model.size = screen.size
    shown = nil
    hasChanged = true
  }

  func redraw() {
    screen.repaint()
    shown = nil
  }

  // MARK: - Snapshots and frames

  private func refresh() {
    model.clock = WallTime.facts()
    let asked = model.request
    if asked.view == .connection { model.reach = ports() }
    let snapshot = reader.snapshot(of: engine, for: asked)
    for effect in model.update(.snapshot(snapshot)) { perform(effect) }
    // The selection may have moved to a neighbour, which the same snapshot shows.
    request = model.request
    if snapshot.isTracePartial, recallAt == nil { recallAt = EventLoop.now + Self.recallPause }
    if !snapshot.isTracePartial { recallAt = nil }
  }

  private func refreshAndDraw() {
    let now = EventLoop.now
    recallIfDue(now)
    let isTick = nextTick.map { $0 <= now } ?? false
    if hasChanged || isTick {
      let slot = pacer.slot(at: now, forKey: isForKey)
      guard slot <= now else { return arm(slot) }
      draw(now)
    }
    arm(model.snapshot.isCounting ? now : nil)
  }

  private func draw(_ now: Int64) {
    refresh()
    let frame = InboxView.frame(of: model)
    if frame != shown {
      screen.draw(frame)
      shown = frame
    }
    pacer.spend(at: now)
    hasChanged = model.snapshot.isCounting
    isForKey = false
    nextTick =
      model.isTicking
      ? now + Self.second : model.settings.clock ? now + WallTime.untilNextMinute(model.clock) : nil
  }

  private func recallIfDue(_ now: Int64) {
    guard let due = recallAt, due <= now else { return }
    recallAt = nil
    guard let push = model.selected?.arrival.number else { return }
    engine.fetchTrace(of: push)
  }

  /// Sets the one timer to what comes first.
  private func arm(_ frame: Int64?) {
    let next = [frame, nextTick, recallAt].compactMap(\.self).min()
    guard next != timer else { return }
    timer = next
    loop.setTimer(at: next)
  }
}
