import Language
import Phone

/// The requests that were refused last.
struct RefusedRequests: Codable, Sendable {
  /// Requests that are kept at most.
  static let limit = 128

  private(set) var all: [RefusedRequest] = []

  mutating func add(_ request: RefusedRequest) {
    if all.count == Self.limit { all.removeFirst() }
    all.append(request)
  }

  /// Notes that the request of this row has gone through.
  mutating func settle(_ number: PushNumber) {
    guard let place = all.lastIndex(where: { $0.number == number }) else { return }
    all[place].isSettled = true
  }

  /// The request that `target` means: by its number, by its place from the newest on, or the newest with this text in it;
  /// nil means the newest that has not gone through since.
  func find(_ target: Target?) -> RefusedRequest? {
    switch target {
    case nil: all.last { !$0.isSettled } ?? all.last
    case .number(let number): all.last { $0.number.value == number }
    case .row(let place): place > 0 && place <= all.count ? all[all.count - place] : nil
    case .text(let text): all.last { WorldText.print($0.command).contains(text) }
    }
  }
}
