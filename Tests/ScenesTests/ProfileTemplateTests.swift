import Phone
import Simulation
import Testing
import Words

@testable import Scenes

@Suite struct ProfileTemplateTests {
  @Test(arguments: Tongue.allCases) func theTemplateIsAProfile(_ tongue: Tongue) throws {
    let text = ProfileTemplate(name: "My \"Shop\"").text(in: tongue)
    let file = try ProfileFile(Array(text.utf8)) { _ in nil }
    #expect(file.profile.name == "My \"Shop\"")
    #expect(file.profile.reactions.count == 3)
    #expect(file.files == [])
    let long = text.split(separator: "\n").filter { $0.count > 120 }
    #expect(long == [])
  }

  /// What is a comment in the template can be read as well, once the sign is taken off.
  @Test func whatItOffersCanBeSaid() throws {
    let text = ProfileTemplate(name: "Demo").text(in: .english)
    let offered = text.split(separator: "\n").filter { $0.hasPrefix("# on ") }.map { $0.dropFirst(2) }
    #expect(offered.count >= 4)
    for line in offered { #expect(throws: Never.self) { try AppProfile(String(line)) } }
  }

  /// An app that does nothing special: the template changes nothing but what it says that the app does.
  @Test func itSetsUpWhatIsSetUpAnyway() throws {
    let text = ProfileTemplate(name: "Demo").text(in: .english)
    var world = World(identifiers: Identifiers(seed: 1, journal: 1))
    let before = world.device(PhoneNumber(1))?.phone.setup
    var trace = Trace()
    let command = try ProfileFile(Array(text.utf8)) { _ in nil }.command(for: PhoneNumber(1))
    world.apply(command, at: Instant(microseconds: 1), into: &trace)
    #expect(world.device(PhoneNumber(1))?.phone.setup == before)
    #expect(world.device(PhoneNumber(1))?.phone.code?.reactions.count == 3)
  }

  /// The command's line reads as the same command, so a journal replays it.
  @Test func theCommandIsOneLine() throws {
    let text = ProfileTemplate(name: "Demo").text(in: .chinese)
    let command = try ProfileFile(Array(text.utf8)) { _ in nil }.command(for: PhoneNumber(2))
    let line = WorldText.print(command)
    #expect(line.hasPrefix("@2 app profile base64:"))
    #expect(try WorldText.parse(line, on: PhoneNumber(1)) == command)
  }
}
