import Testing

@testable import Language

@Suite struct SmallTests {
  @Test(
    arguments: [
      ([], ""), ([0x66], "Zg=="), ([0x66, 0x6F], "Zm8="), ([0x66, 0x6F, 0x6F], "Zm9v"),
      ([0xFB, 0xFF], "+/8="),
    ] as [([UInt8], String)])
  func base64(_ bytes: [UInt8], _ text: String) {
    #expect(Base64.encode(bytes) == text)
    #expect(Base64.decode(text) == bytes)
  }

  @Test(arguments: ["Zg=", "Zg", "Z===", "Zm9v!AAA", "=Zg="])
  func brokenBase64IsNotGuessed(_ text: String) { #expect(Base64.decode(text) == nil) }

  @Test(
    arguments: [
      ("5s", 5_000_000), ("800ms", 800_000), ("2h", 7_200_000_000), ("-1d", -86_400_000_000), ("0s", 0),
      ("7us", 7),
    ] as [(String, Int64)])
  func spans(_ text: String, _ microseconds: Int64) {
    #expect(Span.read(text) == microseconds)
    #expect(Span.read(Span.write(microseconds)) == microseconds)
  }

  @Test(arguments: [
    ("backgruond", "background"), ("bakground", "background"), ("back", "background"), ("kil", "kill"),
  ])
  func nearest(_ typed: String, _ meant: String) {
    #expect(Nearest.word(to: typed, among: ["background", "foreground", "kill", "open"]) == meant)
  }

  @Test func nothingNearIsNothing() {
    #expect(Nearest.word(to: "xyz", among: ["background", "kill"]) == nil)
  }
}
