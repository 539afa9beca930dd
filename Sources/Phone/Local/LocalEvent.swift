/// What happens to the app's local notifications before they fire.
public enum LocalEvent: Hashable, Sendable {
  /// The app adds one; its identifier, and when it fires.
  case added(String, due: Instant?)
  /// It takes the place of one that waited under the same identifier.
  case replaced(String)
  /// iOS does not take it.
  case refused(String, LocalFault)
  /// It had to go, since only so many may wait.
  case surplus(String)
  /// The app reads what waits.
  case pending([String])
  /// The app reads what of it is in the list.
  case delivered([String])
  /// The app takes these back before they fire.
  case removed([String])
  /// The phone comes into a region, or leaves it.
  case region(RegionEdge, String)
  /// The phone's clock is so many seconds ahead of UTC.
  case zone(Int)
}
