/// A call of REST v2, before its body is read.
enum Endpoint: Hashable, Sendable {
  case auth
  case endAuth
  case probe
  case pushOne(TargetKind)
  case pushBatch(TargetKind)
  case createMessage
  case pushList(TargetKind)
  case pushAll
  case pushTag
  case pushFastTag
  case stopTask(String)
  case readSchedule(String)
  case deleteSchedule(String)
  case readDetail(client: String, task: String)
  case bindAliases
  case unbindAliases
  case unbindAlias(String)
  case aliasOf(String)
  case clientsOf(String)
  case setTags(String)
  case tagsOf(String)
  case addTag(String)
  case removeTag(String)
  case blacklist(String, isOn: Bool)
  case readStatus(String)
  case readDeviceStatus(String)
  case readClients(String)
  case setBadge(String)
  case countClients
  case reportTasks(String, isDetailed: Bool)
  case reportGroup(String)
  case reportPushes(String)
  case reportUsers(String)
  case reportOnline
  case reportQuotas
  case v1Auth
  case v1Push

  /// How a push names its clients.
  enum TargetKind: String, Hashable, Sendable {
    case cid
    case alias
    case cidByTag = "cid_by_tag"
  }

  /// Whether the call needs no token.
  var isOpen: Bool { self == .auth || self == .probe || self == .v1Auth || self == .endAuth }

  /// Whether it is one of the older protocol.
  var isV1: Bool { self == .v1Auth || self == .v1Push }
}
