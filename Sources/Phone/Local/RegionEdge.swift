/// On which way over the edge of a region something happens.
public enum RegionEdge: String, Codable, CaseIterable, Sendable {
  /// `notifyOnEntry`.
  case enter
  /// `notifyOnExit`.
  case exit
}
