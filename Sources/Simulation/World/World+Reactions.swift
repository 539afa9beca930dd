import Language
import Payload
import Phone

/// What the app does of its own accord, in the same instant.
extension World {
  /// How deep reactions may set each other off within one instant.
  public static let reactionDepth = 16

  /// The app gave a command.
  mutating func obey(_ line: String, on index: Int, _ trace: inout Trace) {
    guard trace.reactionDepth < Self.reactionDepth else {
      return say(.reactionsStopped, .stopped, rule: "world.reaction.depth", &trace)
    }
    let line = IconNumber.filled(line, badge: devices[index].phone.badge.number)
    guard let command = try? WorldText.parse(line, on: devices[index].number) else {
      return say(.reactionRefused(line), .stopped, rule: "world.reaction.refused", &trace)
    }
    trace.reactionDepth += 1
    perform(command, &trace)
    trace.reactionDepth -= 1
  }

  /// The SDKs' calls into the app, among the entries from `first` on: the app's own code hears them.
  mutating func tellApp(from first: Int, _ index: Int, _ trace: inout Trace) {
    guard devices[index].phone.code != nil else { return }
    let calls = trace.entries[first...].compactMap { entry in
      SDKCall(entry.event).map { ($0, entry.push, entry.number) }
    }
    for (call, push, number) in calls {
      let bytes = call.userInfo ?? push.flatMap { devices[index].payloads[$0] }
      devices[index].phone.heardFromSDK(
        call.name, userInfo: bytes.flatMap { try? JSONDocument($0) }, about: push, at: now,
        switches: switches, into: &trace.phone)
      closePhone(index, &trace, cause: number)
    }
  }
}
