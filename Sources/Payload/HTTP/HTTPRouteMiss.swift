/// Why a request leads to no call.
public enum HTTPRouteMiss: Error, Equatable {
  /// There is no such path.
  case path
  /// The path is there, for other methods.
  case method
}
