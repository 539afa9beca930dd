import Journal
import Phone
import Simulation

/// What there is to see, for as long as `WorldEngine.read` holds the lock.
///
/// Take out what you need, a screenful of rows, and let go: a copy of a whole list held on to makes the next push copy
/// all of it.
public final class EngineState {
  /// The world.
  public internal(set) var world: World
  /// The rows of the list.
  public internal(set) var arrivals: Arrivals
  /// The newest entries of the trace.
  public internal(set) var recent: TraceRing
  /// The embedded stream.
  public internal(set) var stream: StreamStatus
  /// What a person should know, oldest first.
  public internal(set) var banners: [EngineBanner]
  /// Why no command is taken any more; nil while all is well.
  public internal(set) var refusal: EngineBanner?
  /// The time before this start, if belfry ran before.
  public internal(set) var closed: ClosedSpan?
  /// How many sounds a person would have heard: not those of the stream, and none from while belfry was closed.
  public internal(set) var soundsHeard = 0
  /// How many commits there have been since the start: what grows when the history has something new.
  public internal(set) var commits: UInt64 = 0
  /// What happened on the phone that was opened last, of a fleet too large to write everything down.
  var opened: RecalledPhone?
  /// How many arrivals the search index does not hold yet.
  public internal(set) var indexLag = 0
  private let clock: @Sendable () -> Instant

  init(
    _ opening: JournalOpening, rows limit: Int, stream: StreamStatus, clock: @escaping @Sendable () -> Instant
  ) {
    world = opening.world
    arrivals = Arrivals(limit: limit, rows: opening.rows)
    recent = TraceRing()
    recent.append(opening.recent)
    banners = opening.notices.map(EngineBanner.notice)
    self.stream = stream
    self.clock = clock
  }

  /// World time.
  public var now: Instant { clock().moved(byMicroseconds: world.clockOffset) }
}
