/// The place of an entry: the command it came from, and its step.
public struct EntryNumber: Hashable, Comparable, Codable, Sendable {
  /// The number of the command, counted from 1 within a journal.
  public let command: UInt64
  /// The step within it, counted from 0. What timers do after a command counts on, over a weekend if need be.
  public let step: UInt32

  /// Step `step` of command `command`.
  public init(command: UInt64, step: UInt32) {
    self.command = command
    self.step = step
  }

  /// The order in which things happened.
  public static func < (a: EntryNumber, b: EntryNumber) -> Bool { (a.command, a.step) < (b.command, b.step) }
}
