import Phone
import Simulation

/// The newest entries of the trace, at most `capacity` of them.
public struct TraceRing: Sendable {
  /// How many it holds at most.
  public let capacity: Int
  /// How many entries it has ever taken: what grows while the oldest ones drop out.
  public private(set) var ever = 0
  private var entries: [TraceEntry] = []
  /// The push of each entry, 0 for none: looking for one push touches little memory.
  private var pushes: [Int] = []
  private var start = 0

  init(capacity: Int = 20_000) { self.capacity = capacity }

  /// How many there are.
  public var count: Int { entries.count }

  /// The entry at `index`, the oldest being 0.
  public subscript(index: Int) -> TraceEntry { entries[place(of: index)] }

  /// The newest entry.
  public var last: TraceEntry? { entries.isEmpty ? nil : self[count - 1] }

  /// The oldest entry.
  public var first: TraceEntry? { entries.isEmpty ? nil : self[0] }

  /// The entries about one push, oldest first, and before them those about the request that brought it.
  public func entries(of push: PushNumber) -> [TraceEntry] {
    var found: [TraceEntry] = []
    for half in [start..<entries.count, 0..<start] {
      for place in half where pushes[place] == push.value { found.append(entries[place]) }
    }
    return found.first.map { opening($0) + found } ?? found
  }

  /// What a vendor's service said of the request that `first` came of: it stands near the beginning of the command.
  private func opening(_ first: TraceEntry) -> [TraceEntry] {
    guard first.number.command > 0 else { return [] }
    let begin = index(after: EntryNumber(command: first.number.command - 1, step: .max))
    return (begin..<min(count, begin + 32)).map { self[$0] }.filter { $0.opens(first) }
  }

  /// The index of the first entry after `number`; `count` where there is none.
  public func index(after number: EntryNumber) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].number <= number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The push of the entry at `index`, found without copying the entry.
  public func push(at index: Int) -> PushNumber? {
    let number = pushes[place(of: index)]
    return number == 0 ? nil : PushNumber(number)
  }

  /// Adds what is newer than the newest: what a world built again from the journal repeats is there already.
  mutating func append(_ new: [TraceEntry]) {
    let known = last?.number
    for entry in new.suffix(capacity) {
      if let known, entry.number <= known { continue }
      let push = entry.push?.value ?? 0
      ever += 1
      if entries.count < capacity {
        entries.append(entry)
        pushes.append(push)
      } else {
        entries[start] = entry
        pushes[start] = push
        start = start + 1 == capacity ? 0 : start + 1
      }
    }
  }

  /// Forgets what came of later commands.
  mutating func remove(after command: UInt64) {
    let kept = (0..<count).map { self[$0] }.filter { $0.number.command <= command }
    self = TraceRing(capacity: capacity)
    append(kept)
  }

  private func place(of index: Int) -> Int {
    let place = start + index
    return place < entries.count ? place : place - entries.count
  }
}
