import Simulation

/// The phones around the picked one, and where they stand among all of them.
struct PhoneWindow: Hashable, Sendable {
  var rows: [PhoneRow] = []
  /// The place of the first of `rows`.
  var first = 0
  /// How many there are.
  var total = 0

  /// Nothing looked at yet.
  init() {}

  /// The phones of `world` at `places`, as far as there are any.
  init(_ world: World, _ places: Range<Int>) {
    total = world.devices.count
    let shown = places.clamped(to: 0..<total)
    first = shown.lowerBound
    rows = shown.map { PhoneRow(world, at: $0) }
  }

  /// The phone at `place`, if it is within the window.
  func row(at place: Int) -> PhoneRow? {
    rows.indices.contains(place - first) ? rows[place - first] : nil
  }
}
