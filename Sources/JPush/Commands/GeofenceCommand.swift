/// What happens around the fences of JPush.
public enum GeofenceCommand: Hashable, Sendable {
  /// Somebody makes a fence in the portal; how long it lasts in microseconds, nil for ever.
  case made(String, lasts: Int64?)
  /// The phone comes into a fence.
  case enters(String)
  /// The phone leaves a fence.
  case leaves(String)
}
