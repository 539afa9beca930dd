/// The local notifications that the app has scheduled, and the places that the phone knows itself in.
public struct LocalCentre: Codable, Sendable {
  /// Requests that iOS keeps at most for one app.
  public static let limit = 64
  /// Regions that iOS watches at most for one app; the number is assumed.
  public static let regionLimit = 20

  /// What waits, in the order in which it was added.
  public internal(set) var pending: [LocalRequest] = []
  /// The regions the phone is in.
  public internal(set) var regions: [String] = []
  /// How far the phone's clock is ahead of UTC, in seconds.
  public internal(set) var offset = 0
  /// What has fired and has no number yet.
  var fired: [LocalRequest] = []
  private var lastSerial = 0
  private var named = 0

  /// Belfry's name for a request that was given none; the app would make up a UUID.
  mutating func freshIdentifier() -> String {
    named += 1
    return "local-\(named)"
  }

  mutating func nextSerial() -> Int {
    lastSerial += 1
    return lastSerial
  }

  /// Takes out what is waiting under `identifier`; false if nothing is.
  mutating func removePending(_ identifier: String) -> Bool {
    let count = pending.count
    pending.removeAll { $0.identifier == identifier }
    return pending.count < count
  }

  /// Takes out the request over the limit and returns it: the one that fires last, or the oldest.
  mutating func removeSurplus(keepsSoonest: Bool) -> LocalRequest? {
    guard pending.count > Self.limit else { return nil }
    guard keepsSoonest else { return pending.removeFirst() }
    let last = Instant(microseconds: .max)
    let latest = pending.indices.max { (pending[$0].due ?? last) < (pending[$1].due ?? last) }
    return latest.map { pending.remove(at: $0) }
  }

  /// The regions that iOS watches for the app: those of its oldest requests.
  var watched: [String] {
    var names: [String] = []
    for request in pending {
      guard case .region(_, let name, _) = request.trigger, !names.contains(name) else { continue }
      if names.count < Self.regionLimit { names.append(name) }
    }
    return names
  }
}
