import Testing
import Words

@testable import Payload

/// Bytes from outside may be anything: whatever they are, there is an answer with a place inside them.
@Suite struct FuzzTests {
  @Test(arguments: [11, 12, 13] as [UInt64])
  func randomBytesGetAnAnswer(_ seed: UInt64) {
    var random = SeededBytes(seed: seed)
    for _ in 0..<600 {
      let bytes = (0..<random.below(40)).map { _ in UInt8(truncatingIfNeeded: random.below(256)) }
      answer(bytes)
    }
  }

  @Test(arguments: [21, 22, 23] as [UInt64])
  func slipsInPayloadsGetAnAnswer(_ seed: UInt64) {
    let corpus = PayloadCase.filesInFolder.sorted().map(PayloadCase.bytes).filter { $0.count < 1000 }
    var random = SeededBytes(seed: seed)
    for _ in 0..<300 { answer(random.mutated(corpus[random.below(corpus.count)])) }
  }

  @Test(arguments: [31, 32, 33] as [UInt64])
  func piecesOfJSONGetAnAnswer(_ seed: UInt64) {
    var random = SeededBytes(seed: seed)
    for _ in 0..<600 { answer(random.assembled(upTo: 14)) }
  }

  @Test func everyBeginningOfAPayloadGetsAnAnswer() {
    let bytes = PayloadCase.bytes(of: "12-array-and-nested-extras.json")
    for length in bytes.indices { answer(Array(bytes[..<length])) }
  }

  /// The reader writes to memory whose size it computes beforehand; it asserts that it stays within.
  @Test(arguments: [
    "[" + String(repeating: "1,", count: 5000) + "1]", String(repeating: "[", count: 64),
    String(repeating: "[", count: 64) + String(repeating: "1,", count: 900),
    "[" + String(repeating: "[],", count: 2000) + "{}]",
    "{" + String(repeating: "\"\":0,", count: 2000) + "\"\":0}",
    String(repeating: "{\"\":", count: 64) + "0", "0",
  ])
  func denseTextsFitTheTape(_ text: String) { answer(Array(text.utf8)) }

  private func answer(_ bytes: [UInt8]) {
    for finding in Lint.findings(in: bytes) {
      let offset = finding.place?.offset ?? 0
      #expect((0...bytes.count).contains(offset))
      #expect(!finding.observation.text(in: .chinese).hasPrefix("lint."))
      #expect(!finding.fix.text(in: .english).contains("{0}"))
    }
    guard case .payload(let payload) = PayloadFile(bytes) else { return }
    #expect(payload.extras.count <= payload.document.root.count)
    #expect(JSONPrinter.lines(of: payload.document).count > 0)
    _ = payload.parts()
  }
}
