/// The paths of REST v2 behind `/v2/{appId}` (docs.getui.com, REST v2), and the two of v1.
enum EndpointTable {
  private struct Row: Sendable {
    let method: String
    let path: [String]
    let make: @Sendable ([String]) -> Endpoint

    init(_ method: String, _ path: String, _ make: @escaping @Sendable ([String]) -> Endpoint) {
      self.method = method
      self.path = path.split(separator: "/").map(String.init)
      self.make = make
    }

    init(_ method: String, _ path: String, is endpoint: Endpoint) {
      self.init(method, path) { _ in endpoint }
    }

    /// What stands in the places of the stars; nil if `parts` is another path.
    func places(in parts: ArraySlice<String>) -> [String]? {
      guard parts.count == path.count else { return nil }
      var places: [String] = []
      for (part, pattern) in zip(parts, path) {
        if pattern == "*" { places.append(part) } else if pattern != part { return nil }
      }
      return places
    }
  }

  /// The call of `method` and `parts`, the path behind the app id.
  ///
  /// - Throws: 404 for a path that is not there, 405 for one that does not know the method.
  static func endpoint(
    _ method: String, _ parts: ArraySlice<String>, isV1: Bool
  ) throws(GetuiRefusal) -> Endpoint {
    var isKnown = false
    for row in isV1 ? v1 : v2 {
      guard let places = row.places(in: parts) else { continue }
      if row.method == method { return row.make(places) }
      isKnown = true
    }
    throw GetuiRefusal(isKnown ? .noSuchMethod : .noSuchPath)
  }

  private static let v2: [Row] = push + tasks + users + reports + auth

  private static let v1: [Row] = [
    Row("POST", "auth_sign", is: .v1Auth), Row("POST", "push_single", is: .v1Push),
  ]

  private static let auth: [Row] = [
    Row("POST", "auth", is: .auth), Row("DELETE", "auth/*", is: .endAuth),
    Row("POST", "log/upload", is: .probe),
  ]

  private static let push: [Row] = [
    Row("POST", "push/single/cid", is: .pushOne(.cid)),
    Row("POST", "push/single/alias", is: .pushOne(.alias)),
    Row("POST", "push/single/cid_by_tag", is: .pushOne(.cidByTag)),
    Row("POST", "push/single/batch/cid", is: .pushBatch(.cid)),
    Row("POST", "push/single/batch/alias", is: .pushBatch(.alias)),
    Row("POST", "push/list/message", is: .createMessage),
    Row("POST", "push/list/cid", is: .pushList(.cid)),
    Row("POST", "push/list/alias", is: .pushList(.alias)),
    Row("POST", "push/list/cid_by_tag", is: .pushList(.cidByTag)),
    Row("POST", "push/all", is: .pushAll),
    Row("POST", "push/tag", is: .pushTag),
    Row("POST", "push/fast_custom_tag", is: .pushFastTag),
  ]

  private static let tasks: [Row] = [
    Row("DELETE", "task/*") { .stopTask($0[0]) },
    Row("GET", "task/schedule/*") { .readSchedule($0[0]) },
    Row("DELETE", "task/schedule/*") { .deleteSchedule($0[0]) },
    Row("GET", "task/detail/*/*") { .readDetail(client: $0[0], task: $0[1]) },
  ]

  private static let users: [Row] = [
    Row("POST", "user/alias", is: .bindAliases),
    Row("DELETE", "user/alias", is: .unbindAliases),
    Row("DELETE", "user/alias/*") { .unbindAlias($0[0]) },
    Row("GET", "user/alias/cid/*") { .aliasOf($0[0]) },
    Row("GET", "user/cid/alias/*") { .clientsOf($0[0]) },
    Row("POST", "user/custom_tag/cid/*") { .setTags($0[0]) },
    Row("GET", "user/custom_tag/cid/*") { .tagsOf($0[0]) },
    Row("PUT", "user/custom_tag/batch/*") { .addTag($0[0]) },
    Row("DELETE", "user/custom_tag/batch/*") { .removeTag($0[0]) },
    Row("POST", "user/black/cid/*") { .blacklist($0[0], isOn: true) },
    Row("DELETE", "user/black/cid/*") { .blacklist($0[0], isOn: false) },
    Row("GET", "user/status/*") { .readStatus($0[0]) },
    Row("GET", "user/deviceStatus/*") { .readDeviceStatus($0[0]) },
    Row("GET", "user/detail/*") { .readClients($0[0]) },
    Row("POST", "user/badge/cid/*") { .setBadge($0[0]) },
    Row("POST", "user/count", is: .countClients),
  ]

  private static let reports: [Row] = [
    Row("GET", "report/push/task/*") { .reportTasks($0[0], isDetailed: false) },
    Row("GET", "report/push/task/*/detail") { .reportTasks($0[0], isDetailed: true) },
    Row("GET", "report/push/task_group/*") { .reportGroup($0[0]) },
    Row("GET", "report/push/date/*") { .reportPushes($0[0]) },
    Row("GET", "report/user/date/*") { .reportUsers($0[0]) },
    Row("GET", "report/online_user", is: .reportOnline),
    Row("GET", "report/push/count", is: .reportQuotas),
  ]
}
