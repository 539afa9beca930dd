import Phone
import Simulation

/// Finds out whether a refused push can be adopted, and asks the world again only after a command.
struct AdoptReader {
  private var push: PushNumber?
  private var command: UInt64 = 0
  private var answer = false

  /// Whether `arrival` was refused for names that `world` can take on.
  mutating func isAdoptable(_ arrival: Arrival?, in world: World) -> Bool {
    guard let arrival, arrival.mayBeAdopted else { return false }
    if push == arrival.number, command == world.commandCount { return answer }
    (push, command, answer) = (arrival.number, world.commandCount, world.canAdopt(arrival.number))
    return answer
  }
}
