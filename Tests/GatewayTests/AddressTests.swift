import Payload
import Testing

@testable import Gateway

@Suite struct AddressTests {
  @Test(arguments: [
    ("10.0.0.0/8", "10.255.1.2", true), ("10.0.0.0/8", "11.0.0.1", false), ("10.1.2.3", "10.1.2.3", true),
    ("10.1.2.3", "10.1.2.4", false), ("0.0.0.0/0", "203.0.113.9", true),
    ("192.168.4.0/22", "192.168.7.255", true),
    ("192.168.4.0/22", "192.168.8.0", false), ("fd00::/8", "fdff::1", true), ("fd00::/8", "fe80::1", false),
    ("::/0", "2001:db8::1", true), ("0.0.0.0/0", "::1", false), ("127.0.0.0/8", "127.8.9.10", true),
  ])
  func aRangeHoldsWhatSharesItsFirstBits(_ range: String, _ address: String, _ isIn: Bool) throws {
    let bytes = try #require(AddressRange.bytes(address))
    #expect(try #require(AddressRange(range)).holds(bytes) == isIn)
  }

  @Test(arguments: [
    "", "x", "10.0.0", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/", "::/129", "10.0.0.0/8/8", "localhost",
  ])
  func whatIsNoRangeIsNone(_ text: String) { #expect(AddressRange(text) == nil) }

  private static let here: [UInt8] = [127, 0, 0, 1]
  private static let there: [UInt8] = [10, 1, 2, 3]

  private static func gate(allowing ranges: [String] = []) -> AddressGate {
    var configuration = GatewayConfiguration()
    configuration.allowed = ranges.compactMap(AddressRange.init)
    if !ranges.isEmpty { configuration.address = "10.1.2.1" }
    return AddressGate(configuration)
  }

  @Test func onlyLoopbackComesInByItself() {
    let gate = Self.gate()
    #expect(gate.admits(Self.here) && !gate.admits(Self.there) && !gate.admits([]))
    #expect(gate.secret == nil)
  }

  @Test func aRangeLetsOthersInAndMakesASecret() throws {
    let gate = Self.gate(allowing: ["10.0.0.0/8"])
    #expect(gate.admits(Self.there) && gate.admits(Self.here))
    let secret = try #require(gate.secret)
    #expect(secret.count == 32 && secret != Self.gate(allowing: ["10.0.0.0/8"]).secret)
    #expect(Self.status(gate, from: Self.there, [("authorization", "Bearer \(secret)")]) == nil)
    #expect(Self.status(gate, from: Self.there, [("authorization", "Bearer x")]) == 401)
    #expect(Self.status(gate, from: Self.there, []) == 401)
    #expect(Self.status(gate, from: Self.here, [("host", "localhost")]) == nil, "this machine needs none")
  }

  @Test(arguments: [
    ("localhost", nil), ("localhost:2180", nil), ("127.0.0.1:2180", nil), ("[::1]:2180", nil), ("", nil),
    ("example.com", 403), ("localhost.example.com", 403), ("127.0.0.1.example.com", 403),
  ])
  func aHostThatIsNotThisMachineIsAWebPages(_ host: String, _ status: Int?) {
    #expect(Self.status(Self.gate(), from: Self.here, [("host", host)]) == status)
  }

  @Test(arguments: ["https://example.com", "null", "http://localhost"]) func aWebPageIsTurnedAway(
    _ origin: String
  ) {
    #expect(Self.status(Self.gate(), from: Self.here, [("host", "localhost"), ("origin", origin)]) == 403)
  }

  private static func status(_ gate: AddressGate, from peer: [UInt8], _ fields: [(String, String)]) -> Int? {
    let request = HTTPRequest(
      method: "GET", target: "/belfry/v1/state", fields: fields.map { HTTPField($0.0, $0.1) }, body: [])
    return gate.refusal(of: request, from: peer)?.status
  }
}
