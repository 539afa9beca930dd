/// What a phone does later.
public enum PhoneJob: Codable, Sendable {
  /// The time of a banner is up; a newer one may have taken its place.
  case bannerEnds
}
