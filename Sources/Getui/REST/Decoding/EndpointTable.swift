import Payload

/// The paths of REST v2 behind `/v2/{appId}` (docs.getui.com, REST v2), and the two of v1.
enum EndpointTable {
  private typealias Route = HTTPRoute<Endpoint>

  /// The call of `method` and `parts`, the path behind the app id.
  ///
  /// - Throws: 404 for a path that is not there, 405 for one that does not know the method.
  static func endpoint(
    _ method: String, _ parts: ArraySlice<String>, isV1: Bool
  ) throws(GetuiRefusal) -> Endpoint {
    do throws(HTTPRouteMiss) { return try (isV1 ? v1 : v2).call(method, parts) } catch {
      throw GetuiRefusal(error == .method ? .noSuchMethod : .noSuchPath)
    }
  }

  static let v2: [HTTPRoute<Endpoint>] = push + tasks + users + reports + auth

  private static let v1: [Route] = [
    Route("POST", "auth_sign", is: .v1Auth), Route("POST", "push_single", is: .v1Push),
  ]

  private static let auth: [Route] = [
    Route("POST", "auth", is: .auth), Route("DELETE", "auth/*", is: .endAuth),
    Route("POST", "log/upload", is: .probe),
  ]

  private static let push: [Route] = [
    Route("POST", "push/single/cid", is: .pushOne(.cid)),
    Route("POST", "push/single/alias", is: .pushOne(.alias)),
    Route("POST", "push/single/cid_by_tag", is: .pushOne(.cidByTag)),
    Route("POST", "push/single/batch/cid", is: .pushBatch(.cid)),
    Route("POST", "push/single/batch/alias", is: .pushBatch(.alias)),
    Route("POST", "push/list/message", is: .createMessage),
    Route("POST", "push/list/cid", is: .pushList(.cid)),
    Route("POST", "push/list/alias", is: .pushList(.alias)),
    Route("POST", "push/list/cid_by_tag", is: .pushList(.cidByTag)),
    Route("POST", "push/all", is: .pushAll),
    Route("POST", "push/tag", is: .pushTag),
    Route("POST", "push/fast_custom_tag", is: .pushFastTag),
  ]

  private static let tasks: [Route] = [
    Route("DELETE", "task/*") { .stopTask($0[0]) },
    Route("GET", "task/schedule/*") { .readSchedule($0[0]) },
    Route("DELETE", "task/schedule/*") { .deleteSchedule($0[0]) },
    Route("GET", "task/detail/*/*") { .readDetail(client: $0[0], task: $0[1]) },
  ]

  private static let users: [Route] = [
    Route("POST", "user/alias", is: .bindAliases),
    Route("DELETE", "user/alias", is: .unbindAliases),
    Route("DELETE", "user/alias/*") { .unbindAlias($0[0]) },
    Route("GET", "user/alias/cid/*") { .aliasOf($0[0]) },
    Route("GET", "user/cid/alias/*") { .clientsOf($0[0]) },
    Route("POST", "user/custom_tag/cid/*") { .setTags($0[0]) },
    Route("GET", "user/custom_tag/cid/*") { .tagsOf($0[0]) },
    Route("PUT", "user/custom_tag/batch/*") { .addTag($0[0]) },
    Route("DELETE", "user/custom_tag/batch/*") { .removeTag($0[0]) },
    Route("POST", "user/black/cid/*") { .blacklist($0[0], isOn: true) },
    Route("DELETE", "user/black/cid/*") { .blacklist($0[0], isOn: false) },
    Route("GET", "user/status/*") { .readStatus($0[0]) },
    Route("GET", "user/deviceStatus/*") { .readDeviceStatus($0[0]) },
    Route("GET", "user/detail/*") { .readClients($0[0]) },
    Route("POST", "user/badge/cid/*") { .setBadge($0[0]) },
    Route("POST", "user/count", is: .countClients),
  ]

  private static let reports: [Route] = [
    Route("GET", "report/push/task/*") { .reportTasks($0[0], isDetailed: false) },
    Route("GET", "report/push/task/*/detail") { .reportTasks($0[0], isDetailed: true) },
    Route("GET", "report/push/task_group/*") { .reportGroup($0[0]) },
    Route("GET", "report/push/date/*") { .reportPushes($0[0]) },
    Route("GET", "report/user/date/*") { .reportUsers($0[0]) },
    Route("GET", "report/online_user", is: .reportOnline),
    Route("GET", "report/push/count", is: .reportQuotas),
  ]
}
