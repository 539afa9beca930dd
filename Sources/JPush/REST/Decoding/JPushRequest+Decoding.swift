import Payload

extension JPushRequest {
  /// Which call it is.
  ///
  /// The Beijing hosts put each API under other paths: `/v3/report/…`, `/v3/device/…`, `/v3/push/schedules`.
  ///
  /// - Throws: 404, or 1001 for a method that the path does not know.
  func endpoint() throws(JPushRefusal) -> JPushEndpoint {
    guard let parts = http.pathParts, parts.first == "v3", parts.count > 1 else {
      throw JPushRefusal(.noSuchPath)
    }
    let rest = parts[1...]
    do throws(JPushRefusal) {
      return try JPushEndpointTable.endpoint(method, rest)
    } catch {
      let second = rest.dropFirst().first
      if rest.first == "report" { return try JPushEndpointTable.endpoint(method, rest.dropFirst()) }
      if rest.first == "device" {
        let isOther = second == "tags" || second == "aliases"
        let path = isOther ? rest.dropFirst() : ["devices"][...] + rest.dropFirst()
        return try JPushEndpointTable.endpoint(method, path)
      }
      if rest.first == "push", second == "schedules" {
        return try JPushEndpointTable.endpoint(method, rest.dropFirst())
      }
      throw error
    }
  }

  /// The body as a JSON object.
  ///
  /// - Throws: a refusal of the API's own kind.
  func object(_ fault: JPushCode) throws(JPushRefusal) -> JSONValue {
    guard let document = try? JSONDocument(body), document.root.kind == .object else {
      throw JPushRefusal(fault)
    }
    return document.root
  }
}
