import Scenes
import Simulation
import Words

/// Reads profile files, with the files that they name beside them.
enum ProfileReading {
  /// The bytes of the profile that a person names: one that comes with the program, else a file's.
  static func bytes(_ name: String) throws(Complaint) -> [UInt8] {
    if let builtIn = BuiltInProfile(name) { return builtIn.bytes }
    do { return try FileBytes.read(path: name) } catch {
      let names = BuiltInProfile.names.joined(separator: ", ")
      throw Complaint(error.reason, fix: Phrase("cli.profile.fix", .text(names)))
    }
  }

  /// Reads the profile that a person names.
  static func named(_ name: String) throws(Complaint) -> ProfileFile {
    let bytes = try bytes(name)
    do {
      return try file(bytes, name)
    } catch {
      throw Complaint(
        Phrase("cli.profile.mistake", .text(name), .phrase(error.phrase)), status: .checkFailed)
    }
  }

  /// Reads the profile `bytes` of the file `name`.
  static func file(_ bytes: [UInt8], _ name: String) throws(ProfileError) -> ProfileFile {
    let folder = name.lastIndex(of: "/").map { String(name[...$0]) } ?? ""
    return try ProfileFile(bytes) { file in
      try? FileBytes.read(path: file.hasPrefix("/") ? file : folder + file)
    }
  }
}
