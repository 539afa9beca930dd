import Simulation
import Words

/// What a command did, at once.
public struct Performed: Sendable {
  /// Its number; nil where the engine took no command.
  public let number: UInt64?
  /// What it made happen in the same instant, in order.
  public let entries: [TraceEntry]
  /// The arrivals it brought.
  public let arrivals: [Arrival]
  /// What was changed in a request before it was sent again; nil where nothing was.
  public internal(set) var note: Phrase?
  /// Why the engine took no command.
  public let refusal: EngineBanner?
}
