import APNs
import Getui
import JPush
import Journal
import Language
import Payload
import Phone
import Simulation

/// A line for the shell that sends a request again and is decided the same way.
///
/// Secrets are not in the history: a token of APNs is made anew, with the ids and the age of the old one, and signed where
/// that one's signature was checked, with a key that the environment names; a master secret is taken from the environment; a token of Getui is asked for on the way.
struct CurlLine {
  let text: String

  /// Longer bodies do not fit into an argument on every system.
  private static let longest = 100_000
  /// What curl writes by itself, and what is of the connection that was.
  private static let own: Set<String> = [
    "host", "content-length", "user-agent", "accept", "accept-encoding", "connection", "expect",
    "transfer-encoding", "te", "authorization", "proxy-authorization", "cookie", "token", "authtoken",
  ]

  init(_ push: ExportedPush, _ facts: ExportFacts) throws(ExportRefusal) {
    guard let (request, port) = Self.request(push, facts) else { throw .noRequest }
    var words = ["curl", "-sS", "-i"] + Self.reach(port, facts)
    if request.method != "POST" { words += ["-X", request.method] }
    var check = ""
    words += Self.credential(push, request, facts, &check)
    for field in request.fields where !field.name.hasPrefix(":") && !Self.own.contains(field.name) {
      words += ["-H", Self.header(field)]
    }
    if let host = Self.telling(request) { words += ["-H", ShellText.word("host: \(host)")] }
    if request.value(of: "content-type") == nil { words += ["-H", "'content-type:'"] }
    var before = ""
    if !request.body.isEmpty || request.method == "POST" { words += Self.body(request.body, &before) }
    words.append(ShellText.word(Self.base(port, facts) + request.target))
    text = check + before + words.joined(separator: " ")
  }

  /// The request as it came, or as the command would be sent.
  private static func request(
    _ push: ExportedPush, _ facts: ExportFacts
  ) -> (HTTPRequest, ExchangePort)? {
    if let exchange = push.exchange {
      // One that nobody could read cannot be written again.
      return exchange.request.method.isEmpty ? nil : (exchange.request, exchange.port)
    }
    switch push.command {
    case .apns(let phone, .push(let apns)):
      let token = apns.route.request?.token ?? facts.token(phone)
      return token.map { (request(apns, to: $0, facts), .apns) }
    case .jpushService(.request(let asked)):
      return (request(asked.method, asked.target, asked.body), .http)
    case .getuiService(.request(let asked)):
      return (request(asked.method, target(of: asked, facts), asked.body), .http)
    default: break
    }
    guard let arrival = push.arrival, arrival.kind != .message, let token = facts.token(arrival.phone) else {
      return nil
    }
    var apns = APNsPush(body: arrival.payload)
    apns.type = arrival.pushType
    apns.collapseID = arrival.collapseID
    return (request(apns, to: token, facts), .apns)
  }

  /// A command stands for the app of the phone, whatever `appId` it has.
  private static func target(of request: GetuiRequest, _ facts: ExportFacts) -> String {
    var parts = request.target.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard request.credential == .trusted, parts.count > 3 else { return request.target }
    parts[2] = facts.ports.credentials.getuiAppID
    return parts.joined(separator: "/")
  }

  private static func request(_ method: String, _ target: String, _ body: [UInt8]) -> HTTPRequest {
    HTTPRequest(
      method: method, target: target, fields: [HTTPField("content-type", "application/json")], body: body)
  }

  private static func request(_ push: APNsPush, to token: String, _ facts: ExportFacts) -> HTTPRequest {
    let fields = [
      ("apns-topic", push.topic ?? facts.bundleID), ("apns-push-type", push.type), ("apns-id", push.id),
      ("apns-expiration", push.expiration), ("apns-priority", push.priority),
      ("apns-collapse-id", push.collapseID),
    ]
    return HTTPRequest(
      method: "POST", target: "/3/device/\(token)",
      fields: fields.compactMap { name, value in value.map { HTTPField(name, $0) } }
        + (push.route.request?.fields ?? []),
      body: push.body)
  }

  private static func reach(_ port: ExchangePort, _ facts: ExportFacts) -> [String] {
    guard port != .http else { return [] }
    let trust = facts.ports.certificate.map { ["--cacert", ShellText.word($0)] } ?? ["-k"]
    return (port == .apns ? ["--http2"] : []) + trust
  }

  private static func base(_ port: ExchangePort, _ facts: ExportFacts) -> String {
    switch port {
    case .apns: "https://localhost:\(facts.ports.apns)"
    case .http: "http://127.0.0.1:\(facts.ports.http)"
    case .https: "https://localhost:\(facts.ports.https)"
    }
  }

  private static func header(_ field: HTTPField) -> String {
    // curl leaves out a field that ends with its colon, and sends one that ends with a semicolon empty.
    ShellText.word(field.value.isEmpty ? "\(field.name);" : "\(field.name): \(field.value)")
  }

  /// The name of the host, where it says which of Apple's two worlds is meant.
  private static func telling(_ request: HTTPRequest) -> String? {
    (request.value(of: ":authority") ?? request.value(of: "host")).flatMap { host in
      host.contains("sandbox") || host.contains("development") || host.contains("push.apple.com") ? host : nil
    }
  }

  private static func body(_ bytes: [UInt8], _ before: inout String) -> [String] {
    guard bytes.count <= longest, !bytes.contains(0), let text = String(validating: bytes, as: UTF8.self)
    else {
      before = "printf %s \(Base64.encode(bytes)) | base64 -d | "
      return ["--data-binary", "@-"]
    }
    if !text.contains(where: \.isNewline) { return ["--data-raw", ShellText.word(text)] }
    // It stays one line, and one that can be read.
    before = "printf \(ShellText.format(text)) | "
    return ["--data-binary", "@-"]
  }

  // MARK: - Credentials

  private static func credential(
    _ push: ExportedPush, _ request: HTTPRequest, _ facts: ExportFacts, _ check: inout String
  ) -> [String] {
    switch push.command {
    case .jpushService(.request(let request)): return basic(request.credential, facts.ports.credentials)
    case .getuiService(.request(let request)): return token(request, facts)
    case .apns(_, .push(let apns)):
      return bearer(apns.route.request, push.exchange?.code, facts, &check)
    default: return push.exchange == nil ? bearer(nil, nil, facts, &check) : []
    }
  }

  private static func bearer(
    _ wire: WireRequest?, _ code: String?, _ facts: ExportFacts, _ check: inout String
  ) -> [String] {
    var (keyID, team) = ("KEY1234567", "TEAM123456")
    var issuedAt = facts.now.microseconds / 1_000_000
    switch wire.map(\.credential) {
    case .some(.none), .missing: return []
    case .refused: return ["-H", "'authorization: bearer x'"]
    case .certificate:
      check = #": "${APNS_CERT:?set it to the PEM file of the client certificate and its key}"; "#
      return ["--cert", #""$APNS_CERT""#]
    case .verified(let token):
      let isOld = code == Refusal.expiredProviderToken.rawValue
      let signed = SignedToken(
        keyID: token.keyID, team: token.team, issuedAt: isOld ? token.issuedAt : nil)
      check = signed.check
      return ["-H", "\"authorization: bearer \(signed.substitution)\""]
    case .unchecked(let token):
      (keyID, team) = (token.keyID, token.team)
      if code == Refusal.expiredProviderToken.rawValue { issuedAt = token.issuedAt }
    case nil: break
    }
    let token = UnsignedToken.text(keyID: keyID, team: team, issuedAt: issuedAt)
    return ["-H", "'authorization: bearer \(token)'"]
  }

  private static func basic(_ credential: JPushCredential, _ known: ExportCredentials) -> [String] {
    let secret = "${MASTER_SECRET:-\(known.masterSecret.word)}"
    switch credential {
    case .none: return []
    case .wrong: return ["-H", "'authorization: Basic x'"]
    case .right(let key), .unchecked(let key): return ["-u", "\(ShellText.word(key + ":"))\"\(secret)\""]
    case .foreign(let pair):
      return ["-u", "\(ShellText.word(pair.key + ":"))\"${MASTER_SECRET:-another}\""]
    case .trusted: return ["-u", "\"${APP_KEY:-\(known.appKey)}:\(secret)\""]
    }
  }

  /// Asks for a token on the way; the `sign` is made as the vendor's page on `/auth` says.
  private static func token(_ request: GetuiRequest, _ facts: ExportFacts) -> [String] {
    switch request.credential {
    case .none, .rightSign, .wrongSign, .uncheckedSign, .foreignSign, .foreignApp: return []
    case .unknownToken: return ["-H", "'token: x'"]
    case .token, .trusted: break
    }
    let known = facts.ports.credentials
    let app = target(of: request, facts).split(separator: "/").dropFirst().first ?? "demo"
    let sign =
      #"t=$(date +%s)000; k=${APP_KEY:-\#(known.getuiAppKey)}; "#
      + #"s=$(printf %s "$k$t${MASTER_SECRET:-\#(known.getuiMasterSecret.word)}" | openssl dgst -sha256 -r | cut -c1-64); "#
    let ask =
      #"curl -sS -H 'content-type: application/json' -d '{"sign":"'"$s"'","timestamp":"'"$t"'","appkey":"'"$k"'"}' "#
      + ShellText.word("http://127.0.0.1:\(facts.ports.http)/v2/\(app)/auth")
    return ["-H", #""token: $(\#(sign)\#(ask) | sed 's/.*"token":"\([^"]*\)".*/\1/')""#]
  }
}
