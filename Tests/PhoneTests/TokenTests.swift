import Testing

@testable import Phone

/// Tokens are a function of seed, phone and installation, and every one that ever was is known again.
@Suite struct TokenTests {
  private static let identifiers = Identifiers(seed: 11, journal: 12)
  private static let now = Instant(microseconds: 1_700_000_000_000_000)
  private static let setup = AppSetup()

  @Test func aNumberIsReadBackFromItsToken() {
    for number in [UInt64(0), 1, 0xFFFF_FFFF, 1 << 63, .max, 0x0000_0001_0000_0001] {
      let token = Self.identifiers.token(number)
      #expect(Self.identifiers.tokenNumber(token) == number)
      #expect(Self.identifiers.tokenNumber(token.uppercased()) == number)
      #expect(Identifiers(seed: 11, journal: 13).tokenNumber(token) == nil)
    }
  }

  @Test(arguments: [0, 15, 16, 31, 63]) func oneOtherDigitMakesItNobodys(_ place: Int) {
    var digits = Array(Self.identifiers.token(5))
    digits[place] = digits[place] == "0" ? "1" : "0"
    #expect(Self.identifiers.tokenNumber(String(digits)) == nil)
    #expect(Self.identifiers.tokenNumber("+" + String(digits.dropFirst())) == nil)
  }

  @Test func everyKindHasATokenOfItsOwn() {
    let tokens = PhoneTokens(PhoneNumber(7), Self.identifiers)
    var seen: Set<String> = []
    for kind in TokenKind.plain {
      guard let text = tokens.text(of: kind) else {
        Issue.record("none for \(kind.name)")
        continue
      }
      #expect(text.count == 64 && seen.insert(text).inserted)
      #expect(PhoneTokens.owner(of: text, Self.identifiers) == PhoneNumber(7))
      let home = TokenHome(kind, of: "com.example.demo", in: .development)
      #expect(tokens.standing(of: text, Self.setup, at: Self.now) == .live(home))
    }
    #expect(tokens.standing(of: Self.identifiers.token(3), Self.setup, at: Self.now) == .unknown)
    #expect(PhoneTokens.owner(of: Self.identifiers.token(3), Self.identifiers) == nil, "phone 0 is none")
  }

  @Test func aNewInstallationHasOtherTokens() throws {
    var tokens = PhoneTokens(PhoneNumber(1), Self.identifiers)
    let old = try #require(tokens.text(of: .device))
    let end = Self.now.after(milliseconds: 1000)
    tokens.retire(at: end)
    #expect(tokens.text(of: .device) == nil && tokens.all.isEmpty)
    guard case .live = tokens.standing(of: old, Self.setup, at: Self.now) else {
      Issue.record("void before its time")
      return
    }
    tokens.renew()
    let new = try #require(tokens.text(of: .device))
    #expect(new != old)
    #expect(tokens.standing(of: old, Self.setup, at: end) == .unregistered(since: end))
    #expect(PhoneTokens.owner(of: new, Self.identifiers) == PhoneNumber(1))
  }

  @Test func anActivityHasATokenUntilItEnds() {
    var tokens = PhoneTokens(PhoneNumber(1), Self.identifiers)
    let first = tokens.begin(activity: "order") ?? ""
    let second = tokens.begin(activity: "match") ?? ""
    #expect(first != second && tokens.text(of: .activity("order")) == first)
    tokens.end(activity: "order", at: Self.now)
    #expect(tokens.text(of: .activity("order")) == nil && tokens.text(of: .activity("match")) == second)
    #expect(tokens.standing(of: first, Self.setup, at: Self.now) == .expired(since: Self.now))
    let again = tokens.begin(activity: "order") ?? ""
    #expect(again != first)
  }

  @Test func whatIsRememberedIsBounded() {
    var tokens = PhoneTokens(PhoneNumber(1), Self.identifiers)
    let first = tokens.text(of: .device) ?? ""
    for _ in 0...PhoneTokens.memory {
      tokens.retire(at: Self.now)
      tokens.renew()
    }
    #expect(tokens.standing(of: first, Self.setup, at: Self.now) == .unknown)
    for number in 0..<200 { _ = tokens.begin(activity: "a\(number)") }
    #expect(tokens.all.count == TokenKind.plain.count + PhoneTokens.memory)
  }
}
