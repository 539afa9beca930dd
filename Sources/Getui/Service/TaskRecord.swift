import Phone

/// One REST push that the service has accepted. Moments are on the service's clock.
public struct TaskRecord: Codable, Sendable {
  /// Where it is.
  public enum State: Hashable, Codable, Sendable {
    /// A message of `/push/list/message` that waits for its list, or a task whose list was sent.
    case open
    /// It waits for its time.
    case scheduled(Instant)
    /// It goes out a part at a time; how many are out.
    case pacing(Int)
    /// Everything went out.
    case sent
    /// `DELETE /task`.
    case stopped
    /// `DELETE /task/schedule`.
    case deleted
  }

  /// One line of `/task/detail`.
  struct Moment: Hashable, Codable {
    let client: ClientID
    let at: Instant
    let event: String
  }

  /// Its id.
  public let id: TaskID
  /// What it says.
  public let push: GetuiPush
  /// Whom it is for; nil for a message that waits for its list.
  public let audience: GetuiAudience?
  /// When it was accepted.
  public let accepted: Instant
  /// Where it is.
  public internal(set) var state: State
  /// What became of it.
  public internal(set) var report = TaskReport()
  var moments: [Moment] = []

  /// The most lines of `/task/detail` that a task keeps; pushes to many would fill the memory otherwise.
  static let mostMoments = 2_000

  /// A task that has just been accepted.
  init(id: TaskID, push: GetuiPush, audience: GetuiAudience?, state: State, at moment: Instant) {
    self.id = id
    self.push = push
    self.audience = audience
    self.state = state
    accepted = moment
  }

  /// When its copies, and the task id of a list, are no longer good.
  var expires: Instant { accepted.after(milliseconds: Int64(max(push.settings.ttl, 0))) }

  /// Whether nothing of it goes out any more.
  var isStopped: Bool { state == .stopped || state == .deleted }

  mutating func note(_ event: String, _ client: ClientID, at moment: Instant) {
    guard moments.count < Self.mostMoments else { return }
    moments.append(Moment(client: client, at: moment, event: event))
  }
}
