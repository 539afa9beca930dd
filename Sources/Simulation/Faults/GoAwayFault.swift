/// Connections that end all the time: `fault goaway every 20 last-done 18`.
public struct GoAwayFault: Hashable, Codable, Sendable {
  /// With which request of a connection GOAWAY goes out.
  public let every: Int
  /// The last request that is still dealt with, counted as `every` is; those after it were never taken in.
  public let lastDone: Int

  /// Ends connections; all requests are dealt with unless `lastDone` says less.
  public init(every: Int, lastDone: Int? = nil) {
    self.every = max(1, every)
    self.lastDone = min(max(0, lastDone ?? every), max(1, every))
  }
}
