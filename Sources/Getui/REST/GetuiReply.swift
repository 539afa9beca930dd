import Payload

/// An answer of the service.
public struct GetuiReply: Hashable, Sendable {
  /// In which protocol.
  public enum Form: Hashable, Sendable {
    /// REST v2: `{"code":…,"msg":…,"data":…}`.
    case v2
    /// REST v1: an object with `result`, under a content type that one of its clients insists on.
    case v1
  }

  /// In which protocol.
  public let form: Form
  /// The code; of v1 the one that v2 would give.
  public let code: RESTCode
  /// What is wrong with a parameter, for 20001.
  public let fault: ParameterFault?
  /// The body.
  public let body: [UInt8]

  /// An answer of REST v2; `data` is left out where there is none.
  init(_ data: JSONTree? = nil) {
    form = .v2
    code = .ok
    fault = nil
    body = Self.envelope(code: 0, message: "success", data)
  }

  /// A refusal in REST v2.
  init(_ refusal: GetuiRefusal) {
    form = .v2
    code = refusal.code
    fault = refusal.fault
    body = Self.envelope(code: refusal.code.rawValue, message: refusal.message, nil)
  }

  /// An answer of REST v1.
  init(v1 members: [JSONTree.Member], code: RESTCode, fault: ParameterFault? = nil) {
    form = .v1
    self.code = code
    self.fault = fault
    body = JSONTree.object(members).bytes
  }

  /// The status; v1 answers 200 whatever happened.
  public var status: Int { form == .v1 ? 200 : code.status }

  /// The answer as it goes over the wire.
  ///
  /// The Java client reads ISO-8859-1 where the charset is missing; aiogetui insists on `text/html`.
  public func encoded() -> HTTPReply {
    let type = form == .v1 ? "text/html;charset=utf-8" : "application/json;charset=utf-8"
    return HTTPReply(status: status, fields: [HTTPField("content-type", type)], body: body)
  }

  private static func envelope(code: Int, message: String, _ data: JSONTree?) -> [UInt8] {
    var members = [
      JSONTree.Member("code", .number(code)), JSONTree.Member("msg", .string(message)),
    ]
    if let data { members.append(JSONTree.Member("data", data)) }
    return JSONTree.object(members).bytes
  }
}
