import Simulation

/// What takes longer than the engine's lock should be held: it is read from a copy of the world.
struct WorldReaders {
  private var whatIf = WhatIfReader()
  private var dialects = DialectsReader()
  private var audience = AudienceReader()

  /// Adds to `snapshot` what `request` asks of `world`.
  mutating func look(at world: World, for request: SnapshotRequest, into snapshot: inout Snapshot) {
    switch request.view {
    case .whatIf:
      snapshot.whatIf = snapshot.window.selected.flatMap {
        whatIf.table(for: $0, request.question, in: world)
      }
    case .dialects: snapshot.dialects = snapshot.window.selected.flatMap { dialects.scene(of: $0, in: world) }
    case .audience: snapshot.audience = audience.scene(request.audience, request.places, in: world)
    default: break
    }
  }
}
