import Phone

/// When the last calls of each window were let through, oldest first.
struct CallTimes: Codable, Sendable {
  private var names: [Instant] = []
  private var mobileNumbers: [Instant] = []

  /// Whether one more call at `moment` is one too many; what has left the window is forgotten.
  mutating func isFull(_ window: CallWindow, at moment: Instant) -> Bool {
    switch window {
    case .names: Self.isFull(&names, window.most, moment)
    case .mobileNumber: Self.isFull(&mobileNumbers, window.most, moment)
    }
  }

  /// Notes a call.
  mutating func add(_ moment: Instant, to window: CallWindow) {
    switch window {
    case .names: names.append(moment)
    case .mobileNumber: mobileNumbers.append(moment)
    }
  }

  private static func isFull(_ times: inout [Instant], _ most: Int, _ moment: Instant) -> Bool {
    times.removeAll { $0.after(milliseconds: JPushTiming.rateWindow) <= moment }
    return times.count >= most
  }
}
