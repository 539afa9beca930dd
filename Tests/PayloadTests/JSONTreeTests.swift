import Testing

@testable import Payload

@Suite struct JSONTreeTests {
  @Test(
    arguments: [
      (JSONTree.null, "null"),
      (true, "true"),
      (-7, "-7"),
      ("a\"b\\c\n\r\t\u{1}\u{1F}/标😀", #""a\"b\\c\n\r\t\u0001\u001f/标😀""#),
      ([], "[]"),
      ([1, "x", [:]], #"[1,"x",{}]"#),
      (["b": 1, "a": [false]], #"{"b":1,"a":[false]}"#),
      (["raw": .text(Array("1.10".utf8))], #"{"raw":1.10}"#),
    ] as [(JSONTree, String)])
  func writes(_ tree: JSONTree, _ text: String) throws {
    #expect(String(decoding: tree.bytes, as: UTF8.self) == text)
    #expect(try JSONDocument(tree.bytes).root.text == text)
  }

  @Test func everyScalarComesBack() throws {
    for value: UInt32 in 0..<0x3000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = String(scalar)
      #expect(try JSONDocument(JSONTree.string(text).bytes).root.string == text)
    }
  }

  @Test func aValueIsKeptAsItWasReceived() throws {
    let document = try JSONDocument(Array(#"{"a":[1.0,"\u0041"]}"#.utf8))
    let value = try #require(document.root["a"])
    #expect(JSONTree(value).bytes == Array(#"[1.0,"\u0041"]"#.utf8))
  }
}
