import Foundation
import Language
import Simulation
import Testing

@testable import Inbox
@testable import Phone

@Suite struct LineFileTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "belfry-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func path(_ name: String, _ text: String) throws -> String {
    let file = folder.appending(path: name)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  @Test func aFileBecomesBytes() throws {
    let file = try path("a b.apns", #"{"aps":{"alert":"a"}}"#)
    let line = try LineFile("@3 push \"\(file)\" priority=5", on: PhoneNumber(1))
    #expect(WorldText.print(line.command) == #"@3 push json:'{"aps":{"alert":"a"}}' priority=5"#)
    #expect(line.watched == nil)
  }

  @Test func aProfileIsReadAndWatched() throws {
    let file = try path("shop.profile", "# comment\nname Shop\n")
    let line = try LineFile("app profile \(file)", on: PhoneNumber(2))
    #expect(line.command == .profile(PhoneNumber(2), Array("name \"Shop\"\n".utf8)))
    #expect(line.watched?.names == ["shop.profile"])
    #expect(line.watched?.folder == folder.path + "/")
  }

  @Test(arguments: [
    ("nmae X", "profile.error.suggest"), ("name A B", "profile.error"),
  ])
  func aMistakeNamesTheFileAndThePlace(_ text: String, _ id: String) throws {
    let file = try path("bad.profile", text)
    #expect {
      try LineFile("app profile \(file)", on: PhoneNumber(1))
    } throws: { error in
      let said = (error as? LineMistake)?.phrase.text(in: .english) ?? ""
      return said.hasPrefix("bad.profile: line 1, column ")
    }
  }

  @Test func aFileThatIsNotThereIsSaid() {
    #expect {
      try LineFile("push /nowhere/x.apns", on: PhoneNumber(1))
    } throws: {
      ($0 as? LineMistake)?.phrase.id == "face.file.unread"
    }
  }

  @Test func theFaceAsksForTheFile() {
    var stage = Stage()
    stage.send(.line("app profile shop.profile", nil))
    #expect(stage.effects.contains(.load("app profile shop.profile", nil)))
    stage.send(.line("push order.apns", nil))
    #expect(stage.effects.contains(.load("push order.apns", nil)))
    stage.send(.loaded("app profile shop.profile", .profile(PhoneNumber(1), Array("name Shop".utf8)), nil))
    #expect(stage.model.log.entries.last?.text == "app profile shop.profile")
    #expect(stage.performed.last?.hasPrefix("@1 app profile") == true)
  }

  @Test func theRCFileMayNameFilesWhereASessionBegins() {
    let file = RCFile("on new-session app profile shop.profile\napp profile shop.profile\n")
    #expect(file.session == ["app profile shop.profile"])
    #expect(file.mistakes.map(\.line) == [2])
  }
}
