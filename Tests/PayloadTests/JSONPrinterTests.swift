import Testing

@testable import Payload

@Suite struct JSONPrinterTests {
  private let text = "{\"b\" : 1.10,\"a\":[ ],\t\"o\":{\"x\":\"\\u00e9 y\",\"x\":null},\n\"l\":[true,{}] }"

  @Test func printsWithOrderDigitsEscapesAndDuplicatesAsTheyCame() throws {
    #expect(
      try JSONPrinter.pretty(document(text)) == """
        {
          "b": 1.10,
          "a": [],
          "o": {
            "x": "\\u00e9 y",
            "x": null
          },
          "l": [
            true,
            {}
          ]
        }

        """)
  }

  @Test func takesAwayTheSpaceBetweenTokensOnly() throws {
    let bytes = try JSONPrinter.minified(document(text))
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == #"{"b":1.10,"a":[],"o":{"x":"\u00e9 y","x":null},"l":[true,{}]}"#)
    let tricky = #"{ "a \" b" : "\\" , "c" : " , " }"#
    #expect(
      try String(decoding: JSONPrinter.minified(document(tricky)), as: UTF8.self)
        == #"{"a \" b":"\\","c":" , "}"#)
  }

  @Test func tellsTheTokensApart() throws {
    let lines = try JSONPrinter.lines(of: document(#"{"k":"s","n":[1,false]}"#))
    #expect(lines.map(\.text) == ["{", "\"k\": \"s\",", "\"n\": [", "1,", "false", "]", "}"])
    #expect(lines.map(\.depth) == [0, 1, 1, 2, 2, 1, 0])
    #expect(lines[1].tokens.map(\.kind) == [.key, .punctuation, .string, .punctuation])
    #expect(lines[3].tokens.map(\.kind) == [.number, .punctuation])
    #expect(lines[4].tokens.map(\.kind) == [.word])
  }

  @Test func aLineKnowsItsBytes() throws {
    let document = try document(#"{"k":"s","n":[1,false]}"#)
    let lines = JSONPrinter.lines(of: document).map {
      String(decoding: document.asReceived[$0.range], as: UTF8.self)
    }
    #expect(lines == ["{", "\"k\":\"s\"", "\"n\":[", "1", "false", "]", "}"])
  }

  @Test(arguments: PayloadCase.filesInFolder.sorted())
  func prettyAndMinifiedSayTheSame(_ file: String) throws {
    guard let document = try? JSONDocument(PayloadCase.bytes(of: file)) else { return }
    let pretty = try JSONDocument(Array(JSONPrinter.pretty(document).utf8))
    #expect(JSONPrinter.minified(pretty) == JSONPrinter.minified(document))
    #expect(pretty.storage.nodes.map(\.kind) == document.storage.nodes.map(\.kind))
  }
}
