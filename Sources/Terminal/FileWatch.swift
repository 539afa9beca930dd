import CLinux
import Glibc

/// Tells when files in one folder were written, whether in place or by another file that takes the name.
///
/// It watches the folder, for an editor that saves leaves a new file under the old name. Nothing wakes while nothing in
/// the folder changes.
final class FileWatch {
  let descriptor: Int32
  private var watch: Int32 = -1
  private var names: Set<String> = []

  init() throws(TerminalError) {
    descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    guard descriptor >= 0 else { throw .system(call: "inotify_init1", number: errno) }
  }

  deinit { close(descriptor) }

  /// Watches these files of `folder` from now on, in place of what was watched before.
  func watch(folder: String, names: Set<String>) throws(TerminalError) {
    if watch >= 0 { inotify_rm_watch(descriptor, watch) }
    self.names = names
    watch = inotify_add_watch(descriptor, folder, UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO))
    guard watch >= 0 else { throw .system(call: "inotify_add_watch", number: errno) }
  }

  /// Reads what has happened, and says whether it was about one of the files.
  func clear() -> Bool {
    var isOurs = false
    withUnsafeTemporaryAllocation(byteCount: 16 << 10, alignment: MemoryLayout<inotify_event>.alignment) {
      buffer in
      while true {
        let count = read(descriptor, buffer.baseAddress, buffer.count)
        guard count > 0 else { return }
        if holdsOurs(UnsafeRawBufferPointer(rebasing: buffer[..<count])) { isOurs = true }
      }
    }
    return isOurs
  }

  private func holdsOurs(_ events: UnsafeRawBufferPointer) -> Bool {
    let head = MemoryLayout<inotify_event>.size
    var place = 0
    while place + head <= events.count {
      let event = events.loadUnaligned(fromByteOffset: place, as: inotify_event.self)
      let end = min(events.count, place + head + Int(event.len))
      let name = events[place + head..<end].prefix { $0 != 0 }
      // Too much happened at once: whatever it was, it may have been ours.
      if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { return true }
      if names.contains(String(decoding: name, as: UTF8.self)) { return true }
      place = end
    }
    return false
  }
}
