/// Shell that makes a provider token where signatures are checked: the key is nobody's but the backend's, so the person
/// names its file (Apple, Establishing a token-based connection to APNs).
///
/// `openssl` signs with an ASN.1 sequence of two numbers; the token holds their 32 bytes each, one behind the other.
struct SignedToken {
  let keyID: String
  let team: String
  /// When it was issued, in seconds since 1970; nil means now.
  let issuedAt: Int64?

  /// What stands in front of the command: it ends here, and says what to fill in, where the key's file is not named.
  var check: String {
    #": "${APNS_KEY:?set it to the .p8 file of key "# + Self.plain(keyID) + #"}"; "#
  }

  /// The words after `authorization: bearer`, as a substitution that may stand between double quotes.
  var substitution: String {
    let moment = issuedAt.map(String.init) ?? #""$(date +%s)""#
    return [
      #"$(b() { openssl base64 -A | tr '+/' '-_' | tr -d '='; }"#,
      #"t=$(printf '{"alg":"ES256","kid":"%s"}' \#(ShellText.word(keyID)) | b)"#,
      #"t=$t.$(printf '{"iss":"%s","iat":%s}' \#(ShellText.word(team)) \#(moment) | b)"#,
      #"s=$(printf %s "$t" | openssl dgst -sha256 -sign "$APNS_KEY" -binary | openssl asn1parse -inform DER"#
        + #" | perl -ne 'print pack "H*", substr "0" x 64 . $1, -64 if /INTEGER\s*:(\w+)/' | b)"#,
      #"printf %s.%s "$t" "$s")"#,
    ].joined(separator: "; ")
  }

  /// Letters and digits alone: an id that somebody else chose stands in a message of the shell.
  private static func plain(_ text: String) -> String {
    text.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }
}
