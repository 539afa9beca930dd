import Language
import Phone

/// What a filter asks of an arrival's age.
public enum AgeTest: Hashable, Sendable {
  /// Younger than so many microseconds.
  case under(Int64)
  /// Older than so many microseconds.
  case over(Int64)

  init?(_ text: String) {
    let (comparison, rest) = Comparison.split(text)
    guard let span = Span.read(String(rest)), span >= 0 else { return nil }
    switch comparison {
    case .under, nil: self = .under(span)
    case .over: self = .over(span)
    case .atLeast, .atMost: return nil
    }
  }

  var text: String {
    switch self {
    case .under(let span): "<" + Span.write(span)
    case .over(let span): ">" + Span.write(span)
    }
  }

  func holds(for moment: Instant, now: Instant) -> Bool {
    switch self {
    case .under(let span): moment > now.moved(byMicroseconds: -span)
    case .over(let span): moment < now.moved(byMicroseconds: -span)
    }
  }
}
