import Testing

@testable import Payload

/// The lines of a row are those of the alert, read another way.
@Suite struct ShownLinesTests {
  @Test(arguments: [
    #""text""#, #""""#, "null", "5", "[1]", "{}", #"{"title":"T","subtitle":"S","body":"B"}"#,
    #"{"title-loc-key":"K1","subtitle-loc-key":"K2","loc-key":"K3"}"#,
    #"{"title":null,"title-loc-key":"K1","body":5,"loc-key":"K3"}"#,
    #"{"title":"T","title-loc-key":"K1","body":"","loc-key":"K3"}"#, #"{"title":"\u4f60\n好"}"#,
  ])
  func saysTheSameAsTheAlert(_ alert: String) throws {
    let document = try JSONDocument(Array(#"{"aps":{"alert":\#(alert)}}"#.utf8))
    let payload = try #require(APNsPayload(document))
    let lines = payload.shownLines
    #expect(lines.title == payload.alert?.title?.shown ?? "")
    #expect(lines.subtitle == payload.alert?.subtitle?.shown ?? "")
    #expect(lines.body == payload.alert?.body?.shown ?? "")
  }
}
