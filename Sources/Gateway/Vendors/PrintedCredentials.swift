import Payload

/// The keys and secrets of JPush's and Getui's app: made at the first start, kept beside the journal, and printed, for
/// nobody else would tell a backend any.
public struct PrintedCredentials: Hashable, Sendable {
  /// JPush's AppKey.
  public let appKey: String
  /// JPush's master secret.
  public let masterSecret: String
  /// Getui's `appId`.
  public let getuiAppID: String
  /// Getui's `appkey`.
  public let getuiAppKey: String
  /// Getui's master secret.
  public let getuiMasterSecret: String
  /// What makes proofs of foreign secrets worthless to whoever has the journal alone.
  private let salt: String

  private static let names = [
    "jpush-app-key", "jpush-master-secret", "getui-app-id", "getui-app-key", "getui-master-secret", "salt",
  ]

  private init?(_ texts: [String]) {
    guard texts.count == Self.names.count, texts.allSatisfy({ !$0.isEmpty }) else { return nil }
    (appKey, masterSecret) = (texts[0], texts[1])
    (getuiAppID, getuiAppKey, getuiMasterSecret) = (texts[2], texts[3], texts[4])
    salt = texts[5]
  }

  /// The file that a gateway keeps them in.
  static func path(in folder: String) -> String { folder + "/gateway-credentials.json" }

  /// The kept ones, else new ones; with no folder they are made for this run alone.
  static func open(in folder: String?) throws(SocketFault) -> PrintedCredentials {
    if let folder, let kept = kept(in: folder) { return kept }
    // As long as the vendors' own: 24 characters for JPush, 22 for Getui.
    let lengths = [24, 24, 22, 22, 22, 32]
    let texts = lengths.map { String(RandomUUID.secret().prefix($0)) }
    guard let made = PrintedCredentials(texts) else { throw SocketFault.system(0, path(in: folder ?? "")) }
    if let folder {
      let members = zip(names, texts).map { JSONTree.Member($0, .string($1)) }
      try KeyFolder.write(JSONTree.object(members).bytes + [0x0A], to: path(in: folder), mode: 0o600)
    }
    return made
  }

  /// Those that a gateway keeps in `folder`; nil where there are none yet.
  public static func kept(in folder: String) -> PrintedCredentials? {
    guard let bytes = KeyFolder.read(path(in: folder)), let document = try? JSONDocument(bytes) else {
      return nil
    }
    return PrintedCredentials(names.compactMap { document.root[$0]?.string })
  }

  /// What tells a pair from any other without saying what it is.
  func proof(of key: String, _ secret: String) -> String {
    String(SHA256.hex(of: "\(salt)\n\(key)\n\(secret)").prefix(32))
  }
}
