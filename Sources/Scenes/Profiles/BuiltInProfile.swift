import Library
import Phone
import Simulation
import Words

/// An app of a public article that comes with the program, to be loaded by its name.
public struct BuiltInProfile: Sendable {
  /// Its name: `app profile NAME`.
  public let name: String
  /// The profile's file, with its comments.
  public let bytes: [UInt8]

  /// The profile of this name; nil where there is none. A name with a slash or a suffix is that of a file.
  public init?(_ name: String) {
    guard let profile = LibraryCatalogue.profiles.first(where: { $0.name == name }) else { return nil }
    self.name = name
    bytes = profile.bytes
  }

  /// The names, each article's own app first and then what it was meant to do.
  public static var names: [String] { LibraryCatalogue.profiles.map(\.name) }

  /// What the app is, in a sentence.
  public var summary: Phrase { Phrase(WordID("profile.built-in.\(name)")) }
}
