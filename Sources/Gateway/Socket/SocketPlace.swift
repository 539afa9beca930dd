import Glibc

/// Where an instance's control socket lies.
///
/// `$XDG_RUNTIME_DIR/belfry/NAME.sock`; without the variable `belfry-UID/NAME.sock` in the folder for temporary files
/// (XDG Base Directory Specification: the folder must be the person's own, mode 0700).
public struct SocketPlace: Hashable, Sendable {
  /// The instance.
  public let instance: String
  /// The folder of all instances' sockets.
  public let folder: String

  /// The place for `instance`, as the environment says.
  public init(instance: String) {
    self.init(instance: instance, folder: Self.folder)
  }

  init(instance: String, folder: String) {
    self.instance = instance
    self.folder = folder
  }

  /// The socket.
  public var path: String { "\(folder)/\(instance).sock" }

  /// The file whose lock says that the instance runs.
  var lock: String { "\(folder)/\(instance).lock" }

  /// The name of the instance if none is given.
  public static let standardInstance = "default"

  /// The most bytes of a name: it becomes part of a path that the kernel allows 107 bytes.
  public static let nameLimit = 32

  /// Whether `name` can be an instance's: letters, digits, `-`, `_`, `.` within, at most `nameLimit` of them.
  public static func isName(_ name: String) -> Bool {
    guard !name.isEmpty, name.utf8.count <= nameLimit, name.first != "." else { return false }
    return name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
      case UInt8(ascii: "0")...UInt8(ascii: "9"): true
      case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."): true
      default: false
      }
    }
  }

  private static var folder: String {
    if let run = variable("XDG_RUNTIME_DIR") { return "\(run)/belfry" }
    return "\(variable("TMPDIR") ?? "/tmp")/belfry-\(getuid())"
  }

  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name).map({ String(cString: $0) }), value.hasPrefix("/") else { return nil }
    return value
  }
}
