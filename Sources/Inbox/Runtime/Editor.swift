import Glibc
import Words

/// The person's editor, run on a payload in a file of its own.
enum Editor {
  enum Outcome {
    /// What the file holds now; nil if that is what it held before.
    case saved([UInt8]?)
    case failed(Phrase)
  }

  /// Lets the person edit `bytes`; the terminal must be free.
  ///
  /// `VISUAL`, else `EDITOR`, else `vi` (POSIX, Environment Variables), run by the shell as it may hold options.
  static func edit(_ bytes: [UInt8]) -> Outcome {
    guard let path = temporaryFile(bytes) else { return .failed(Phrase("face.editor.file")) }
    defer { unlink(path) }
    let name = environment("VISUAL") ?? environment("EDITOR") ?? "vi"
    guard run(["/bin/sh", "-c", "exec \(name) \"$1\"", "sh", path]) else {
      return .failed(Phrase("face.editor.failed", .text(name)))
    }
    guard let now = TextFile.read(path) else { return .failed(Phrase("face.editor.file")) }
    return .saved(now == bytes ? nil : now)
  }

  private static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  private static func temporaryFile(_ bytes: [UInt8]) -> String? {
    let ending = ".json"
    let folder = environment("XDG_RUNTIME_DIR") ?? environment("TMPDIR") ?? "/tmp"
    var template = Array("\(folder)/belfry-XXXXXX\(ending)".utf8CString)
    let descriptor = mkstemps(&template, Int32(ending.utf8.count))
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    let path = template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } }
    guard let path, TextFile.write(bytes, to: descriptor) else { return nil }
    return path
  }

  /// Runs a program to its end. It gets the signals that this process keeps blocked.
  private static func run(_ words: [String]) -> Bool {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    var usual = sigset_t()
    sigemptyset(&usual)
    sigaddset(&usual, SIGPIPE)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &usual)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var child = pid_t()
    guard posix_spawn(&child, words[0], nil, &attributes, &arguments, environ) == 0 else { return false }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 { if errno != EINTR { return false } }
    return status == 0
  }
}
