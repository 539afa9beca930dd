import Testing

@testable import Payload

@Suite struct PercentTextTests {
  @Test(arguments: [
    ("abc", "abc"), ("a%2Cb", "a,b"), ("%e6%a0%87", "标"), ("标", "标"), ("100%", "100%"), ("%zz", "%zz"),
    ("%4", "%4"), ("a+b", "a+b"), ("", ""),
  ])
  func decodes(_ encoded: String, _ text: String) { #expect(PercentText.decode(encoded) == text) }

  @Test func bytesThatAreNoTextAreNone() { #expect(PercentText.decode("%ff") == nil) }

  @Test(arguments: [
    ("/v2/app/user/count/", ["v2", "app", "user", "count"]),
    ("/v2//app?x=/y", ["v2", "app"]),
    ("/a%2Fb/c", ["a/b", "c"]),
    ("/", []),
  ])
  func partsOfAPath(_ target: String, _ parts: [String]) {
    #expect(HTTPRequest(method: "GET", target: target, fields: [], body: []).pathParts == parts)
  }

  @Test(
    arguments: [
      ("actionIdList", "1,2"), ("empty", ""), ("bare", ""), ("名", "值"), ("missing", nil),
    ] as [(String, String?)])
  func fieldsOfAQuery(_ name: String, _ value: String?) {
    let target = "/x?actionIdList=1%2C2&empty=&bare&%E5%90%8D=%E5%80%BC&empty=2"
    let request = HTTPRequest(method: "GET", target: target, fields: [], body: [])
    #expect(request.queryValue(of: name) == value)
  }
}
