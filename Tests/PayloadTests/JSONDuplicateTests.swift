import Testing

@testable import Payload

@Suite struct JSONDuplicateTests {
  /// `path count` of every duplicate, as it is reported.
  private func duplicates(_ text: String) throws -> [String] {
    let document = try document(text)
    return document.duplicates.map { "\(document.lastMember(of: $0).value.path) \($0.count)" }
  }

  @Test(arguments: [
    (#"{"a":1,"b":2}"#, []),
    (#"{"a":1,"a":2}"#, ["a 2"]),
    (#"{"a":1,"b":0,"a":2,"a":3}"#, ["a 3"]),
    (#"{"a":1,"b":1,"b":2,"a":2}"#, ["a 2", "b 2"]),
    (#"{"o":{"x":1,"x":2},"o":3}"#, ["o 2", "o.x 2"]),
    (#"[{"x":1},{"x":1,"x":2}]"#, ["[1].x 2"]),
    (#"{"":1,"":2}"#, [#"[""] 2"#]),
    (#"{"a":1,"\u0061":2}"#, ["a 2"]),
    (#"{"\u0061":1,"\u0062":2}"#, []),
    (#"{"abcde":1,"abXde":2,"aXcde":3}"#, []),
    (#"{"\"":1,"\u0022":2}"#, [#"["""] 2"#]),
  ])
  func areFound(_ text: String, _ expected: [String]) throws { #expect(try duplicates(text) == expected) }

  @Test(arguments: [23, 24, 25, 3000])
  func areFoundInLargeObjects(_ count: Int) throws {
    let members = (0..<count).map { "\"key\($0)\":\($0)" }
    #expect(try duplicates("{\(members.joined(separator: ","))}").isEmpty)
    let doubled = members + ["\"key7\":true"]
    #expect(try duplicates("{\(doubled.joined(separator: ","))}") == ["key7 2"])
  }

  @Test func theLastValueCounts() throws {
    let root = try document(#"{"a":1,"b":2,"\u0061":3}"#).root
    #expect(root["a"]?.integer == 3)
  }
}
