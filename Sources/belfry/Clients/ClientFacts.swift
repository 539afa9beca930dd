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
    // What is checked is known to the backend alone; without a check any word will do.
    let checksJPush = gateway["master-secret"]?.string == "checked"
    let checksGetui = gateway["getui-master-secret"]?.string == "checked"
    appKey = Self.quoted(state["app-key"]?.string ?? "a1b2c3d4e5f6a7b8c9d0e1f2")
    masterSecret = checksJPush ? Self.secret : Self.quoted("0f1e2d3c4b5a69788796a5b4")
    registrationID = state["registration-id"]?.string ?? ""
    getuiAppID = state["getui-app-id"]?.string ?? "demo"
    getuiAppKey = Self.quoted(state["getui-app-key"]?.string ?? "demo")
    getuiMasterSecret = checksGetui ? Self.secret : Self.quoted("secret")
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

  private static let secret = #"os.environ["MASTER_SECRET"]"#

  private static func quoted(_ text: String) -> String {
    String(decoding: JSONTree.string(text).bytes, as: UTF8.self)
  }

  private static func part(_ text: String) -> String {
    Base64.encode(Array(text.utf8)).replacing("+", with: "-").replacing("/", with: "_")
      .replacing("=", with: "")
  }
}
