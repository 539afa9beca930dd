/// What became of a file that a push points to.
public enum MediaFate: Hashable, Codable, Sendable {
  case fetched
  /// `only_wifi` on a cellular network.
  case skipped
  case failed(MediaCode)
}
