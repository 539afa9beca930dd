import Getui
import Payload

/// Takes out of requests and answers what nobody may read later: credentials of every vendor.
public enum HiddenSecrets {
  /// What stands in place of a secret.
  public static let mark = "…"
  private static func isSecret(_ field: HTTPField) -> Bool {
    switch field.name {
    case "authorization", "proxy-authorization", "cookie": true
    default: false
    }
  }

  /// The request without its secrets; `authorization` keeps its scheme, so that one can see what was sent.
  public static func hidden(in request: HTTPRequest) -> HTTPRequest {
    var plain = request
    if request.fields.contains(where: isSecret) {
      plain = HTTPRequest(
        method: request.method, target: request.target,
        fields: request.fields.map { isSecret($0) ? HTTPField($0.name, scheme(of: $0)) : $0 },
        body: request.body)
    }
    return VendorDoor.vendor(of: request) == .getui ? GetuiSecrets.hiding(plain, as: mark) : plain
  }

  /// The answer to `request` without its secrets.
  public static func hidden(in reply: HTTPReply, to request: HTTPRequest) -> HTTPReply {
    VendorDoor.vendor(of: request) == .getui ? GetuiSecrets.hiding(reply, to: request, as: mark) : reply
  }

  private static func scheme(of field: HTTPField) -> String {
    let words = field.value.split(separator: " ", maxSplits: 1)
    guard field.name.hasSuffix("authorization"), words.count == 2, words[0].count <= 10 else { return mark }
    return "\(words[0]) \(mark)"
  }
}
