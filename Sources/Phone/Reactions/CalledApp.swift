import Payload

/// A call into the app, as its code sees it.
struct CalledApp {
  let callback: String
  let os: OSVersion
  var state: ApplicationState?
  var action: String?
  var identifier: String?
  var source: NotificationSource?
  var launch: LaunchOptions?
  var userInfo: JSONValue?
  let memory: Set<String>
  let saved: [String: String]

  init(_ callback: String, of code: AppCode, on os: OSVersion) {
    self.callback = callback
    self.os = os
    memory = code.memory
    saved = code.saved
  }

  /// The same call as a routine sees it that is given `argument`.
  func given(_ argument: RoutineArgument) -> CalledApp {
    var call = self
    switch argument {
    case .userInfo: break
    case .key(let path): call.userInfo = value(at: path)
    case .launchOptions: call.userInfo = launchOptions
    }
    return call
  }

  /// `launchOptions` as the app gets them: what started it stands under a key of its own.
  private var launchOptions: JSONValue? {
    guard let launch, launch != .none else { return nil }
    let key =
      launch == .remoteNotification
      ? "UIApplicationLaunchOptionsRemoteNotificationKey" : "UIApplicationLaunchOptionsLocalNotificationKey"
    let value = userInfo.map { JSONTree($0) } ?? .null
    return (try? JSONDocument(JSONTree.object([.init(key, value)]).bytes))?.root
  }

  /// The value of `userInfo` at `path`: the member of that whole name, or else down member by member. A lone dot is
  /// all of it.
  func value(at path: String) -> JSONValue? {
    guard let userInfo, path != "." else { return userInfo }
    if let value = userInfo[path] { return value }
    var at = userInfo
    for name in path.split(separator: ".", omittingEmptySubsequences: false) {
      guard let next = Self.opened(at)[String(name)] else { return nil }
      at = next
    }
    return at
  }

  /// The JSON in a text: messages of vendors often carry it that way, and apps read it.
  static func opened(_ value: JSONValue) -> JSONValue {
    guard let text = value.string, let document = try? JSONDocument(Array(text.utf8)) else { return value }
    return document.root
  }

  /// `text` with every `{key.path}` replaced as the usual format functions would: a missing value is `(null)`, unless
  /// another word follows a bar, `{key.path|0}`.
  func filled(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "{")) else { return text }
    var result = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      result += rest[..<open]
      let name = rest[rest.index(after: open)..<close]
      // The number on the icon is read when its turn comes, after what the app did before.
      result += IconNumber(name) == nil ? self.text(of: name) : String(rest[open...close])
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  private func text(of name: Substring) -> String {
    let parts = name.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    let path = String(parts.first ?? "")
    let missing = parts.count > 1 ? String(parts[1]) : "(null)"
    switch path {
    case ".state": return state?.rawValue ?? missing
    case ".action": return action ?? missing
    case ".identifier": return identifier ?? missing
    case _ where path.hasPrefix(".saved."): return saved[String(path.dropFirst(7))] ?? missing
    default: return value(at: path).map { $0.string ?? $0.text } ?? missing
    }
  }
}
