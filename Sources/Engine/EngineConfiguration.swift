import Journal
import Phone

/// How an engine is started.
public struct EngineConfiguration: Sendable {
  /// Where the journal lives.
  public var place: JournalPlace
  /// How it is kept.
  public var journal = JournalSettings()
  /// Whether the embedded stream plays from the start.
  public var playsStream = true
  /// The stream's pushes per second; nil plays at a person's pace.
  public var streamRate: Int?
  /// The caller's clock.
  var clock: @Sendable () -> Instant = WallClock.now

  /// The usual configuration, with the journal at `place`.
  public init(place: JournalPlace) { self.place = place }
}
