import Payload

/// The first line that belfry sends to whoever connects.
public struct Greeting: Hashable, Sendable {
  /// The version of the protocol it speaks.
  public let protocolVersion: Int
  /// The release it is.
  public let release: String

  /// A greeting.
  public init(protocolVersion: Int, release: String) {
    self.protocolVersion = protocolVersion
    self.release = release
  }

  /// What this program says.
  public static let own = Greeting(
    protocolVersion: ControlProtocol.version, release: BelfryVersion.text)

  /// Reads a greeting; nil if `line` is none, so that whoever speaks there is no belfry.
  public init?(_ line: [UInt8]) {
    guard let root = try? JSONDocument(line).root, let version = root["belfry"]?.integer else { return nil }
    protocolVersion = version
    release = root["version"]?.string ?? ""
  }

  /// The greeting as it is sent.
  public var line: [UInt8] {
    var object = JSONObject()
    object.add("belfry", protocolVersion)
    object.add("version", release)
    return object.line
  }
}
