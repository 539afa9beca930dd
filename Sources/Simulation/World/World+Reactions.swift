import Language
import Phone

/// What the app does of its own accord, in the same instant.
extension World {
  /// How deep reactions may set each other off within one instant.
  public static let reactionDepth = 16

  /// The app gave a command.
  mutating func obey(_ line: String, on index: Int, _ trace: inout Trace) {
    guard trace.reactionDepth < Self.reactionDepth else {
      return say(.reactionsStopped, .stopped, rule: "world.reaction.depth", &trace)
    }
    guard let command = try? WorldText.parse(line, on: devices[index].number) else {
      return say(.reactionRefused(line), .stopped, rule: "world.reaction.refused", &trace)
    }
    trace.reactionDepth += 1
    perform(command, &trace)
    trace.reactionDepth -= 1
  }
}
