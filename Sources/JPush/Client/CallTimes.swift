import Phone

/// When the last calls of each window were let through, oldest first.
struct CallTimes: Codable, Sendable {
  private var names: [Instant] = []
  private var mobileNumbers: [Instant] = []
  /// When the phone's clock was last moved.
  private var clockMoved: Instant?

  /// Whether there is nothing that a moved clock could put in doubt.
  var isEmpty: Bool { mobileNumbers.isEmpty }

  /// Whether one more call at `moment` is one too many; what has left the window is forgotten.
  mutating func isFull(_ window: CallWindow, at moment: Instant) -> Bool {
    switch window {
    case .names: Self.isFull(&names, window.most, moment)
    case .mobileNumber: Self.isFull(&mobileNumbers, window.most, moment)
    }
  }

  /// Notes that the phone's clock was moved.
  mutating func moveClock(at moment: Instant) { clockMoved = moment }

  /// Whether the clock was moved since a call of the window, so that nobody can tell how many there were in it. On
  /// iOS only the mobile number is watched like this.
  mutating func isBroken(_ window: CallWindow, at moment: Instant) -> Bool {
    guard window == .mobileNumber, let clockMoved else { return false }
    Self.forget(&mobileNumbers, before: moment)
    return mobileNumbers.contains { $0 <= clockMoved }
  }

  /// Notes a call.
  mutating func add(_ moment: Instant, to window: CallWindow) {
    switch window {
    case .names: names.append(moment)
    case .mobileNumber: mobileNumbers.append(moment)
    }
  }

  private static func isFull(_ times: inout [Instant], _ most: Int, _ moment: Instant) -> Bool {
    forget(&times, before: moment)
    return times.count >= most
  }

  /// Lets go of what has left the window.
  private static func forget(_ times: inout [Instant], before moment: Instant) {
    times.removeAll { $0.after(milliseconds: JPushTiming.rateWindow) <= moment }
  }
}
