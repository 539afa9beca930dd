import Payload

/// The paths of REST API v3 behind `/v3` (docs.jiguang.cn, REST API v3). A slash at the end and doubled slashes count
/// for nothing, as clients write both.
enum JPushEndpointTable {
  private typealias Route = HTTPRoute<JPushEndpoint>

  /// The call of `method` and `parts`, the path behind `/v3`.
  ///
  /// - Throws: 404 for a path that is not there, 1001 for one that does not know the method.
  static func endpoint(
    _ method: String, _ parts: ArraySlice<String>
  ) throws(JPushRefusal) -> JPushEndpoint {
    do throws(HTTPRouteMiss) { return try rows.call(method, parts) } catch {
      throw JPushRefusal(error == .method ? .onlyPost : .noSuchPath)
    }
  }

  static let rows: [HTTPRoute<JPushEndpoint>] = push + devices + reports + schedules

  private static let push: [Route] = [
    Route("POST", "push", is: .push), Route("POST", "push/validate", is: .validate),
    Route("GET", "push/cid", is: .issueIDs),
    Route("POST", "push/batch/regid/single", is: .batch(.registrationID)),
    Route("POST", "push/batch/alias/single", is: .batch(.alias)),
    Route("POST", "grouppush", is: .groupPush), Route("DELETE", "push/*") { .withdraw($0[0]) },
  ]

  private static let devices: [Route] = [
    Route("POST", "devices/status", is: .deviceStates),
    Route("GET", "devices/*") { .device($0[0]) }, Route("POST", "devices/*") { .changeDevice($0[0]) },
    Route("GET", "tags", is: .tags),
    Route("GET", "tags/*/registration_ids/*") { .tagOf($0[0], device: $0[1]) },
    Route("POST", "tags/*") { .changeTag($0[0]) }, Route("DELETE", "tags/*") { .deleteTag($0[0]) },
    Route("GET", "aliases/*") { .alias($0[0]) }, Route("POST", "aliases/*") { .changeAlias($0[0]) },
    Route("DELETE", "aliases/*") { .deleteAlias($0[0]) },
  ]

  private static let reports: [Route] = [
    Route("GET", "received", is: .received(isDetailed: false)),
    Route("GET", "received/detail", is: .received(isDetailed: true)),
    Route("POST", "status/message", is: .messageStates),
    Route("GET", "messages", is: .messageReport(isDetailed: false)),
    Route("GET", "messages/detail", is: .messageReport(isDetailed: true)), Route("GET", "users", is: .users),
  ]

  private static let schedules: [Route] = [
    Route("POST", "schedules", is: .makeSchedule), Route("GET", "schedules", is: .schedules),
    Route("GET", "schedules/*") { .schedule($0[0]) },
    Route("GET", "schedules/*/msg_ids") { .scheduleMessages($0[0]) },
    Route("PUT", "schedules/*") { .changeSchedule($0[0]) },
    Route("DELETE", "schedules/*") { .deleteSchedule($0[0]) },
  ]
}
