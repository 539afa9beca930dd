/// What became of a task, in numbers.
public struct TaskReport: Hashable, Codable, Sendable {
  /// How often the app sent one custom receipt.
  public struct ActionCount: Hashable, Codable, Sendable {
    /// 90001…90999.
    public let action: Int
    /// How often.
    public var count: Int
  }

  /// Over Getui's own connection.
  public var connection = PushFigures()
  /// Over APNs.
  public var apns = PushFigures()
  /// Custom receipts, by action, in order.
  public private(set) var actions: [ActionCount] = []
  /// Copies that APNs refused.
  public var refused = 0

  /// Both channels together.
  public var total: PushFigures { connection + apns }

  /// Nothing happened yet.
  public init() {}

  /// Counts a custom receipt.
  mutating func count(_ action: Int, times: Int = 1) {
    let index = actions.firstIndex { $0.action >= action } ?? actions.count
    if index < actions.count, actions[index].action == action {
      actions[index].count += times
    } else {
      actions.insert(ActionCount(action: action, count: times), at: index)
    }
  }

  /// Adds the numbers of another task.
  mutating func add(_ other: TaskReport) {
    connection = connection + other.connection
    apns = apns + other.apns
    refused += other.refused
    for entry in other.actions { count(entry.action, times: entry.count) }
  }
}
