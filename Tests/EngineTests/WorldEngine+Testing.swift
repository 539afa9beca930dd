import APNs
import Foundation
import Journal
import Phone
import Simulation
import Testing

@testable import Engine

extension WorldEngine {
  /// An engine on a journal in `folder`, or in memory, whose stream is silent.
  static func silent(
    in folder: TemporaryFolder? = nil, _ change: (inout EngineConfiguration) -> Void = { _ in }
  ) throws -> WorldEngine {
    var configuration = EngineConfiguration(
      place: folder.map { .folder($0.path, instance: "test") } ?? .memory)
    configuration.playsStream = false
    configuration.journal.seed = 7
    change(&configuration)
    return try WorldEngine(configuration)
  }

  /// Performs `line` and waits until it is on disk, or known never to be.
  @discardableResult
  func commit(_ line: String) throws -> CommitResult {
    let box = Box<CommitResult>()
    perform(try WorldText.parse(line, on: PhoneNumber(1))) { box.put($0) }
    return try #require(box.take(), "nobody acknowledged \(line)")
  }

  @discardableResult
  func perform(_ line: String) throws -> Performed {
    perform(try WorldText.parse(line, on: PhoneNumber(1)))
  }
}

/// Hands one value from thread to thread.
final class Box<Value: Sendable>: @unchecked Sendable {
  private let condition = NSCondition()
  private var value: Value?

  func put(_ new: Value) {
    condition.lock()
    value = new
    condition.signal()
    condition.unlock()
  }

  /// The value, or nil if none comes within ten seconds.
  func take() -> Value? {
    condition.lock()
    defer { condition.unlock() }
    let end = Date(timeIntervalSinceNow: 10)
    while value == nil, condition.wait(until: end) {}
    return value
  }
}

/// Asks again and again until it holds, for at most ten seconds.
func eventually(_ condition: () throws -> Bool) rethrows -> Bool {
  for _ in 0..<2_000 {
    if try condition() { return true }
    usleep(5_000)
  }
  return false
}
