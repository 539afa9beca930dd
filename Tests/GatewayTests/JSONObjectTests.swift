import Payload
import Testing

@testable import Gateway

@Suite struct JSONObjectTests {
  @Test func membersStandInTheOrderTheyWereAdded() {
    var inner = JSONObject()
    inner.add("b", 2)
    var object = JSONObject()
    object.add("z", "text")
    object.add("a", true)
    object.add("none", nil as String?)
    object.add("list", ["x", "y"])
    object.add("empty", [] as [String])
    object.add("one", inner)
    object.add("many", [inner, JSONObject()])
    object.add("half", fraction: 0.5)
    object.add("endless", fraction: .infinity)
    let text =
      #"{"z":"text","a":true,"list":["x","y"],"empty":[],"one":{"b":2},"many":[{"b":2},{}],"half":0.5}"#
    #expect(object.text == text)
    #expect(object.line == Array((text + "\n").utf8))
  }

  static let texts = [
    "", "plain", "quote \" slash \\ /", "tab\tline\nreturn\r", "\u{0}\u{1b}[31mred\u{7f}\u{9b}", "中文 🔔 👨‍👩‍👧",
    "turned \u{202E}round", "line\u{2028}separator", "tag \u{E0041}",
  ]

  @Test(arguments: texts) func textReadsAsItselfAgain(_ text: String) throws {
    var object = JSONObject()
    object.add("text", text)
    #expect(try JSONDocument(Array(object.text.utf8)).root["text"]?.string == text)
  }

  @Test(arguments: texts) func nothingUnprintableStandsInALine(_ text: String) {
    var object = JSONObject()
    object.add("text", text)
    #expect(!object.text.unicodeScalars.contains(where: UnprintableScalar.matches))
  }
}
