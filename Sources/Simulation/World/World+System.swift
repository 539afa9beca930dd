import JPush
import Payload
import Phone

/// The JPush SDK's calls that go through to iOS.
extension World {
  /// Does on the phone what the SDK does there, and gives the app the result.
  mutating func carryOut(_ call: SystemCall, on index: Int, _ trace: inout Trace) {
    let phone = devices[index].phone
    let plan = call.plan(SystemView(phone, newest: devices[index].payloads.newestLocal))
    let first = trace.entries.count
    for command in plan.commands { perform(command, on: index, &trace) }
    let result = plan.result ?? Self.added(in: trace.entries[first...])
    devices[index].jpush.answer(call, result, at: now, into: &trace.jpush)
    closeJPush(index, &trace)
  }

  /// Whether iOS took what was added.
  private static func added(in entries: ArraySlice<TraceEntry>) -> SystemResult {
    for entry in entries {
      if case .phone(.local(.added(let identifier, _))) = entry.event { return .added(identifier) }
    }
    return .fault(.refused)
  }
}
