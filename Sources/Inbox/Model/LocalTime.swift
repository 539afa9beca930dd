import Phone

/// A moment taken apart into the hours and minutes of a time zone.
struct LocalTime: Hashable, Sendable {
  let hour: Int
  let minute: Int
  let second: Int
  let millisecond: Int

  /// The local time of `instant`, `zone` seconds ahead of UTC.
  init(_ instant: Instant, zone: Int) {
    let milliseconds = (instant.microseconds / 1000) + Int64(zone) * 1000
    let day: Int64 = 86_400_000
    let rest = Int(((milliseconds % day) + day) % day)
    hour = rest / 3_600_000
    minute = rest / 60_000 % 60
    second = rest / 1000 % 60
    millisecond = rest % 1000
  }

  /// `12:30`.
  var minutes: String { Self.two(hour) + ":" + Self.two(minute) }

  /// `12:30:05`.
  var seconds: String { minutes + ":" + Self.two(second) }

  /// `12:30:05.118`.
  var full: String {
    let digits = String(millisecond)
    return seconds + "." + String(repeating: "0", count: 3 - digits.count) + digits
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
}
