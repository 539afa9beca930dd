import Scenes
import Simulation
import Words

/// Reads profile files, with the files that they name beside them.
enum ProfileReading {
  /// Reads the profile `bytes` of the file `name`.
  static func file(_ bytes: [UInt8], _ name: String) throws(ProfileError) -> ProfileFile {
    let folder = name.lastIndex(of: "/").map { String(name[...$0]) } ?? ""
    return try ProfileFile(bytes) { file in
      try? FileBytes.read(path: file.hasPrefix("/") ? file : folder + file)
    }
  }
}
