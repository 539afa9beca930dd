import Words

/// Why a control socket cannot be opened or reached, and what to do about it.
public enum SocketFault: Error, Hashable, Sendable {
  /// No belfry of this name runs.
  case nobody(SocketPlace)
  /// Another belfry of this name runs already.
  case taken(SocketPlace)
  /// The one that runs speaks another version of the protocol.
  case otherVersion(Greeting, SocketPlace)
  /// Something that is no belfry answers.
  case stranger(String)
  /// The folder belongs to somebody else, or others may write to it.
  case unsafeFolder(String)
  /// The path is longer than the kernel allows.
  case tooLong(String)
  /// The system said no: its reason and the path.
  case system(Int32, String)
  /// The connection ended before the answer was whole.
  case ended
  /// Another program listens on the port already.
  case portTaken(String)
  /// A file holds no P-256 key.
  case notAKey(String)

  /// What is wrong.
  public var reason: Phrase {
    switch self {
    case .nobody(let place): Phrase("gateway.nobody", .text(place.instance))
    case .taken(let place): Phrase("gateway.taken", .text(place.instance))
    case .otherVersion(let greeting, let place):
      Phrase(
        "gateway.version", .text(place.instance), .text(greeting.release), .count(greeting.protocolVersion),
        .text(BelfryVersion.text), .count(ControlProtocol.version))
    case .stranger(let path): Phrase("gateway.stranger", .text(path))
    case .unsafeFolder(let path): Phrase("gateway.unsafe", .text(path))
    case .tooLong(let path): Phrase("gateway.path", .text(path))
    case .system(let code, let path): Phrase("gateway.system", .text(path), .text(SystemText.of(code)))
    case .ended: Phrase("gateway.ended")
    case .portTaken(let name): Phrase("gateway.port", .text(name))
    case .notAKey(let path): Phrase("gateway.key", .text(path))
    }
  }

  /// What to do.
  public var fix: Phrase {
    switch self {
    case .nobody(let place):
      place.instance == SocketPlace.standardInstance
        ? Phrase("gateway.nobody.fix") : Phrase("gateway.nobody.fix.named", .text(place.instance))
    case .taken: Phrase("gateway.taken.fix")
    case .otherVersion: Phrase("gateway.version.fix")
    case .stranger(let path): Phrase("gateway.stranger.fix", .text(path))
    case .unsafeFolder(let path): Phrase("gateway.unsafe.fix", .text(path))
    case .tooLong: Phrase("gateway.path.fix")
    case .system(_, let path): Phrase("gateway.system.fix", .text(path))
    case .ended: Phrase("gateway.ended.fix")
    case .portTaken: Phrase("gateway.port.fix")
    case .notAKey: Phrase("gateway.key.fix")
    }
  }
}
