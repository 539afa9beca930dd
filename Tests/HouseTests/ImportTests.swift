import Testing

@Suite struct ImportTests {
  private static func imports(_ file: SourceTree.File) -> [String] {
    file.lines.compactMap { line in
      let words = line.split(separator: " ")
      guard let place = words.firstIndex(of: "import"), place <= 2, place + 1 < words.count,
        words[..<place].allSatisfy({ $0.hasPrefix("@") || $0 == "public" || $0 == "internal" })
      else { return nil }
      return String(words[words.count > place + 2 ? place + 2 : place + 1].split(separator: ".")[0])
    }
  }

  @Test func thereAreSourcesToCheck() { #expect(SourceTree.sources.count > 50) }

  @Test func arrowsOnlyPointDown() {
    for file in SourceTree.sources where !RoomTable.top.contains(file.room) && !file.room.hasPrefix("C") {
      guard let allowed = RoomTable.mayImport[file.room] else {
        Issue.record("\(file.path): no such room in the table")
        continue
      }
      for name in Self.imports(file) where !allowed.contains(name) {
        Issue.record("\(file.path) imports \(name)")
      }
    }
  }

  @Test func theShippedBinaryHasNoFoundationAndNoDispatch() {
    for file in SourceTree.sources {
      for name in Self.imports(file) where ["Foundation", "Dispatch", "_Concurrency"].contains(name) {
        if file.room != "belfry-bench" { Issue.record("\(file.path) imports \(name)") }
      }
    }
  }

  /// Any use of the concurrency runtime wakes the process once a second for ever.
  @Test func nothingIsAsync() {
    let words = ["Task {", "Task.detached", " async ", " await ", "@MainActor", "DispatchQueue"]
    for file in SourceTree.sources where file.room != "belfry-bench" {
      for (number, line) in file.lines.enumerated() where !line.drop(while: { $0 == " " }).hasPrefix("//") {
        for word in words where line.contains(word) && !line.contains("\"") {
          Issue.record("\(file.path):\(number + 1) uses \(word)")
        }
      }
    }
  }

  @Test func pureRoomsTouchNoSystem() {
    for file in SourceTree.sources where RoomTable.pureRooms.contains(file.room) {
      for name in Self.imports(file)
      where ["Glibc", "CLinux", "FoundationEssentials", "Synchronization"].contains(name) {
        Issue.record("\(file.path) imports \(name)")
      }
    }
  }
}
