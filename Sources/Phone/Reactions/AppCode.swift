import Payload

/// The app's own code, as far as a profile tells it: its reactions, and what it remembers until it ends.
public struct AppCode: Hashable, Codable, Sendable {
  /// The reactions, in the order in which they are tried.
  public let reactions: [Reaction]
  /// What several reactions run.
  public let routines: [Routine]
  /// What it remembers.
  public internal(set) var memory: Set<String> = []
  /// What it saved: it outlives the process, not the installation.
  public internal(set) var saved: [String: String] = [:]
  /// What it has at first: the constants of its code.
  let builtIn: [String: String]
  /// What it observes in this process.
  var observed: Set<String> = []
  /// What it would have to observe before it hears of it.
  let observable: Set<String>
  /// Whether it registers for notifications by itself.
  let registersItself: Bool

  /// Code of these reactions.
  public init(
    _ reactions: [Reaction], routines: [Routine] = [], saved: [String: String] = [:]
  ) {
    self.saved = saved
    builtIn = saved
    self.reactions = reactions
    self.routines = routines
    let acts = (reactions.map(\.steps) + routines.map(\.steps)).joined().map(\.act)
    observable = Set(
      acts.flatMap { act -> [String] in if case .observes(let names) = act { names } else { [] } })
    registersItself = acts.contains {
      if case .commands(let line) = $0 { Self.registers(line) } else { false }
    }
  }

  private static func registers(_ line: String) -> Bool {
    ["app asks", "app registers", "sdk registerForRemoteNotification", "sdk registerRemoteNotification"]
      .contains(where: line.hasPrefix)
  }

  /// Everything that a process that has run for a while would observe.
  mutating func hasStarted() { observed = observable }

  /// The app was removed: what it saved is gone.
  mutating func forgets() { saved = builtIn }

  /// The process is gone, and with it what it knew.
  mutating func ends() {
    memory = []
    observed = []
  }

  /// What the app does about `call`: the steps whose conditions hold, up to one that ends the app; nil if no
  /// reaction is about it.
  func acts(on call: CalledApp) -> [DueAct]? {
    guard !observable.contains(call.callback) || observed.contains(call.callback) else { return nil }
    guard
      let reaction = reactions.first(where: { reaction in
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
        let routine = routines.first(where: { $0.name == name }),
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
