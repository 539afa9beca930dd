import Payload

extension GetuiRequest {
  /// Which call it is, and of which app.
  ///
  /// - Throws: 404 or 405.
  func address() throws(GetuiRefusal) -> (appID: String, endpoint: Endpoint) {
    guard let parts = http.pathParts, let version = parts.first, version == "v2" || version == "v1" else {
      throw GetuiRefusal(.noSuchPath)
    }
    if version == "v2", parts.count == 2, parts[1] == "check" {
      guard method == "HEAD" || method == "GET" else { throw GetuiRefusal(.noSuchMethod) }
      return ("", .probe)
    }
    guard parts.count > 2 else { throw GetuiRefusal(.noSuchPath) }
    let endpoint = try EndpointTable.endpoint(method, parts[2...], isV1: version == "v1")
    return (parts[1], endpoint)
  }

  /// Reads path and body.
  ///
  /// - Throws: the refusal that the service answers with: 404, 405, 1 for a body that is no JSON, 20001 for a parameter.
  public func decoded() throws(GetuiRefusal) -> DecodedRequest {
    let (appID, endpoint) = try address()
    let operation = try operation(of: endpoint)
    return DecodedRequest(form: endpoint.isV1 ? .v1 : .v2, appID: appID, operation: operation)
  }

  func operation(of endpoint: Endpoint) throws(GetuiRefusal) -> GetuiOperation {
    switch endpoint {
    case .auth: return try AuthReader.operation(object())
    case .v1Auth: return try AuthReader.operation(object())
    case .v1Push: return try V1Reader.operation(object())
    case .endAuth: return .endToken
    case .probe: return .probe
    case .pushOne, .pushBatch, .createMessage, .pushList, .pushAll, .pushTag, .pushFastTag:
      return try PushReader.operation(endpoint, object())
    case .stopTask(let task): return .stopTask(task)
    case .readSchedule(let task): return .readSchedule(task)
    case .deleteSchedule(let task): return .deleteSchedule(task)
    case .readDetail(let client, let task): return .readDetail(client: client, task: task)
    case .reportTasks(let tasks, let isDetailed):
      return try ReportReader.tasks(tasks, actions: http.queryValue(of: "actionIdList"), isDetailed)
    case .reportGroup(let name): return .reportGroup(name)
    case .reportPushes(let date): return .reportPushes(date: date)
    case .reportUsers(let date): return .reportUsers(date: date)
    case .reportOnline: return .reportOnline
    case .reportQuotas: return .reportQuotas
    default: return try UserReader.operation(endpoint, body: { () throws(GetuiRefusal) in try object() })
    }
  }

  /// The body, which must be a JSON object.
  private func object() throws(GetuiRefusal) -> RequestObject {
    guard let document = try? JSONDocument(body), document.root.kind == .object else {
      throw GetuiRefusal(.failure)
    }
    return try RequestObject(document.root, "body")
  }
}
