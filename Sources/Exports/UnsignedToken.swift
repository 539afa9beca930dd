import APNs
import Language

/// A provider token that is read and aged where signatures are not checked; signed by nobody
/// (Apple, Establishing a token-based connection to APNs).
enum UnsignedToken {
  static func text(keyID: String, team: String, issuedAt: Int64) -> String {
    let header = #"{"alg":"ES256","kid":"\#(keyID)"}"#
    let claims = #"{"iss":"\#(team)","iat":\#(issuedAt)}"#
    return [header, claims, String(repeating: "0", count: 64)].map(part).joined(separator: ".")
  }

  private static func part(_ text: String) -> String {
    Base64.encode(Array(text.utf8)).replacing("+", with: "-").replacing("/", with: "_").replacing(
      "=", with: "")
  }
}
