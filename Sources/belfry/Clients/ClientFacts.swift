import Gateway
import Glibc
import Language
import Payload

/// What a snippet is filled in with, from the running belfry's state.
struct ClientFacts {
  let apns: Int
  let http: Int
  let certificate: String
  let topic: String
  let token: String
  let registrationID: String
  let clientID: String

  /// Nil where the gateway is not open.
  init?(_ state: JSONValue) {
    guard let gateway = state["gateway"], let apns = gateway["apns"]?.integer,
      let http = gateway["http"]?.integer
    else { return nil }
    self.apns = apns
    self.http = http
    certificate = gateway["certificate"]?.string ?? "gateway-cert.pem"
    topic = state["bundle"]?.string ?? ""
    token = state["device-token"]?.string ?? ""
    registrationID = state["registration-id"]?.string ?? ""
    clientID = state["cid"]?.string ?? ""
  }

  /// A provider token that is good for an hour where signatures are not checked: read, aged, and signed by nobody.
  var providerToken: String {
    let header = #"{"alg":"ES256","kid":"KEY1234567"}"#
    let claims = #"{"iss":"TEAM123456","iat":\#(time(nil))}"#
    return [header, claims, String(repeating: "0", count: 64)].map(Self.part).joined(separator: ".")
  }

  private static func part(_ text: String) -> String {
    Base64.encode(Array(text.utf8)).replacing("+", with: "-").replacing("/", with: "_")
      .replacing("=", with: "")
  }
}
