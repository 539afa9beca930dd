import Foundation
import Glibc
import Testing

@testable import Gateway

@Suite struct SocketClaimTests {
  /// A folder of its own, with a path short enough for a socket.
  private static func withFolder(_ body: (SocketPlace) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "bf\(UInt32.random(in: 0...UInt32.max))")
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(SocketPlace(instance: "default", folder: folder.path))
  }

  private static func mode(of path: String) -> mode_t {
    var facts = stat()
    return stat(path, &facts) == 0 ? facts.st_mode & 0o777 : 0
  }

  private static func fault(_ place: SocketPlace) -> SocketFault? {
    do throws(SocketFault) {
      _ = try SocketClaim(place)
      return nil
    } catch {
      return error
    }
  }

  @Test func folderAndSocketAreThePersonsOwn() throws {
    try Self.withFolder { place in
      let claim = try SocketClaim(place)
      #expect(Self.mode(of: place.folder) == 0o700)
      #expect(Self.mode(of: place.path) == 0o600)
      withExtendedLifetime(claim) {}
    }
  }

  @Test func theSocketGoesWithItsHolder() throws {
    try Self.withFolder { place in
      do { _ = try SocketClaim(place) }
      #expect(access(place.path, F_OK) != 0)
      #expect(Self.fault(place) == nil)
    }
  }

  @Test func aDeadBelfrysSocketIsReplaced() throws {
    try Self.withFolder { place in
      mkdir(place.folder, 0o700)
      let dead = try UnixAddress.makeSocket()
      #expect(UnixAddress.with(place.path) { bind(dead.number, $0, $1) } == 0)
      let claim = try SocketClaim(place)
      #expect(Self.mode(of: place.path) == 0o600)
      withExtendedLifetime(claim) {}
    }
  }

  @Test func aFolderThatOthersMayReadIsNotUsed() throws {
    try Self.withFolder { place in
      mkdir(place.folder, 0o755)
      chmod(place.folder, 0o755)
      #expect(Self.fault(place) == .unsafeFolder(place.folder))
    }
  }

  @Test func aLinkInPlaceOfTheFolderIsNotFollowed() throws {
    try Self.withFolder { place in
      symlink("/tmp", place.folder)
      #expect(Self.fault(place) == .unsafeFolder(place.folder))
    }
  }

  @Test func aPathThatIsTooLongIsNamed() throws {
    try Self.withFolder { place in
      mkdir(place.folder, 0o700)
      let long = SocketPlace(
        instance: "x", folder: place.folder + "/" + String(repeating: "d", count: 100))
      #expect(Self.fault(long) == .tooLong(long.path))
    }
  }

  @Test func nobodyThereIsToldFromASystemFault() throws {
    try Self.withFolder { place in
      #expect(throws: SocketFault.nobody(place)) { try ControlClient(place) }
    }
  }

  static let names: [(String, Bool)] = [
    ("default", true), ("two-2_x.y", true), (String(repeating: "a", count: 32), true),
    ("", false), ("..", false), (".hidden", false), ("a/b", false), ("a b", false), ("é", false),
    (String(repeating: "a", count: 33), false),
  ]

  @Test(arguments: names) func namesBecomePartOfAPath(_ name: String, _ isAllowed: Bool) {
    #expect(SocketPlace.isName(name) == isAllowed)
  }
}
