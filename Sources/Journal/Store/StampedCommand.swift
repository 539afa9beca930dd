import Phone
import Simulation

/// A command and the moment it was applied, on the caller's clock.
public struct StampedCommand: Hashable, Sendable {
  /// The moment.
  public let at: Instant
  /// The command.
  public let command: WorldCommand

  /// A command applied at `moment`.
  public init(_ command: WorldCommand, at moment: Instant) {
    self.command = command
    at = moment
  }
}
