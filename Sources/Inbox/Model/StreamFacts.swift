import Engine

/// What the embedded stream is doing.
enum StreamFacts: Hashable, Sendable {
  /// Switched off, by the person or by the first push from outside.
  case off
  case paused
  /// Playing; so many pushes a second, or a person's pace.
  case on(rate: Int?)

  /// The facts behind the engine's status.
  init(_ status: StreamStatus) {
    switch status.mode {
    case .playing: self = .on(rate: status.rate)
    case .paused: self = .paused
    case .off, .gaveWay: self = .off
    }
  }

  var isOn: Bool { if case .on = self { true } else { false } }
}
