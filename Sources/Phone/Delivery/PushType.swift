/// `apns-push-type` (Apple, Sending notification requests to APNs).
public enum PushType: String, Codable, CaseIterable, Sendable {
  case alert
  case background
  case voip
  case complication
  case fileprovider
  case mdm
  case location
  case liveactivity
  case pushtotalk
  case widgets
  case controls
}
