import APNs
import Phone
import Simulation

/// How the connections stand over which pushes reach a phone, and what waits for them.
struct ConnectionScene: Hashable, Sendable {
  /// Something that a service keeps until the phone is back.
  struct Kept: Hashable, Sendable {
    let push: PushNumber
    let text: String
    /// From then on it is no longer handed over, in world time.
    let expires: Instant
  }

  /// One of the connections.
  struct Part: Hashable, Sendable {
    let line: PushLine
    /// The device token, the registration ID or the cid.
    let id: String?
    /// The state's name as the vendor spells it; empty where it has none.
    let state: String
    let isOnline: Bool
    /// When the next attempt to connect is made, while one waits.
    let nextAttempt: Instant?
    /// The heartbeat in seconds, where the app has set one.
    let heartbeat: Int?
    /// A badge that could not be uploaded yet.
    let unsentBadge: Int?
    /// The calls that wait for an answer, oldest first.
    let waiting: [ConnectionFacts.Waiting]
    /// What comes as soon as the connection is back, oldest first.
    let kept: [Kept]
    /// What became of the connection, newest first.
    let changes: [ConnectionChange]
  }

  let parts: [Part]

  /// The connections of one phone of `world`; `rows` knows the arrivals.
  init(_ world: World, _ diary: PhoneDiary, rows: (PushNumber) -> Arrival?) {
    guard let device = world.device(diary.phone) else {
      parts = []
      return
    }
    let changes = { (line: PushLine) in Array(diary.changes.filter { $0.line == line }.reversed()) }
    let stored = world.apns.stored(for: diary.phone).map { waits in
      Kept(push: waits.push, text: rows(waits.push).map(Self.text) ?? "", expires: waits.expires)
    }
    let system = Part(
      line: .apns, id: device.phone.tokens.text(of: .device), state: "", isOnline: device.phone.isNetworkOn,
      nextAttempt: nil, heartbeat: nil, unsentBadge: nil, waiting: [],
      kept: stored.map { [$0] } ?? [], changes: changes(.apns))
    parts =
      [system]
      + world.connections(of: diary.phone).map { facts in
        let line: PushLine = facts.vendor == .jpush ? .jpush : .getui
        return Part(
          line: line, id: facts.id, state: facts.state, isOnline: facts.isOnline,
          nextAttempt: facts.nextAttempt, heartbeat: facts.heartbeat, unsentBadge: facts.unsentBadge,
          waiting: facts.waiting,
          kept: facts.kept.map { Kept(push: $0.push, text: $0.text, expires: $0.expires) },
          changes: changes(line))
      }
  }

  private static func text(_ arrival: Arrival) -> String {
    arrival.title.isEmpty ? arrival.body : arrival.title
  }

  /// Whether something in it changes with every second.
  var isTicking: Bool { parts.contains { $0.nextAttempt != nil || !$0.waiting.isEmpty } }
}
