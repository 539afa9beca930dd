import JPush
import Phone

/// One phone with what runs on it.
public struct Device: Codable, Sendable {
  /// Its number.
  public let number: PhoneNumber
  /// iOS and the app.
  public internal(set) var phone = Phone()
  /// The JPush SDK within the app.
  public internal(set) var jpush = JPushClient()

  init(_ number: PhoneNumber) { self.number = number }
}
