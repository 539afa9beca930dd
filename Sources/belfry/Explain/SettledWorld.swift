import Phone
import Simulation

/// A phone on which everything is as after a first minute of use: the app was opened, its SDK is registered.
enum SettledWorld {
  private static let minute: Int64 = 60_000

  /// - Parameter sdk: the SDKs that the app is built with.
  static func make(sdk: SDKChoice = .jpush) -> World {
    var world = World(identifiers: Identifiers(seed: 0, journal: 0))
    var trace = Trace()
    let start = Instant(microseconds: 0)
    world.advance(to: start, into: &trace)
    world.advance(to: start.after(milliseconds: minute), into: &trace)
    if sdk != .jpush {
      world.apply(.sdk(PhoneNumber(1), sdk), at: start.after(milliseconds: minute), into: &trace)
      world.advance(to: start.after(milliseconds: 2 * minute), into: &trace)
    }
    return world
  }
}
