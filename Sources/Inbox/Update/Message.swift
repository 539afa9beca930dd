import Phone
import Simulation
import Terminal
import Words

/// Everything the model can be told.
enum Message: Sendable {
  case input(InputEvent)
  /// What the engine's state looks like now.
  case snapshot(Snapshot)
  case clock(ClockFacts)
  /// A line of the rc file, or a click; the key that stands for it, where there is one.
  case line(String, KeyChord?)
  /// A line whose file was read, and the command that it came to.
  case loaded(String, WorldCommand, KeyChord?)
  /// What a command of the world made happen.
  case performed([TraceEntry])
  /// Where the search for a matching row ended.
  case found(PushNumber?)
  /// The list has no further match: the history may have one among what is older than this push.
  case searchOlder(String, before: PushNumber?)
  case look(Look)
  case notice(Notice)
  /// What came back from the person's editor; nil if nothing was changed.
  case edited([UInt8]?)
}
