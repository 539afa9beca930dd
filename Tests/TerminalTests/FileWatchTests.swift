import Foundation
import Testing

@testable import Terminal

@Suite struct FileWatchTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "belfry-\(UUID().uuidString)")
  private let watch: FileWatch

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    watch = try FileWatch()
    try watch.watch(folder: folder.path, names: ["a.profile", "zh.strings"])
  }

  private func write(_ name: String, atomically: Bool = false) throws {
    try Data("x".utf8).write(to: folder.appending(path: name), options: atomically ? .atomic : [])
  }

  @Test func aFileThatIsWrittenInPlaceIsTold() throws {
    #expect(!watch.clear())
    try write("a.profile")
    #expect(watch.clear())
    #expect(!watch.clear())
  }

  @Test func aFileThatTakesTheNameIsTold() throws {
    try write("zh.strings", atomically: true)
    #expect(watch.clear())
  }

  @Test func otherFilesAreNot() throws {
    try write("b.profile")
    try write("a.profile~")
    #expect(!watch.clear())
  }

  @Test func aNewWatchTakesThePlaceOfTheOld() throws {
    try watch.watch(folder: folder.path, names: ["b.profile"])
    try write("a.profile")
    #expect(!watch.clear())
    try write("b.profile")
    #expect(watch.clear())
  }

  @Test func aFolderThatIsNotThereIsAnError() {
    #expect(throws: TerminalError.self) { try watch.watch(folder: "/nowhere/at/all", names: []) }
  }

  @Test func theLoopWakesForIt() throws {
    let terminal = try #require(PseudoTerminal())
    let loop = try EventLoop(input: terminal.line)
    try loop.watch(folder: folder.path, names: ["a.profile"])
    try write("a.profile")
    var events: [LoopEvent] = []
    loop.wait(into: &events)
    #expect(events == [.filesChanged])
  }
}
