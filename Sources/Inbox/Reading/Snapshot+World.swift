import Phone
import Simulation

extension Snapshot {
  /// Takes out of `world` what `request` asks to see of the phone that the face shows; `rows` knows the arrivals.
  mutating func look(
    at world: World, _ diary: PhoneDiary, for request: SnapshotRequest, rows: (PushNumber) -> Arrival?
  ) {
    let phone = world.selected
    if request.tokens { tokens = TokenRow.all(world, phone) }
    if let places = request.phones { phones = PhoneWindow(world, places) }
    if request.names { names = NamesScene.all(world, diary) }
    switch request.view {
    case .ledger: ledger = LedgerScene(world, phone, rows: rows)
    case .phone: scene = PhoneScene(world, phone, front: diary.front) { rows($0)?.source }
    case .connection: connection = ConnectionScene(world, diary, rows: rows)
    case .panes, .whatIf, .flow, .rules, .tags, .dialects, .audience, .history: break
    }
  }
}

extension SnapshotRequest {
  /// Whether a copy of the world is looked at, with the lock let go.
  var needsWorld: Bool { view == .whatIf || view == .dialects || view == .audience }

  /// Whether the phone's past is looked at.
  var needsDiary: Bool { names || view == .connection || view == .phone }
}
