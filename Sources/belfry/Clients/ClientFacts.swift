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
  /// JPush's AppKey and master secret, as words of Python.
  let appKey: String
  let masterSecret: String
  let registrationID: String
  let getuiAppID: String
  /// Getui's appkey and master secret, as words of Python.
  let getuiAppKey: String
  let getuiMasterSecret: String
  let clientID: String
  /// Whether the app belongs to Apple's production world.
  let isProduction: Bool
  /// Which SDKs are in the app.
  let sdk: String

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
    let (jpush, getui) = (gateway["jpush"], gateway["getui"])
    appKey = Self.quoted(jpush?["app-key"]?.string ?? "")
    masterSecret = jpush?["master-secret"]?.string.map(Self.quoted) ?? Self.secret
    registrationID = state["registration-id"]?.string ?? ""
    getuiAppID = getui?["app-id"]?.string ?? ""
    getuiAppKey = Self.quoted(getui?["app-key"]?.string ?? "")
    getuiMasterSecret = getui?["master-secret"]?.string.map(Self.quoted) ?? Self.secret
    clientID = state["cid"]?.string ?? ""
    isProduction = state["environment"]?.string == "production"
    sdk = state["sdk"]?.string ?? ""
  }

  /// A provider token that is good for an hour where signatures are not checked: read, aged, and signed by nobody.
  var providerToken: String {
    let header = #"{"alg":"ES256","kid":"KEY1234567"}"#
    let claims = #"{"iss":"TEAM123456","iat":\#(time(nil))}"#
    return [header, claims, String(repeating: "0", count: 64)].map(Self.part).joined(separator: ".")
  }

  /// A secret that somebody named is known to the backend alone.
  private static let secret = #"os.environ["MASTER_SECRET"]"#

  private static func quoted(_ text: String) -> String {
    String(decoding: JSONTree.string(text).bytes, as: UTF8.self)
  }

  private static func part(_ text: String) -> String {
    Base64.encode(Array(text.utf8)).replacing("+", with: "-").replacing("/", with: "_")
      .replacing("=", with: "")
  }
}
