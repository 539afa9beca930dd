/// What arrived.
public enum ArrivalKind: String, Codable, CaseIterable, Sendable {
  /// A push with something to show, hear or count.
  case notification
  /// `content-available` and nothing to show.
  case silent
  /// A push that asks for nothing: no `aps`, or one with nothing in it that iOS acts on.
  case empty
  /// A transparent message over the vendor's own connection.
  case message
  /// A body that no phone ever saw: refused, or unreadable.
  case unreadable
  /// A push for a call.
  case call
  /// A push for a Live Activity.
  case activity
  /// A push for another part of the system: a widget, a file provider, device management.
  case channel
}
