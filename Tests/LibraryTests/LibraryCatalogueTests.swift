import Foundation
import Library
import Payload
import Testing
import Words

@Suite struct LibraryCatalogueTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../../Sources/Library").standardizedFileURL

  @Test func theCatalogueHoldsTheFolder() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    let names = files.filter { $0.hasSuffix(".apns") }.map { String($0.dropLast(5)) }
    #expect(LibraryCatalogue.samples.map(\.name).sorted() == names.sorted())
  }

  @Test(arguments: LibraryCatalogue.samples.map(\.name))
  func eachNameHasItsOwnFile(_ name: String) throws {
    let file = try Data(contentsOf: Self.folder.appending(path: "\(name).apns"))
    let sample = try #require(LibraryCatalogue.samples.first { $0.name == name })
    #expect(sample.bytes == Array(file))
  }

  /// One sample shows what lint finds; the others are clean.
  @Test(arguments: LibraryCatalogue.samples.map(\.name))
  func samplesAreSound(_ name: String) throws {
    let sample = try #require(LibraryCatalogue.samples.first { $0.name == name })
    let document = try JSONDocument(sample.bytes)
    _ = try #require(APNsPayload(document))
    let grave = Lint.findings(in: sample.bytes).filter { $0.severity >= .warning }
    #expect(grave.isEmpty == (name != "mistakes"), "\(grave.map(\.rule))")
  }

  @Test(arguments: LibraryCatalogue.samples.map(\.name))
  func everySampleHasATitle(_ name: String) {
    #expect(Lexicon.entry(WordID("face.sample.\(name)")) != nil)
  }
}

@Suite struct LibraryProfileTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../../Sources/Library").standardizedFileURL

  @Test func theCatalogueHoldsTheFolder() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    let names = files.filter { $0.hasSuffix(".profile") }.map { String($0.dropLast(8)) }
    #expect(LibraryCatalogue.profiles.map(\.name).sorted() == names.sorted())
  }

  @Test(arguments: LibraryCatalogue.profiles.map(\.name))
  func eachNameHasItsOwnFile(_ name: String) throws {
    let file = try Data(contentsOf: Self.folder.appending(path: "\(name).profile"))
    let profile = try #require(LibraryCatalogue.profiles.first { $0.name == name })
    #expect(profile.bytes == Array(file))
  }
}
