import Payload

/// The app's own code, as far as a profile tells it: its reactions, and what it remembers until it ends.
public struct AppCode: Hashable, Codable, Sendable {
  /// The reactions, in the order in which they are tried.
  public let reactions: [Reaction]
  /// What it remembers.
  public internal(set) var memory: Set<String> = []

  /// Code of these reactions.
  public init(_ reactions: [Reaction]) { self.reactions = reactions }

  /// What the app does about `call`: the steps whose conditions hold, up to one that ends the app; nil if no
  /// reaction is about it.
  func acts(on call: CalledApp) -> [ReactionAct]? {
    guard
      let reaction = reactions.first(where: { reaction in
        reaction.callback == call.callback && reaction.tests.allSatisfy { $0.holds(for: call) }
      })
    else { return nil }
    var acts: [ReactionAct] = []
    for step in reaction.steps where step.tests.allSatisfy({ $0.holds(for: call) }) {
      acts.append(step.act)
      if case .crashes = step.act { break }
    }
    return acts
  }

  func call(_ callback: Callback, _ payload: APNsPayload?, _ identifier: String?) -> CalledApp {
    CalledApp(
      callback: callback.name, state: callback.state, action: callback.action, identifier: identifier,
      userInfo: payload?.document.root, memory: memory)
  }
}
