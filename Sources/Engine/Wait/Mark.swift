import Simulation

/// A point in the trace, as `belfry mark` prints it and `--since` takes it: `812.4`.
public struct Mark: Hashable, Sendable {
  /// The newest entry before it.
  public let entry: EntryNumber

  /// The mark after `entry`.
  public init(_ entry: EntryNumber) { self.entry = entry }

  /// Reads a mark; nil if it is none.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let command = UInt64(parts[0]), let step = UInt32(parts[1]) else { return nil }
    entry = EntryNumber(command: command, step: step)
  }

  /// The text that reads as this mark again.
  public var text: String { "\(entry.command).\(entry.step)" }
}
