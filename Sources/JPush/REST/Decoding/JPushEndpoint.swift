/// A call of REST API v3, before its body is read.
enum JPushEndpoint: Hashable, Sendable {
  case push
  case validate
  case issueIDs
  case batch(AudienceSet.Kind)
  case groupPush
  case withdraw(String)
  case device(String)
  case changeDevice(String)
  case deviceStates
  case tags
  case tagOf(String, device: String)
  case changeTag(String)
  case deleteTag(String)
  case alias(String)
  case changeAlias(String)
  case deleteAlias(String)
  case received(isDetailed: Bool)
  case messageStates
  case messageReport(isDetailed: Bool)
  case users
  case makeSchedule
  case schedules
  case schedule(String)
  case scheduleMessages(String)
  case changeSchedule(String)
  case deleteSchedule(String)

  /// The API it belongs to, with its limit and its codes.
  var family: RequestFamily {
    switch self {
    case .push, .validate, .issueIDs, .batch, .groupPush, .withdraw: .push
    case .device, .changeDevice, .deviceStates, .tags, .tagOf, .changeTag, .deleteTag, .alias, .changeAlias,
      .deleteAlias:
      .device
    case .received, .messageStates, .messageReport, .users: .report
    case .makeSchedule, .schedules, .schedule, .scheduleMessages, .changeSchedule, .deleteSchedule: .schedule
    }
  }

  /// Whether only a paying account may call it.
  var needsVIP: Bool {
    switch self {
    case .batch, .deviceStates, .messageReport, .users: true
    default: false
    }
  }
}
