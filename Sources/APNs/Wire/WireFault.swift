/// What is wrong with the form of a request, so that its headers are not even looked at.
public enum WireFault: Hashable, Sendable {
  /// The path is none that APNs has.
  case path(String)
  /// The path is one of broadcasts to Live Activities, or of their channels, which Belfry does not keep.
  case broadcast(String)
  /// The path ends where the token should stand.
  case noToken
  /// Another method than `POST`.
  case method(String)
  /// A header stands there twice.
  case twice(String)
}
