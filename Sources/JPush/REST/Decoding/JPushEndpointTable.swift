/// The paths of REST API v3 behind `/v3` (docs.jiguang.cn, REST API v3). A slash at the end and doubled slashes count
/// for nothing, as clients write both.
enum JPushEndpointTable {
  private struct Row: Sendable {
    let method: String
    let path: [String]
    let make: @Sendable ([String]) -> JPushEndpoint

    init(_ method: String, _ path: String, _ make: @escaping @Sendable ([String]) -> JPushEndpoint) {
      self.method = method
      self.path = path.split(separator: "/").map(String.init)
      self.make = make
    }

    init(_ method: String, _ path: String, is endpoint: JPushEndpoint) {
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

  /// The call of `method` and `parts`, the path behind `/v3`.
  ///
  /// - Throws: 404 for a path that is not there, 1001 for one that does not know the method.
  static func endpoint(
    _ method: String, _ parts: ArraySlice<String>
  ) throws(JPushRefusal) -> JPushEndpoint {
    var isKnown = false
    for row in rows {
      guard let places = row.places(in: parts) else { continue }
      if row.method == method { return row.make(places) }
      isKnown = true
    }
    throw JPushRefusal(isKnown ? .onlyPost : .noSuchPath)
  }

  private static let rows: [Row] = push + devices + reports + schedules

  private static let push: [Row] = [
    Row("POST", "push", is: .push), Row("POST", "push/validate", is: .validate),
    Row("GET", "push/cid", is: .issueIDs),
    Row("POST", "push/batch/regid/single", is: .batch(.registrationID)),
    Row("POST", "push/batch/alias/single", is: .batch(.alias)),
    Row("POST", "grouppush", is: .groupPush), Row("DELETE", "push/*") { .withdraw($0[0]) },
  ]

  private static let devices: [Row] = [
    Row("POST", "devices/status", is: .deviceStates),
    Row("GET", "devices/*") { .device($0[0]) }, Row("POST", "devices/*") { .changeDevice($0[0]) },
    Row("GET", "tags", is: .tags),
    Row("GET", "tags/*/registration_ids/*") { .tagOf($0[0], device: $0[1]) },
    Row("POST", "tags/*") { .changeTag($0[0]) }, Row("DELETE", "tags/*") { .deleteTag($0[0]) },
    Row("GET", "aliases/*") { .alias($0[0]) }, Row("POST", "aliases/*") { .changeAlias($0[0]) },
    Row("DELETE", "aliases/*") { .deleteAlias($0[0]) },
  ]

  private static let reports: [Row] = [
    Row("GET", "received", is: .received(isDetailed: false)),
    Row("GET", "received/detail", is: .received(isDetailed: true)),
    Row("POST", "status/message", is: .messageStates),
    Row("GET", "messages", is: .messageReport(isDetailed: false)),
    Row("GET", "messages/detail", is: .messageReport(isDetailed: true)), Row("GET", "users", is: .users),
  ]

  private static let schedules: [Row] = [
    Row("POST", "schedules", is: .makeSchedule), Row("GET", "schedules", is: .schedules),
    Row("GET", "schedules/*") { .schedule($0[0]) },
    Row("GET", "schedules/*/msg_ids") { .scheduleMessages($0[0]) },
    Row("PUT", "schedules/*") { .changeSchedule($0[0]) },
    Row("DELETE", "schedules/*") { .deleteSchedule($0[0]) },
  ]
}
