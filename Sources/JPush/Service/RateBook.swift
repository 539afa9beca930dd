import Phone

/// How much of each limit per minute is used (docs.jiguang.cn, REST API v3, rate limits).
///
/// A window begins with the first call after the last one has ended, as the published log of a first call shows:
/// 599 remaining, 60 s left.
struct RateBook: Hashable, Codable, Sendable {
  private struct Window: Hashable, Codable {
    let family: RequestFamily
    var begins: Instant
    var used: Int
  }

  private struct Setting: Hashable, Codable {
    let family: RequestFamily
    var most: Int
  }

  /// How long a window is, in milliseconds.
  static let length: Int64 = 60_000

  private var windows: [Window] = []
  private var settings: [Setting] = []

  /// The most calls of a window.
  func most(_ family: RequestFamily) -> Int {
    settings.first { $0.family == family }?.most ?? family.standardQuota
  }

  /// Sets another number.
  mutating func set(_ family: RequestFamily, to most: Int) {
    settings.removeAll { $0.family == family }
    settings.append(Setting(family: family, most: most))
  }

  /// Counts a call; false if it is one too many.
  mutating func use(_ family: RequestFamily, at moment: Instant) -> Bool {
    let index = current(family, at: moment)
    guard windows[index].used < most(family) else { return false }
    windows[index].used += 1
    return true
  }

  /// What the headers of an answer say.
  mutating func state(of family: RequestFamily, at moment: Instant) -> RateState {
    let window = windows[current(family, at: moment)]
    let ends = window.begins.after(milliseconds: Self.length)
    let left = ends.microseconds - moment.microseconds
    return RateState(
      limit: most(family), remaining: max(0, most(family) - window.used),
      reset: Int((left + 999_999) / 1_000_000))
  }

  private mutating func current(_ family: RequestFamily, at moment: Instant) -> Int {
    if let index = windows.firstIndex(where: { $0.family == family }) {
      let ends = windows[index].begins.after(milliseconds: Self.length)
      if ends <= moment || windows[index].begins > moment {
        windows[index] = Window(family: family, begins: moment, used: 0)
      }
      return index
    }
    windows.append(Window(family: family, begins: moment, used: 0))
    return windows.count - 1
  }
}
