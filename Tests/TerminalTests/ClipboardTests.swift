import Foundation
import Testing

@testable import Terminal

@Suite struct ClipboardTests {
  @Test(arguments: ["", "a", "ab", "abc", "abcd", "你好", "\0\u{1B}\u{7}", "🔔 push #12 → ~?>"])
  func base64IsAsFoundationHasIt(_ text: String) {
    #expect(Clipboard.base64(text) == Data(text.utf8).base64EncodedString())
  }

  @Test func tmuxPassesTheRequestOn() throws {
    let plain = try #require(Clipboard.request("a", insideTmux: false))
    let wrapped = try #require(Clipboard.request("a", insideTmux: true))
    #expect(String(decoding: plain, as: UTF8.self) == "\u{1B}]52;c;YQ==\u{7}")
    #expect(wrapped.starts(with: plain))
    #expect(
      String(decoding: wrapped.dropFirst(plain.count), as: UTF8.self)
        == "\u{1B}Ptmux;\u{1B}\u{1B}]52;c;YQ==\u{7}\u{1B}\\")
  }

  @Test func whatTerminalsIgnoreIsNotSent() {
    #expect(Clipboard.request(String(repeating: "x", count: Clipboard.mostBytes), insideTmux: false) != nil)
    #expect(
      Clipboard.request(String(repeating: "x", count: Clipboard.mostBytes + 1), insideTmux: false) == nil)
  }
}
