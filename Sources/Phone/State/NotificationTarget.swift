import Language

/// Which notification a command means, in the phone's own terms.
enum NotificationTarget {
  case number(PushNumber)
  case text(String)
  /// Counted from 1 at the top of the list.
  case row(Int)

  /// What `target` means; nil for a row that no list has.
  init?(_ target: Target) {
    switch target {
    case .number(let number): self = .number(PushNumber(number))
    case .text(let text): self = .text(text)
    case .row(let row) where row > 0: self = .row(row)
    case .row: return nil
    }
  }

  /// The push, where it is named by its number.
  var number: PushNumber? {
    if case .number(let number) = self { number } else { nil }
  }
}
