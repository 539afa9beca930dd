/// What the service does later.
enum ServiceDue: Hashable, Codable, Sendable {
  /// A scheduled task begins.
  case begin(TaskID)
  /// The next part of a task with a speed goes out.
  case pace(TaskID)
  /// A client's kept copies may be too old; its place.
  case expire(Int)
}
