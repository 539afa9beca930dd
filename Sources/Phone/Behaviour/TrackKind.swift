/// One of the two independent tracks of a push on the phone.
public enum TrackKind: String, Codable, Sendable {
  /// Text, badge, sound.
  case visible
  /// `content-available`: a chance to run code.
  case background
}
