import FoundationEssentials
import Simulation

/// A world as the bytes of a checkpoint, and back.
enum WorldCode {
  static func write(_ world: World) -> [UInt8]? { try? [UInt8](JSONEncoder().encode(world)) }

  /// Nil where the bytes are no world of this belfry.
  static func read(_ bytes: [UInt8]) -> World? { try? JSONDecoder().decode(World.self, from: Data(bytes)) }
}
