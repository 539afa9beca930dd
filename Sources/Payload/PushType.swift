/// What a push is for, as the request header `apns-push-type` says it.
///
/// Source: Apple, Sending notification requests to APNs; `widgets` from WWDC25 session 278.
public enum PushType: String, CaseIterable, Codable, Sendable {
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

  /// Bytes a payload of this type may have, counted on the body as it is sent.
  ///
  /// Source: Apple, Generating a remote notification: 4096 bytes, for VoIP 5120.
  public var sizeLimit: Int { self == .voip ? 5120 : 4096 }
}
