import Phone
import Testing

@testable import Getui

@Suite struct IDTests {
  @Test func cidsAreThirtyTwoHexDigitsAndDifferent() {
    var seen: Set<String> = []
    for number in 1...2000 {
      let text = ClientID(Desk.identifiers, number: UInt64(number)).text
      #expect(text.utf8.count == 32)
      #expect(ClientID(text)?.text == text)
      seen.insert(text)
    }
    #expect(seen.count == 2000)
  }

  @Test(arguments: TaskID.Kind.allCases)
  func taskIDsNameKindAndDayOfBeijing(_ kind: TaskID.Kind) throws {
    let id = TaskID(Desk.identifiers, kind: kind, number: 1, at: Desk.noon)
    #expect(id.text.hasPrefix("\(kind.rawValue)_0302_"))
    #expect(id.text.utf8.count == 42)
    #expect(TaskID(id.text) == id)
  }

  @Test(arguments: [
    "", "RASL", "RASX_0302_00000000000000000000000000000000", "RASL_302_00000000000000000000000000000000",
    "RASL_0302_0000000000000000000000000000000", "RASL_0302_0000000000000000000000000000000G",
    "RASL_9999_00000000000000000000000000000000",
  ])
  func otherTextIsNoTaskID(_ text: String) { #expect(TaskID(text) == nil) }

  @Test func aCopysIDsAreJoinedByColons() throws {
    let desk = Desk.online()
    let client = try #require(desk.client.clientID)
    let task = TaskID(Desk.identifiers, kind: .single, number: 3, at: Desk.noon)
    let message = HexID(Desk.identifiers, purpose: 9, number: 1)
    let copy = CopyID(task: task, message: message, client: client)
    #expect(copy.text == "\(task.text):\(message.text):\(client.text)")
    #expect(CopyID(copy.text) == copy)
    #expect(CopyID("a:b") == nil)
    #expect(CopyID("\(task.text):x:\(client.text)") == nil)
  }

  @Test func aTokenIsFoundByItsTextAndOnlyThen() {
    for number in [1, 2, 77] as [UInt64] {
      let text = TokenText.text(number, Desk.identifiers)
      #expect(text.utf8.count == 64)
      #expect(TokenText.number(of: text, Desk.identifiers) == number)
      #expect(TokenText.number(of: String(text.dropLast()) + "x", Desk.identifiers) == nil)
      #expect(TokenText.number(of: text, Identifiers(seed: 8, journal: 1)) == nil)
    }
    #expect(TokenText.number(of: "token", Desk.identifiers) == nil)
  }
}
