import Foundation
import Phone
import Simulation
import Testing

@testable import Journal

@Suite struct OpeningTests {
  @Test func aNewJournalBeginsWithTheAppOpened() throws {
    let opening = try JournalStore.opening()
    #expect(opening.seen == nil)
    #expect(opening.world.commandCount == 0)
    #expect(opening.world.device(PhoneNumber(1))?.phone.app == .foreground)
    #expect(!opening.recent.isEmpty)
    #expect(opening.notices.isEmpty)
  }

  @Test func aJournalIsItsOwnersAlone() throws {
    let folder = TemporaryFolder()
    func modes() throws -> [String: Int] {
      try Dictionary(
        uniqueKeysWithValues: folder.names.filter { $0.hasPrefix("test.journal") }.map { name in
          let facts = try FileManager.default.attributesOfItem(atPath: folder.path + "/" + name)
          return (name, try #require(facts[.posixPermissions] as? Int))
        })
    }
    let first = try JournalStore.opening(in: folder)
    #expect(try modes().values.allSatisfy { $0 == 0o600 } && modes().count > 2)
    first.store.close()
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o644], ofItemAtPath: folder.path + "/test.journal")
    let second = try JournalStore.opening(in: folder)
    #expect(try modes().values.allSatisfy { $0 == 0o600 }, "an older belfry's as well")
    second.store.close()
  }

  @Test func aSecondBelfryIsTurnedAway() throws {
    let folder = TemporaryFolder()
    let first = try JournalStore.opening(in: folder)
    let error = #expect(throws: JournalError.self) { try JournalStore.opening(in: folder) }
    #expect(error == .inUse(path: folder.path + "/test.journal", by: Int(getpid())))
    first.store.close()
    let second = try JournalStore.opening(in: folder)
    #expect(second.store.identifiers == first.store.identifiers)
    #expect(throws: JournalError.closed) { try first.store.historyCount() }
  }

  @Test func aSeedThatComesTooLateIsNamed() throws {
    let folder = TemporaryFolder()
    try JournalStore.opening(in: folder).store.close()
    let again = try JournalStore.opening(in: folder) { $0.seed = 8 }
    #expect(again.notices == [.seedKept(7)])
    #expect(again.store.identifiers.seed == 7)
  }

  @Test func aNewerJournalIsRefusedAndLeftAlone() throws {
    let folder = TemporaryFolder()
    let store = try JournalStore.opening(in: folder).store
    try store.run("PRAGMA user_version = 9")
    store.close()
    let path = folder.path + "/test.journal"
    let before = try Data(contentsOf: URL(fileURLWithPath: path))
    let error = #expect(throws: JournalError.self) { try JournalStore.opening(in: folder) }
    #expect(error == .newer(path: path, found: 9, known: JournalSchema.version))
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
  }

  @Test func anotherProgramsFileIsLeftAlone() throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/test.journal"
    try Database(path: path, mayCreate: true).run("CREATE TABLE contacts (name)")
    let error = #expect(throws: JournalError.self) { try JournalStore.opening(in: folder) }
    #expect(error == .foreign(path: path))
  }

  @Test(arguments: [
    "this is no database, but it is long enough to have a header " + String(repeating: "x", count: 4_096),
    "short",
  ])
  func aDamagedFileIsMovedAsideAndKept(_ content: String) throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/test.journal"
    try content.write(toFile: path, atomically: true, encoding: .utf8)
    let opening = try JournalStore.opening(in: folder)
    guard case .movedAside(path, let target) = opening.notices.first else {
      Issue.record("\(opening.notices)")
      return
    }
    #expect(target.hasPrefix(path + ".damaged-"))
    #expect(try String(contentsOfFile: target, encoding: .utf8) == content)
    #expect(opening.world.commandCount == 0)
  }

  @Test func aFileCutShortIsMovedAside() throws {
    let folder = TemporaryFolder()
    let store = try JournalStore.opening(in: folder).store
    try store.keep((1...300).map { .sample($0) })
    store.close()
    let path = folder.path + "/test.journal"
    truncate(path, 8_192)
    let opening = try JournalStore.opening(in: folder)
    #expect(opening.notices.count == 1)
    #expect(folder.names.contains { $0.hasPrefix("test.journal.damaged-") })
    #expect(opening.rows.isEmpty)
  }

  @Test func damageWithinThePagesIsFoundOnOpening() throws {
    let folder = TemporaryFolder()
    let store = try JournalStore.opening(in: folder).store
    try store.keep((1...300).map { .sample($0) })
    store.close()
    let path = folder.path + "/test.journal"
    var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    for place in stride(from: 4_096, to: bytes.count, by: 1) { bytes[place] = 0xA5 }
    try bytes.write(to: URL(fileURLWithPath: path))
    let opening = try JournalStore.opening(in: folder)
    #expect(opening.notices.count == 1)
    #expect(opening.rows.isEmpty)
  }

  @Test func aFolderThatCannotBeMadeIsNamed() {
    let place = JournalPlace.folder("/sys/belfry", instance: "x")
    let error = #expect(throws: JournalError.self) {
      try JournalStore.open(place, JournalSettings(), at: JournalStore.now)
    }
    #expect(error == .noPermission(path: "/sys/belfry"))
  }

  @Test func aFileWhereTheFolderShouldBeIsNamed() throws {
    let folder = TemporaryFolder()
    try "x".write(toFile: folder.path + "/state", atomically: true, encoding: .utf8)
    let place = JournalPlace.folder(folder.path + "/state", instance: "x")
    let error = #expect(throws: JournalError.self) {
      try JournalStore.open(place, JournalSettings(), at: JournalStore.now)
    }
    guard case .failed(folder.path + "/state", _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }
}
