import Phone
import Scenes
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

  /// The app becomes the one that `file` describes, a minute before the question is asked.
  static func load(_ file: ProfileFile, into world: inout World) {
    var trace = Trace()
    world.apply(file.command(for: PhoneNumber(1)), at: world.now, into: &trace)
    world.advance(to: world.now.after(milliseconds: minute), into: &trace)
  }
}
