/// The app's Live Activities on the phone.
public struct ActivityBoard: Codable, Sendable {
  /// How long one may run, in microseconds: 8 hours.
  static let longest: Int64 = 8 * 3_600_000_000
  /// How long one stays on the lock screen after its end, in microseconds: 4 hours.
  static let afterlife: Int64 = 4 * 3_600_000_000

  /// Those on the lock screen, oldest first.
  public internal(set) var activities: [LiveActivity] = []
  var budget = ActivityBudget()
  private var count = 0

  /// The one in the Dynamic Island: of those that run the one with the highest score, and of equals the oldest.
  public var island: LiveActivity? {
    let running = activities.filter { $0.phase != .ended }
    return running.first { first in running.allSatisfy { $0.relevance <= first.relevance } }
  }

  /// A name that no activity has had.
  mutating func freshName(for type: String) -> String {
    count += 1
    return "\(type)-\(count)"
  }

  /// The place of the one that a push is for: the one whose token it was sent to, else the newest that runs, else
  /// the newest.
  func index(of name: String?) -> Int? {
    if let name { return activities.lastIndex { $0.name == name } }
    return activities.lastIndex { $0.phase != .ended } ?? activities.indices.last
  }
}
