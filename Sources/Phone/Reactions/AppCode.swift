import Payload

/// The app's own code, as far as a profile tells it: its reactions, and what it remembers until it ends.
public struct AppCode: Hashable, Codable, Sendable {
  /// All of it. Boxed, since most phones have none, and every push passes it on.
  private var box: [AppCodeParts]

  /// Code of these reactions.
  ///
  /// - Parameter saved: what it finds saved at first.
  public init(_ reactions: [Reaction], routines: [Routine] = [], saved: [String: String] = [:]) {
    let acts = (reactions.map(\.steps) + routines.map(\.steps)).joined().map(\.act)
    box = [
      AppCodeParts(
        reactions: reactions, routines: routines, builtIn: saved,
        observable: Set(
          acts.flatMap { act -> [String] in if case .observes(let names) = act { names } else { [] } }),
        registersItself: acts.contains { act in
          if case .commands(let line) = act { Self.registers(line) } else { false }
        },
        saved: saved)
    ]
  }

  private var parts: AppCodeParts {
    get { box[0] }
    _modify { yield &box[0] }
  }

  /// The reactions, in the order in which they are tried.
  public var reactions: [Reaction] { parts.reactions }

  /// What it remembers.
  public internal(set) var memory: Set<String> {
    get { parts.memory }
    set { parts.memory = newValue }
  }

  /// What it saved: it outlives the process, not the installation.
  public internal(set) var saved: [String: String] {
    get { parts.saved }
    set { parts.saved = newValue }
  }

  /// What it has put over its own page.
  var screen: AppScreen {
    get { parts.screen }
    set { parts.screen = newValue }
  }

  /// Whether it registers for notifications by itself.
  var registersItself: Bool { parts.registersItself }

  /// It observes these too.
  mutating func observe(_ names: [String]) { parts.observed.formUnion(names) }

  private static func registers(_ line: String) -> Bool {
    ["app asks", "app registers", "sdk registerForRemoteNotification", "sdk registerRemoteNotification"]
      .contains(where: line.hasPrefix)
  }

  /// Everything that a process that has run for a while would observe.
  mutating func hasStarted() { parts.observed = parts.observable }

  /// The app was removed: what it saved is gone.
  mutating func forgets() { parts.saved = parts.builtIn }

  /// The process is gone, and with it what it knew.
  mutating func ends() {
    parts.memory = []
    parts.observed = []
    parts.screen = AppScreen()
  }

  /// What the app does about `call`: the steps whose conditions hold, up to one that ends the app; nil if no
  /// reaction is about it.
  func acts(on call: CalledApp) -> [DueAct]? {
    let parts = parts
    if parts.observable.contains(call.callback), !parts.observed.contains(call.callback) { return nil }
    guard
      let reaction = parts.reactions.first(where: { reaction in
        reaction.callback == call.callback && reaction.tests.allSatisfy { $0.holds(for: call) }
      })
    else { return nil }
    var acts: [DueAct] = []
    _ = take(reaction.steps, for: call, into: &acts)
    return acts
  }

  /// Adds what the steps do; false where they end the app.
  private func take(_ steps: [ReactionStep], for call: CalledApp, into acts: inout [DueAct]) -> Bool {
    for step in steps where step.tests.allSatisfy({ $0.holds(for: call) }) {
      acts.append(DueAct(act: step.act, call: call))
      if case .crashes = step.act { return false }
      // A routine can run only what stands above it, so this ends.
      if case .runs(let name, let argument) = step.act,
        let routine = parts.routines.first(where: { $0.name == name }),
        !take(routine.steps, for: call.given(argument), into: &acts)
      {
        return false
      }
    }
    return true
  }

  func call(_ callback: Callback, _ turn: Turn) -> CalledApp {
    var call = CalledApp(callback.name, of: self, on: turn.os)
    call.state = callback.state
    call.action = callback.action
    call.identifier = turn.identifier
    call.source = turn.source
    call.launch = callback.launch
    call.userInfo = callback.arguments ?? turn.payload?.document.root
    return call
  }
}
