import Phone
import Testing

@testable import JPush

@Suite struct RegistrationIDTests {
  @Test func itHasNineteenHexDigitsAndAOneInThirdPlace() {
    var seen: Set<String> = []
    for number in 1...2000 {
      let text = RegistrationID(Desk.identifiers, number: UInt64(number)).text
      #expect(text.utf8.count == 19)
      #expect(text.allSatisfy { "0123456789abcdef".contains($0) })
      #expect(Array(text)[0] == "1" && Array(text)[2] == "1")
      #expect(RegistrationID(text)?.text == text)
      seen.insert(text)
    }
    #expect(seen.count == 2000)
  }

  @Test func itIsAFunctionOfSeedAndJournal() {
    let number: UInt64 = 3
    let one = RegistrationID(Identifiers(seed: 1, journal: 2), number: number)
    #expect(one == RegistrationID(Identifiers(seed: 1, journal: 2), number: number))
    #expect(one != RegistrationID(Identifiers(seed: 1, journal: 3), number: number))
    #expect(one != RegistrationID(Identifiers(seed: 2, journal: 2), number: number))
  }

  @Test(arguments: [
    "171976fa8a8620a14a4", "161a3797c80884623dc", "191e35f7e0f716fa77e", "0010000000000000000",
  ])
  func publicSamplesRead(text: String) { #expect(RegistrationID(text)?.text == text) }

  @Test(arguments: [
    "", "090c1f59f89", "171976fa8a8620a14a", "171976fa8a8620a14a44", "171976FA8A8620A14A4",
    "+71976fa8a8620a14a4",
    "17-976fa8a8620a14a4", "171+76fa8a8620a14a4", "汉字汉字汉字1",
  ])
  func otherTextDoesNot(text: String) { #expect(RegistrationID(text) == nil) }
}
