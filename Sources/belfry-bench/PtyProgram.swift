import Foundation
import Glibc

/// A program in a terminal of its own, driven and watched from outside.
final class PtyProgram {
  let pid: pid_t
  let master: Int32
  /// All that the program has written so far.
  private(set) var output: [UInt8] = []
  private var hasEnded = false

  /// Starts `arguments` in a terminal of this size.
  init?(_ arguments: [String], columns: UInt16, rows: UInt16, environment: [String: String]) {
    var master: Int32 = 0
    var slave: Int32 = 0
    var name = [CChar](repeating: 0, count: 128)
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&master, &slave, &name, nil, &size) == 0 else { return nil }
    let path = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    guard let pid = Self.spawn(arguments, terminal: path, environment) else { return nil }
    close(slave)
    _ = fcntl(master, F_SETFD, FD_CLOEXEC)
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
    self.pid = pid
    self.master = master
  }

  /// A session of its own, so that opening the terminal makes it the controlling one.
  private static func spawn(
    _ arguments: [String], terminal: String, _ environment: [String: String]
  ) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    let newSession: Int16 = 0x80
    posix_spawnattr_setflags(&attributes, newSession)
    for descriptor in Int32(0)...2 {
      posix_spawn_file_actions_addopen(&actions, descriptor, terminal, O_RDWR, 0)
    }
    var all = ProcessInfo.processInfo.environment
    for (key, value) in environment { all[key] = value }
    var argv = arguments.map { strdup($0) } + [nil]
    var envp = all.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in argv + envp { free(text) } }
    var pid: pid_t = 0
    return posix_spawnp(&pid, arguments[0], &actions, &attributes, &argv, &envp) == 0 ? pid : nil
  }

  /// Reads what is there, waiting at most `milliseconds`; false if nothing came.
  func read(waiting milliseconds: Int32) -> Bool {
    var descriptor = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&descriptor, 1, milliseconds) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 65536)
    let count = Glibc.read(master, &buffer, buffer.count)
    guard count > 0 else {
      hasEnded = true
      return false
    }
    output.append(contentsOf: buffer[..<count])
    return true
  }

  /// Forgets the output so far.
  func forget() { output.removeAll(keepingCapacity: true) }

  /// Reads until the output holds `text`; nanoseconds it took, or nil after `seconds`.
  func wait(for text: String, seconds: Double) -> UInt64? {
    let start = Clock.nanoseconds()
    let wanted = Array(text.utf8)
    var searched = 0
    while Double(Clock.nanoseconds() - start) < seconds * 1e9, !hasEnded {
      if !read(waiting: 20) { continue }
      let now = Clock.nanoseconds()
      if contains(wanted, from: max(0, searched - wanted.count)) { return now - start }
      searched = output.count
    }
    return nil
  }

  private func contains(_ wanted: [UInt8], from start: Int) -> Bool {
    guard let first = wanted.first else { return true }
    var index = start
    while index + wanted.count <= output.count {
      if output[index] == first, output[index..<(index + wanted.count)].elementsEqual(wanted) { return true }
      index += 1
    }
    return false
  }

  /// Reads until nothing has come for `quiet` milliseconds; the moment of the last byte.
  func settle(quiet: Int32) -> UInt64 {
    var last = Clock.nanoseconds()
    while read(waiting: quiet) { last = Clock.nanoseconds() }
    return last
  }

  /// Keeps reading for `seconds`, so that the program never waits for its terminal.
  func drain(seconds: Double) {
    let end = Clock.nanoseconds() + UInt64(seconds * 1e9)
    while Clock.nanoseconds() < end, !hasEnded {
      _ = read(waiting: 50)
      forget()
    }
  }

  func send(_ text: String) { _ = text.withCString { write(master, $0, strlen($0)) } }

  func end() {
    kill(pid, SIGTERM)
    var status: Int32 = 0
    for _ in 0..<100 where waitpid(pid, &status, WNOHANG) == 0 { usleep(10_000) }
    kill(pid, SIGKILL)
    _ = waitpid(pid, &status, 0)
    close(master)
  }
}
