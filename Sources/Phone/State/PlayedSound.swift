/// The sound a person hears, or would hear.
public enum PlayedSound: Hashable, Codable, Sendable {
  /// The system's own.
  case standard
  /// A file of the app.
  case named(String)
  /// One that breaks through Focus and the ring switch, at its own volume from 0 to 1.
  case critical(name: String, volume: Double)
}
