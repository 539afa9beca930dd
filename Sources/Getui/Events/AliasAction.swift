/// Which of the two alias calls an answer is about, as the vendor spells it in `action`.
public enum AliasAction: String, Codable, Sendable {
  /// `kGtResponseBindType`.
  case bind = "bindAlias"
  /// `kGtResponseUnBindType`.
  case unbind = "unbindAlias"
}
