/// The SDK's connection to the service.
public enum LinkState: String, Codable, Sendable {
  case closed
  case connecting
  case loggingIn
  case up
}
