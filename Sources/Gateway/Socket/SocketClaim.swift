import CEvent
import Glibc

/// The right to an instance's socket: a lock that is held for life, and the listening socket itself.
///
/// The lock decides, not the socket's file: a belfry that was killed leaves its socket behind, and whoever holds the
/// lock may replace it. The kernel drops a dead holder's lock.
final class SocketClaim: Sendable {
  let place: SocketPlace
  let listener: FileDescriptor
  private let lock: FileDescriptor

  init(_ place: SocketPlace) throws(SocketFault) {
    self.place = place
    try Self.makeFolder(place.folder)
    lock = try Self.takeLock(place)
    listener = try Self.listen(place)
  }

  deinit { unlink(place.path) }

  private static func makeFolder(_ path: String) throws(SocketFault) {
    if mkdir(path, 0o700) != 0, errno != EEXIST { throw SocketFault.system(errno, path) }
    var facts = stat()
    guard lstat(path, &facts) == 0 else { throw SocketFault.system(errno, path) }
    let isFolder = facts.st_mode & S_IFMT == S_IFDIR
    guard isFolder, facts.st_uid == geteuid(), facts.st_mode & 0o077 == 0 else {
      throw SocketFault.unsafeFolder(path)
    }
  }

  private static func takeLock(_ place: SocketPlace) throws(SocketFault) -> FileDescriptor {
    let number = open(place.lock, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard number >= 0 else { throw SocketFault.system(errno, place.lock) }
    let file = FileDescriptor(number)
    if flock(number, LOCK_EX | LOCK_NB) == 0 { return file }
    guard errno == EWOULDBLOCK else { throw SocketFault.system(errno, place.lock) }
    throw occupant(of: place)
  }

  /// Who holds the lock: one of this version, or of another.
  private static func occupant(of place: SocketPlace) -> SocketFault {
    do throws(SocketFault) {
      _ = try ControlClient(place)
      return .taken(place)
    } catch {
      if case .otherVersion = error { return error }
      return .taken(place)
    }
  }

  private static func listen(_ place: SocketPlace) throws(SocketFault) -> FileDescriptor {
    let socket = try UnixAddress.makeSocket()
    if unlink(place.path) != 0, errno != ENOENT { throw SocketFault.system(errno, place.path) }
    let bound = UnixAddress.with(place.path) { bind(socket.number, $0, $1) }
    guard let bound else { throw SocketFault.tooLong(place.path) }
    // The folder is closed to others, so nobody gets in between these two.
    guard bound == 0, chmod(place.path, 0o600) == 0, Glibc.listen(socket.number, 64) == 0 else {
      throw SocketFault.system(errno, place.path)
    }
    return socket
  }
}
