import Language
import Phone
import Simulation

/// A `*.profile` file: an app under test, with whatever other files it names read in.
public struct ProfileFile: Hashable, Sendable {
  /// What it describes.
  public let profile: AppProfile
  /// The names of the files that it takes something from, as they are written in it.
  public let files: [String]

  /// Reads the file's `bytes`.
  ///
  /// - Parameter load: the bytes of a file that the profile names; nil where it cannot be read.
  /// - Throws: `ProfileError` with the line, the column, the reason and what was probably meant.
  public init(_ bytes: [UInt8], load: @escaping (String) -> [UInt8]?) throws(ProfileError) {
    let names = NameList()
    profile = try AppProfile(bytes) { name in
      names.add(name)
      return load(name)
    }
    files = names.names
  }

  /// The profile's own text, which names no other file any more.
  public var text: [UInt8] { Array(profile.text.utf8) }

  /// The command that makes the app of `phone` the one that the file describes. It carries all that is needed, so a
  /// journal replays without the files.
  public func command(for phone: PhoneNumber) -> WorldCommand {
    .profile(phone, text)
  }

  /// Whether the line is the command that loads a profile.
  public static func isLoaded(by line: Line) -> Bool {
    let words = line.words.map(\.source)
    return words.drop { $0.hasPrefix("@") }.starts(with: ["app", "profile"])
  }
}
