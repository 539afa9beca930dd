import Phone

/// The newest tasks in the order in which they were accepted, and the `request_id`s of the last 24 hours.
struct TaskBook: Sendable {
  /// What became of one day's tasks.
  struct DayReport: Hashable, Codable {
    let day: Int
    var report = TaskReport()
  }

  /// The most tasks that are remembered; older ones go, long before the 90 days of the vendor's reports.
  static let mostTasks = 20_000
  /// How long a `request_id` may not come again; the vendor gives no window.
  static let requestWindow: Int64 = 24 * 3_600_000

  private var tasks: [TaskRecord] = []
  /// What became of the tasks that were let go of, by the day of Beijing.
  private(set) var archive: [DayReport] = []
  /// How many tasks were let go of; places count on.
  private var gone = 0
  private var places: [TaskID: Int] = [:]
  private var requests: [String: Int] = [:]
  /// How many tasks were accepted in all.
  private(set) var number: UInt64 = 0

  /// The task with this id.
  subscript(id: TaskID) -> TaskRecord? { places[id].map { tasks[$0 - gone] } }

  /// Where the task with this id lies, for reading and changing it many times over.
  func place(of id: TaskID) -> Int? { places[id].map { $0 - gone } }

  /// The task at `place`; to be read member by member, since a copy of all of it costs more than what is read.
  subscript(place: Int) -> TaskRecord {
    @inline(__always) get { tasks[place] }
  }

  /// All tasks that are remembered, oldest first.
  var all: [TaskRecord] { tasks }

  /// The task that was accepted with this `request_id` within the window before `moment`.
  func task(ofRequest id: String, at moment: Instant) -> TaskID? {
    guard let place = requests[id], place >= gone else { return nil }
    let task = tasks[place - gone]
    return task.accepted.after(milliseconds: Self.requestWindow) > moment ? task.id : nil
  }

  /// Goes on with the numbers of `other`.
  mutating func continueNumbers(after other: TaskBook) { number = other.number }

  /// The number of the next task.
  mutating func nextNumber() -> UInt64 {
    number += 1
    return number
  }

  /// Takes in a task; once there are too many, a quarter of them goes.
  mutating func add(_ task: TaskRecord) {
    index(task, at: tasks.count + gone)
    tasks.append(task)
    guard tasks.count > Self.mostTasks else { return }
    let count = Self.mostTasks / 4
    for old in tasks.prefix(count) {
      archive(old)
      places[old.id] = nil
      if let request = old.push.requestID, let place = requests[request], place < gone + count {
        requests[request] = nil
      }
    }
    tasks.removeFirst(count)
    gone += count
  }

  /// Changes a task where it lies; nil if it is not known.
  @discardableResult
  mutating func update<Result>(_ id: TaskID, _ body: (inout TaskRecord) -> Result) -> Result? {
    guard let place = places[id] else { return nil }
    return body(&tasks[place - gone])
  }

  /// Changes the task at `place`, where it lies.
  mutating func update(at place: Int, _ body: (inout TaskRecord) -> Void) { body(&tasks[place]) }

  private mutating func archive(_ task: TaskRecord) {
    let day = CivilTime(task.accepted).dayNumber
    if archive.last?.day != day {
      archive.append(DayReport(day: day))
      archive.removeFirst(max(0, archive.count - UserLedger.mostDays))
    }
    archive[archive.count - 1].report.add(task.report)
  }

  private mutating func index(_ task: TaskRecord, at place: Int) {
    places[task.id] = place
    if let request = task.push.requestID { requests[request] = place }
  }
}

extension TaskBook: Codable {
  private enum CodingKeys: CodingKey { case tasks, number, archive }

  /// Reads the tasks; what finds them is made anew.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    number = try container.decode(UInt64.self, forKey: .number)
    archive = try container.decode([DayReport].self, forKey: .archive)
    for task in try container.decode([TaskRecord].self, forKey: .tasks) { add(task) }
  }

  /// Writes the tasks.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(number, forKey: .number)
    try container.encode(archive, forKey: .archive)
    try container.encode(tasks, forKey: .tasks)
  }
}
