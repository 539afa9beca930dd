import Testing

@testable import Payload

@Suite struct HTTPRequestTests {
  @Test(arguments: [
    ("/v3/push", "/v3/push", ""), ("/v3/report?msg_ids=1,2", "/v3/report", "msg_ids=1,2"),
    ("/a?b?c", "/a", "b?c"),
  ])
  func partsOfATarget(_ target: String, _ path: String, _ query: String) {
    let request = HTTPRequest(method: "GET", target: target, fields: [], body: [])
    #expect(request.path == path)
    #expect(request.query == query)
  }

  @Test func fieldsAreFoundByLowerCaseName() {
    let request = HTTPRequest(
      method: "POST", target: "/",
      fields: [HTTPField("APNs-Topic", "com.example"), HTTPField("apns-topic", "second")],
      body: [])
    #expect(request.value(of: "apns-topic") == "com.example")
    #expect(request.value(of: "host") == nil)
  }
}
