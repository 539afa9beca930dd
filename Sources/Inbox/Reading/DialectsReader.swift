import Phone
import Simulation

/// Tries the requests for the selected push, once for each push and each command that may have changed the phone.
struct DialectsReader {
  private struct Tried {
    let push: PushNumber
    let commands: UInt64
    let scene: DialectsScene?
  }

  private var tried: Tried?

  /// The requests for `arrival` in `world`; nil for what is no push.
  mutating func scene(of arrival: Arrival, in world: World) -> DialectsScene? {
    if let tried, tried.push == arrival.number, tried.commands == world.commandCount { return tried.scene }
    let scene = DialectsScene(arrival, in: world)
    tried = Tried(push: arrival.number, commands: world.commandCount, scene: scene)
    return scene
  }
}
