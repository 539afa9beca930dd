import Phone
import Simulation
import Words

extension Model {
  private static let bellPause: Int64 = 1_000_000

  /// Takes what the engine shows now.
  mutating func take(_ new: Snapshot) -> [Effect] {
    let before = selected?.arrival.number
    snapshot = new
    selected = new.window.selected.map { SelectedPush.following(selected, $0, entries: new.entries) }
    if selected?.arrival.number != before {
      detailTop = 0
      if calls.scope == .push { calls.end = nil }
    }
    // The selected push may have left; the reader found the nearest.
    if case .push = list.cursor, let push = new.window.selected?.number { list.cursor = .push(push) }
    if new.window.cursor == nil || list.cursor == .newest { list.screenRow = 0 }
    if new.counts.all == 0 { list.marks = [] }
    return ring() + finishSteps()
  }

  private mutating func ring() -> [Effect] {
    guard settings.bell, snapshot.sounded else { return [] }
    if let rang, clock.wall.microseconds - rang.microseconds < Self.bellPause { return [] }
    rang = clock.wall
    return [.bell]
  }

  private mutating func finishSteps() -> [Effect] {
    var done: Set<FirstStep> = []
    if snapshot.facts.app == .swipedAway { done.insert(.swipe) }
    if snapshot.hasOutside { done.insert(.push) }
    return finish(done)
  }

  /// Takes steps off the first-run hint.
  mutating func finish(_ done: Set<FirstStep>) -> [Effect] {
    guard !steps.isDisjoint(with: done) else { return [] }
    steps.subtract(done)
    return [.remember(steps)]
  }
}
