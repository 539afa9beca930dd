import Getui
import JPush
import Phone

/// What is due later, by the room that asked for it.
enum WorldJob: Codable, Sendable {
  case phone(PhoneNumber, PhoneJob)
  case jpush(PhoneNumber, JPushJob)
  case getui(PhoneNumber, GetuiJob)
  /// The JPush service does what is due there.
  case jpushService
  /// The Getui service does what is due there.
  case getuiService
}
