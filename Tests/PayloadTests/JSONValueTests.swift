import Foundation
import Testing

@testable import Payload

@Suite struct JSONValueTests {
  @Test func membersKeepTheirOrderAndNumbersTheirDigits() throws {
    let root = try document(#"{"z":1.10,"a":1E2,"m":{"y":-0,"x":[]},"b":29273432613945685}"#).root
    #expect(root.members.map(\.key) == ["z", "a", "m", "b"])
    #expect(root["z"]?.numberText == "1.10")
    #expect(root["a"]?.numberText == "1E2")
    #expect(root["m"]?.members.map(\.key) == ["y", "x"])
    #expect(root["b"]?.integer == 29_273_432_613_945_685)
    #expect(root.count == 4)
  }

  @Test(
    arguments: [
      ("0", 0), ("-0", 0), ("7", 7), ("-12", -12), ("1.0", 1), ("1e0", 1), ("1.5", nil), ("1.50e1", 15),
      ("120e-1", 12),
      ("0.001e3", 1), ("1e-3", nil), ("0e999999999999999999999", 0), ("0.0e-5", 0),
      ("1e18", 1_000_000_000_000_000_000),
      ("1e19", nil), ("1e999999999999", nil), ("9223372036854775807", Int.max), ("9223372036854775808", nil),
      ("-9223372036854775808", Int.min), ("-9223372036854775809", nil), ("922337203685477580.7e1", Int.max),
    ] as [(String, Int?)])
  func aWholeNumberIsExactOrNothing(_ text: String, _ expected: Int?) throws {
    #expect(try document(text).root.integer == expected)
  }

  @Test(
    arguments: [
      ("1.9", 1), ("-1.9", -1), ("0.5", 0), ("1e-3", 0), ("-0.1", 0), ("12.5e1", 125), ("9.9e18", nil),
      ("\"1\"", nil),
    ] as [(String, Int?)])
  func aFractionIsCutOff(_ text: String, _ expected: Int?) throws {
    #expect(try document(text).root.integerCut == expected)
  }

  @Test(
    arguments: [
      ("0.75", 0.75), ("1e2", 100), ("-0", 0), ("1e400", nil), ("true", nil),
    ] as [(String, Double?)])
  func aDoubleIsFiniteOrNothing(_ text: String, _ expected: Double?) throws {
    #expect(try document(text).root.double == expected)
  }

  @Test(arguments: [
    (#""""#, ""), (#""plain""#, "plain"), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
    (#""\u0041\u00e9\u63A8""#, "Aé推"),
    (#""\ud83d\ude00!""#, "😀!"), (#""a\u0000b""#, "a\0b"), (#""日本\n語""#, "日本\n語"), (#""\uFFFF""#, "\u{FFFF}"),
    (#""\\u0041""#, "\\u0041"),
    (#""long text before an escape\tand after""#, "long text before an escape\tand after"),
  ])
  func aStringIsDecoded(_ text: String, _ expected: String) throws {
    #expect(try document(text).root.string == expected)
  }

  @Test func eachKindAnswersForItself() throws {
    let items = Array(try document(#"[{},[],"",0,true,false,null]"#).root.items)
    #expect(items.map(\.kind) == [.object, .array, .string, .number, .boolean, .boolean, .null])
    #expect(items.map(\.bool) == [nil, nil, nil, nil, true, false, nil])
    #expect(items.map(\.string) == [nil, nil, "", nil, nil, nil, nil])
    #expect(items.map(\.numberText) == [nil, nil, nil, "0", nil, nil, nil])
    #expect(items.allSatisfy { $0["a"] == nil && $0.count == 0 })
  }

  @Test func emptyContainersNestAnywhere() throws {
    let root = try document("[ [ ] , { } , [ [ ] ] , { \"a\" : { } } ]").root
    #expect(root.count == 4)
    #expect(root.items.map(\.count) == [0, 0, 1, 1])
    #expect(root.items.map(\.text) == ["[ ]", "{ }", "[ [ ] ]", "{ \"a\" : { } }"])
  }

  @Test(arguments: [
    ("aps", "aps"), ("aps.alert", "aps.alert"), ("aps.alert.loc-args[1]", "aps.alert.loc-args[1]"),
    ("[\"gcm.message_id\"]", "[\"gcm.message_id\"]"), ("推送", "推送"),
  ])
  func aPathIsWrittenAsPeopleWriteIt(_ path: String, _ expected: String) throws {
    let document = try document(
      #"{"aps":{"alert":{"loc-args":["a","b"]}},"gcm.message_id":"1","推送":0}"#)
    let paths = document.storage.nodes.indices.map {
      JSONValue(storage: document.storage, index: $0).path.description
    }
    #expect(paths.contains(expected))
  }

  @Test func aValueKnowsItsPlace() throws {
    let root = try document("{\n  \"推送\": 7,\r\n  \"b\": [\n8]}").root
    #expect(root["推送"]?.place == SourcePlace(offset: 14, line: 2, column: 9))
    #expect(root["b"]?.items.map(\.place) == [SourcePlace(offset: 27, line: 4, column: 1)])
    #expect(root["b"]?.range == 25..<29)
  }

  @Test func aDocumentSurvivesCoding() throws {
    let document = try document("{ \"a\" : 1.10, \"a\": \"\\u00e9\" }")
    let coded = try JSONEncoder().encode([document])
    #expect(try JSONDecoder().decode([JSONDocument].self, from: coded) == [document])
    #expect(throws: (any Error).self) {
      try JSONDecoder().decode([JSONDocument].self, from: Data("[\"{\"]".utf8))
    }
  }
}
