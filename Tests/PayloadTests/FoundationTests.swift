import Foundation
import Testing

@testable import Payload

/// Holds the reader against `JSONSerialization`: what one takes the other takes, and both see the same values.
///
/// The known differences: Foundation takes a trailing comma, a byte order mark, UTF-16 and 512 levels, refuses
/// numbers beyond the range of `Double`, drops a U+FEFF before a string's text and rounds long numbers twice.
@Suite struct FoundationTests {
  private static let corpus: [[UInt8]] =
    PayloadCase.filesInFolder.sorted().map(PayloadCase.bytes).filter { $0.count < 1000 }
    + [
      "{}", "[]", "\"\"", "0", "-0", "-0.0", "1.10", "1E2", "1e-2", "9223372036854775807",
      "9223372036854775808",
      "-9223372036854775808", "[1,[2,[3,[]]],{}]", "{\"\":{\"\\u0000\":null}}",
      "\"\\ud83d\\ude00\\/\\b\\f\\n\\r\\t\"",
      " [ true , false , null ] ", "{\"a\":1,\"\\u0061\":2}", "\"\u{7F}\u{2028}\u{FEFF}\"",
      "[0.1e+05,-1.5E-3]",
    ].map { Array($0.utf8) }

  @Test func agreesOnTheCorpus() { for bytes in Self.corpus { compare(bytes) } }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func agreesOnCorpusWithSlips(_ seed: UInt64) {
    var random = SeededBytes(seed: seed)
    for _ in 0..<800 { compare(random.mutated(Self.corpus[random.below(Self.corpus.count)])) }
  }

  @Test(arguments: [5, 6, 7, 8] as [UInt64])
  func agreesOnPiecesOfJSON(_ seed: UInt64) {
    var random = SeededBytes(seed: seed)
    for _ in 0..<800 { compare(random.assembled(upTo: 12)) }
  }

  private func compare(_ bytes: [UInt8]) {
    let theirs = try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
    let text = String(decoding: bytes, as: UTF8.self)
    do {
      let ours = try JSONDocument(bytes)
      if let theirs {
        #expect(same(ours.root, theirs), "read otherwise: \(text)")
      } else {
        #expect(holdsHugeNumber(ours), "Foundation refuses: \(text)")
      }
    } catch {
      let known: Set<JSONProblem> = [.trailingComma, .byteOrderMark, .utf16, .tooDeep]
      #expect(theirs == nil || known.contains(error.problem), "Foundation takes (\(error.problem)): \(text)")
    }
  }

  private func holdsHugeNumber(_ document: JSONDocument) -> Bool {
    document.storage.nodes.indices.contains { index in
      let value = JSONValue(storage: document.storage, index: index)
      return value.kind == .number && value.double == nil
    }
  }

  private func same(_ ours: JSONValue, _ theirs: Any) -> Bool {
    switch ours.kind {
    case .null: return theirs is NSNull
    case .boolean: return (theirs as? NSNumber)?.boolValue == ours.bool
    case .string: return visible(theirs as? String) == visible(ours.string)
    case .number: return isClose((theirs as? NSNumber)?.doubleValue, ours.double)
    case .array:
      guard let items = theirs as? [Any], items.count == ours.count else { return false }
      return zip(ours.items, items).allSatisfy { same($0, $1) }
    case .object:
      guard let members = theirs as? [String: Any] else { return false }
      // Swift counts keys as equal that are canonically equivalent, so only the values of their keys are compared.
      return members.allSatisfy { key, value in ours[key].map { same($0, value) } ?? false }
    }
  }

  /// Foundation drops a U+FEFF at the beginning of a string.
  private func visible(_ text: String?) -> [Unicode.Scalar]? {
    text?.unicodeScalars.filter { $0 != "\u{FEFF}" }
  }

  /// Foundation reads long numbers as decimals and rounds them once more.
  private func isClose(_ one: Double?, _ other: Double?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return abs(one - other) <= abs(other) * 1e-14
  }
}
