import Testing

@Suite struct TidyTests {
  @Test func noFileIsOver500Lines() {
    for file in SourceTree.sources + SourceTree.tests where file.lines.count > 500 {
      Issue.record("\(file.path) has \(file.lines.count) lines")
    }
  }

  @Test func mostFilesAreUnder150Lines() {
    let code = SourceTree.sources.filter { !$0.path.contains("/Tables/") && !$0.path.contains("/Rules/") }
    let long = code.filter { $0.lines.count > 150 }
    #expect(long.count * 10 <= code.count, "\(long.map { "\($0.path) \($0.lines.count)" })")
  }

  @Test func noTypeBearsItsRoomsName() {
    for file in SourceTree.sources {
      for kind in ["struct", "class", "enum", "protocol", "actor"] {
        for line in file.lines
        where line.contains("public \(kind) \(file.room) ") || line.contains("public \(kind) \(file.room):") {
          // The phone is the one thing its room is about; the compiler still tells the two apart there.
          if file.room == "Phone" { continue }
          Issue.record("\(file.path): \(line)")
        }
      }
    }
  }

  @Test func aFileIsNamedAfterTheTypeInIt() {
    for file in SourceTree.sources where !file.path.contains("/Tables/") && !file.path.contains("/Rules/") {
      let name = file.path.split(separator: "/").last.map { $0.dropLast(6) } ?? ""
      if name == "main" { continue }
      let type = name.split(separator: "+")[0]
      let names = ["struct", "class", "enum", "protocol", "extension", "typealias", "func"].map {
        "\($0) \(type)"
      }
      if !names.contains(where: { file.text.contains($0) }) { Issue.record("\(file.path) holds no \(type)") }
    }
  }

  @Test func nothingNamesThisMachine() {
    let roots = ["wo" + "rk", "ro" + "ot", "fa" + "rm", "ho" + "me/"].map { "/" + $0 + "/" }
    for file in SourceTree.sources + SourceTree.tests {
      for root in roots where file.text.contains(root) { Issue.record("\(file.path) holds \(root)") }
    }
  }
}
