/// `UIApplication.State`, as a callback reads it.
public enum ApplicationState: String, Codable, Sendable {
  case active
  case inactive
  case background
}
