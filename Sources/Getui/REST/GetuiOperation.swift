/// What a request asks for, once its path and body are read (docs.getui.com, REST v2). Ids of clients and tasks are
/// still text: whether they exist is for the service to say.
public enum GetuiOperation: Hashable, Sendable {
  /// What a push says; nil for what is none.
  public var push: GetuiPush? {
    switch self {
    case .pushOne(let push, _), .createMessage(let push), .pushMany(let push, _): push
    case .pushBatch(let orders, _): orders.first?.push
    default: nil
    }
  }

  // Auth.
  /// `POST /auth`; the timestamp in milliseconds.
  case authenticate(appKey: String, timestamp: Int)
  /// `DELETE /auth/{token}`.
  case endToken
  /// `HEAD /v2/check`, `POST /log/upload`: what the Java client asks by the way.
  case probe

  // Push.
  case pushOne(GetuiPush, GetuiAudience)
  case pushBatch([PushOrder], isAsync: Bool)
  /// `POST /push/list/message`.
  case createMessage(GetuiPush)
  case pushList(GetuiAudience, task: String, isAsync: Bool, aliasDetail: Bool)
  /// `/push/all`, `/push/tag`, `/push/fast_custom_tag`.
  case pushMany(GetuiPush, GetuiAudience)

  // Tasks.
  case stopTask(String)
  case readSchedule(String)
  case deleteSchedule(String)
  case readDetail(client: String, task: String)

  // Users.
  case bindAliases([AliasBinding])
  case unbindAliases([AliasBinding])
  case unbindAlias(String)
  case aliasOf(client: String)
  case clientsOf(alias: String)
  case setTags([String], client: String)
  case addTag(String, clients: [String])
  case removeTag(String, clients: [String])
  case tagsOf(client: String)
  case blacklist([String], isOn: Bool)
  case readStatus([String])
  case readDeviceStatus([String])
  case readClients([String])
  case setBadge(CountChange, clients: [String])
  case countClients([TagCondition])

  // Reports.
  case reportTasks([String], actions: [Int]?, isDetailed: Bool)
  case reportGroup(String)
  case reportPushes(date: String)
  case reportUsers(date: String)
  case reportOnline
  case reportQuotas
}
