import Testing
import Words

@testable import Payload

/// A text that is refused, and what is said about it.
struct Refusal: CustomTestStringConvertible, Sendable {
  var text: String
  var problem: JSONProblem
  var line: Int
  var column: Int
  var found: String?

  init(_ text: String, _ problem: JSONProblem, _ line: Int, _ column: Int, _ found: String? = nil) {
    (self.text, self.problem, self.line, self.column, self.found) = (text, problem, line, column, found)
  }

  var testDescription: String { "\(problem.rawValue): \(text.prefix(40))" }
}

@Suite struct JSONErrorTests {
  static let wholeTexts: [Refusal] = [
    Refusal("", .empty, 1, 1),
    Refusal(" \n ", .empty, 1, 1),
    Refusal("\u{FEFF}{}", .byteOrderMark, 1, 1),
    Refusal("{\0}\0", .utf16, 1, 1),
    Refusal("payload={\"aps\":{}}", .assignment, 1, 1, "payload"),
    Refusal("let json = {}", .assignment, 1, 1, "let"),
    Refusal("eyJhcHMiOnt9fQ==", .base64, 1, 1),
    Refusal("%7B%22aps%22%3A%7B%7D%7D", .urlEncoded, 1, 1),
    Refusal("payload=%7B%22aps%22%7D", .urlEncoded, 1, 1, "payload"),
    Refusal("{\\\"aps\\\":{}}", .escapedJSON, 1, 1),
    Refusal("{\"a\":{\\\"b\\\":1}}", .escapedJSON, 1, 7, "\\\""),
    Refusal("'{\"aps\":{}}'", .shellQuotes, 1, 1),
    Refusal("curl -d '{}' https://x", .command, 1, 1, "curl"),
    Refusal("POST /3/device/ab HTTP/2", .httpMessage, 1, 1, "POST"),
    Refusal("<html></html>", .markup, 1, 1),
    Refusal("<?xml version=\"1.0\"?>", .propertyList, 1, 1),
    Refusal("bplist00", .propertyList, 1, 1),
    Refusal("{\n    aps =     {\n", .printedDictionary, 2, 5, "aps"),
    Refusal("{\"a\": {{badge}} }", .template, 1, 7, "{{"),
    Refusal("{\"a\": ${badge} }", .template, 1, 7, "${"),
    Refusal("{\"a\":1", .truncated, 1, 7),
    Refusal("{\"a\"", .truncated, 1, 5),
    Refusal("{\"a\":", .truncated, 1, 6),
    Refusal("{", .truncated, 1, 2),
    Refusal("[1,", .truncated, 1, 4),
    Refusal("{\"a\":tru", .truncated, 1, 9),
    Refusal("{\"a\":-", .truncated, 1, 7),
    Refusal("{} x", .textAfterEnd, 1, 4, "x"),
    Refusal("{}\n{}", .secondValue, 2, 1),
    Refusal("{}\0", .textAfterEnd, 1, 3, "0x00"),
    Refusal("{\"a\":{}}}", .extraBracket, 1, 9, "}"),
  ]

  static let places: [Refusal] = [
    Refusal("{\"a\":1,}", .trailingComma, 1, 7),
    Refusal("{\"a\":1 , \n }", .trailingComma, 1, 8),
    Refusal("[1,]", .trailingComma, 1, 3),
    Refusal("[1,,2]", .extraComma, 1, 4),
    Refusal("{,\"a\":1}", .extraComma, 1, 2),
    Refusal("[,1]", .extraComma, 1, 2),
    Refusal("{\"a\":1\n \"b\":2}", .missingComma, 1, 7),
    Refusal("[1 2]", .missingComma, 1, 3),
    Refusal("{\"a\":{}{\"b\":1}}", .missingComma, 1, 8),
    Refusal("{\"a\" 1}", .missingColon, 1, 5),
    Refusal("{\"a\"}", .missingColon, 1, 5),
    Refusal("{\"a\":}", .missingValue, 1, 6),
    Refusal("{\"a\":,\"b\":1}", .missingValue, 1, 6),
    Refusal("{\"a\":1;\"b\":2}", .semicolon, 1, 7),
    Refusal("{\"a\":1};", .semicolon, 1, 8),
    Refusal("{\"a\"=1}", .equalsSign, 1, 5, "="),
    Refusal("{\"a\" => 1}", .equalsSign, 1, 6, "=>"),
    Refusal("[\"a\":1]", .colonInArray, 1, 5),
    Refusal("{\"a\":[1}", .wrongBracket, 1, 8, "}"),
    Refusal("[1}", .wrongBracket, 1, 3, "}"),
    Refusal("[}", .wrongBracket, 1, 2, "}"),
    Refusal("{]", .wrongBracket, 1, 2, "]"),
    Refusal("{\"a\":1, // c\n\"b\":2}", .lineComment, 1, 9),
    Refusal("{\"a\":1 /* c */}", .blockComment, 1, 8),
    Refusal("# c\n{}", .hashComment, 1, 1),
    Refusal("{\"推送\"：1}", .fullWidth, 1, 6, "："),
    Refusal("{\"a\":1，\"b\":2}", .fullWidth, 1, 7, "，"),
    Refusal("{\u{A0}\"a\":1}", .invisibleCharacter, 1, 2, "U+A0"),
    Refusal("{\"a\":\u{200B}1}", .invisibleCharacter, 1, 6, "U+200B"),
    Refusal("{\"a\":1:2}", .unexpectedCharacter, 1, 7, ":"),
    Refusal("{\"a\":@}", .unexpectedCharacter, 1, 6, "@"),
    Refusal("{\"a\":\u{1}}", .unexpectedCharacter, 1, 6, "0x01"),
  ]

  static let tokens: [Refusal] = [
    Refusal("{aps:{}}", .unquotedKey, 1, 2, "aps"),
    Refusal("{1:2}", .keyNotString, 1, 2, "1"),
    Refusal("{\"a\":hello}", .unquotedText, 1, 6, "hello"),
    Refusal("{\"a\":True}", .pythonWord, 1, 6, "True"),
    Refusal("{\"a\":None}", .pythonWord, 1, 6, "None"),
    Refusal("{\"a\":TRUE}", .wordCase, 1, 6, "TRUE"),
    Refusal("{\"a\":Null}", .wordCase, 1, 6, "Null"),
    Refusal("{\"a\":undefined}", .noSuchWord, 1, 6, "undefined"),
    Refusal("{\"a\":nil}", .noSuchWord, 1, 6, "nil"),
    Refusal("{\"a\":YES}", .noSuchWord, 1, 6, "YES"),
    Refusal("{\"a\":truest}", .unquotedText, 1, 6, "truest"),
    Refusal("{\"a\":NaN}", .notANumber, 1, 6, "NaN"),
    Refusal("{\"a\":-Infinity}", .notANumber, 1, 7, "Infinity"),
    Refusal("{\"a\":01}", .leadingZero, 1, 6, "01"),
    Refusal("{\"a\":-01}", .leadingZero, 1, 6, "-01"),
    Refusal("{\"a\":+1}", .plusSign, 1, 6, "+1"),
    Refusal("{\"a\":.5}", .barePoint, 1, 6, ".5"),
    Refusal("{\"a\":5.}", .barePoint, 1, 6, "5."),
    Refusal("{\"a\":0x1F}", .hexNumber, 1, 6, "0x1F"),
    Refusal("{\"a\":1.2.3}", .brokenNumber, 1, 6, "1.2.3"),
    Refusal("{\"a\":12px}", .brokenNumber, 1, 6, "12px"),
    Refusal("{\"a\":1e}", .brokenNumber, 1, 6, "1e"),
    Refusal("{'a':1}", .singleQuotes, 1, 2),
    Refusal("{\"a\":'b'}", .singleQuotes, 1, 6),
    Refusal("{“a”:1}", .smartQuotes, 1, 2, "“"),
    Refusal("{\"a\":\"b”}", .smartQuotes, 1, 8, "”"),
    Refusal("{\"a\":\"b”,\n\"c\":1}", .smartQuotes, 1, 8, "”"),
    Refusal("{`a`:1}", .backticks, 1, 2),
    Refusal("{\"a\":\"say \"hi\" now\"}", .innerQuote, 1, 11),
    Refusal("{\"a\":\"b}", .openString, 1, 6),
    Refusal("{\"a\":\"b\\", .openString, 1, 6),
    Refusal("{\"a\":\"b\nc\"}", .lineBreakInString, 1, 8),
    Refusal("{\"a\":\"b\tc\"}", .controlCharacter, 1, 8, "0x09"),
    Refusal("{\"a\":\"\\x41\"}", .badEscape, 1, 7, "\\x"),
    Refusal("{\"a\":\"\\u12g4\"}", .badUnicodeEscape, 1, 7, "\\u12g4"),
    Refusal("{\"a\":\"\\ud83d\"}", .loneSurrogate, 1, 7, "\\ud83d"),
    Refusal("{\"a\":\"\\ude00\"}", .loneSurrogate, 1, 7, "\\ude00"),
    Refusal("{\"a\":\"\\ud83d\\u0041\"}", .loneSurrogate, 1, 7, "\\ud83d"),
    Refusal("{\"🇨🇳👩‍❤️‍👨é\":nil}", .noSuchWord, 1, 8, "nil"),
    Refusal("{\r\n\"a\":1,\r\n}", .trailingComma, 2, 6),
    Refusal("{\r\"a\":nil}", .noSuchWord, 2, 5),
  ]

  @Test(arguments: wholeTexts + places + tokens)
  func saysWhatIsWrongAndWhere(_ refusal: Refusal) {
    let error = refused(Array(refusal.text.utf8))
    #expect(error?.problem == refusal.problem)
    #expect(error?.place.line == refusal.line)
    #expect(error?.place.column == refusal.column)
    if let found = refusal.found { #expect(error?.found == found) }
  }

  @Test(
    arguments: [
      ([0x7B, 0x22, 0xFF, 0x22], 2), ([0x22, 0xC0, 0x80, 0x22], 1), ([0x22, 0xED, 0xA0, 0x80, 0x22], 1),
      ([0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], 1), ([0x22, 0xE4, 0xBD], 1), ([0x7B, 0xBF, 0x7D], 1),
      ([0x22, 0xE0, 0x80, 0x80, 0x22], 1), ([0x22, 0xF0, 0x80, 0x80, 0x80, 0x22], 1),
      ([0x22, 0x80, 0x22], 1),
    ] as [([UInt8], Int)])
  func refusesBytesThatAreNoUTF8(_ bytes: [UInt8], _ offset: Int) {
    let error = refused(bytes)
    #expect(error?.problem == .notUTF8)
    #expect(error?.place.offset == offset)
  }

  @Test func refusesTheMarksOfUTF16() {
    #expect(refused([0xFE, 0xFF, 0, 0x7B])?.problem == .utf16)
    #expect(refused([0xFF, 0xFE, 0x7B, 0])?.problem == .utf16)
    #expect(refused([0, 0x7B, 0, 0x7D])?.problem == .utf16)
  }

  @Test func readsSixtyFourLevelsAndNoMore() {
    let fits = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(refused(Array(fits.utf8)) == nil)
    let error = refused(Array(String(repeating: "[", count: 65).utf8))
    #expect(error?.problem == .tooDeep)
    #expect(error?.place.column == 65)
  }

  @Test func refusesMoreThanSixteenMegabytes() {
    let bytes = [UInt8](repeating: 0x20, count: JSONDocument.sizeLimit + 1)
    #expect(refused(bytes)?.problem == .tooLarge)
  }

  @Test func everyProblemIsInTheTables() {
    let tried = Set((Self.wholeTexts + Self.places + Self.tokens).map(\.problem))
    let elsewhere: Set<JSONProblem> = [.notUTF8, .tooDeep, .tooLarge]
    #expect(Set(JSONProblem.allCases).subtracting(tried) == elsewhere)
  }

  @Test(arguments: JSONProblem.allCases)
  func everyProblemHasItsWords(_ problem: JSONProblem) {
    #expect(Lexicon.entry(problem.reason) != nil)
    #expect(Lexicon.entry(problem.hint) != nil)
  }
}

/// The error that reading `bytes` gives.
func refused(_ bytes: [UInt8]) -> JSONError? {
  do {
    _ = try JSONDocument(bytes)
    return nil
  } catch {
    return error
  }
}
