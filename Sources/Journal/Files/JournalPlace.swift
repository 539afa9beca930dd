/// Where a journal lives: `$XDG_STATE_HOME/belfry/<instance>.journal`
/// (freedesktop.org, XDG Base Directory Specification), or in memory only.
public enum JournalPlace: Hashable, Sendable {
  /// A folder, and the instance's name within it.
  case folder(String, instance: String)
  /// Nothing is left behind.
  case memory

  /// The place that the environment asks for.
  ///
  /// - Parameter environment: the value of a variable, or nil.
  /// - Throws: `JournalError.noHome`, or `.badInstance` for a name that is no plain file name.
  public static func standard(
    instance: String, environment: (String) -> String?
  ) throws(JournalError) -> JournalPlace {
    guard isPlain(instance) else { throw .badInstance(instance) }
    // The specification has relative paths ignored.
    if let state = environment("XDG_STATE_HOME"), state.hasPrefix("/") {
      return .folder(state + "/belfry", instance: instance)
    }
    guard let home = environment("HOME"), home.hasPrefix("/") else { throw .noHome }
    return .folder(home + "/.local/state/belfry", instance: instance)
  }

  /// The journal's file; nil where there is none.
  public var file: String? {
    if case .folder(let folder, let instance) = self { "\(folder)/\(instance).journal" } else { nil }
  }

  private static func isPlain(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 64 && !name.hasPrefix(".")
      && name.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
          true
        default: false
        }
      }
  }
}
