import Language
import Phone
import Testing
import Words

@testable import JPush

@Suite struct GrammarTests {
  private static let grammar = Grammar(JPushGrammar.specs)

  struct Row: CustomTestStringConvertible, Sendable {
    let line: String
    let command: JPushCommand
    /// How it prints back, where that differs.
    var printed: String?
    var testDescription: String { line }
  }

  @Test(arguments: [
    Row(line: "sdk addTags vip,game seq=1", command: .call(.addTags(["vip", "game"]), seq: 1)),
    Row(line: "sdk addTags vip", command: .call(.addTags(["vip"]), seq: nil)),
    Row(line: "sdk addTags vip seq=-3", command: .call(.addTags(["vip"]), seq: -3)),
    Row(line: #"sdk addTags """#, command: .call(.addTags([]), seq: nil)),
    Row(line: "sdk setTags 北京,上海 seq=2", command: .call(.setTags(["北京", "上海"]), seq: 2)),
    Row(line: "sdk deleteTags vip seq=3", command: .call(.deleteTags(["vip"]), seq: 3)),
    Row(line: "sdk cleanTags seq=4", command: .call(.cleanTags, seq: 4)),
    Row(line: "sdk getAllTags", command: .call(.getAllTags, seq: nil)),
    Row(line: "sdk validTag vip seq=6", command: .call(.validTag("vip"), seq: 6)),
    Row(line: "sdk setAlias user_42 seq=7", command: .call(.setAlias("user_42"), seq: 7)),
    Row(line: #"sdk setAlias "new user""#, command: .call(.setAlias("new user"), seq: nil)),
    Row(line: "sdk deleteAlias", command: .call(.deleteAlias, seq: nil)),
    Row(line: "sdk getAlias seq=9", command: .call(.getAlias, seq: 9)),
    Row(line: "sdk setBadge 5", command: .setBadge(5)),
    Row(line: "sdk setBadge -1", command: .setBadge(-1)),
    Row(line: "sdk resetBadge", command: .resetBadge),
    Row(line: "sdk on", command: .setPushEnable(true)),
    Row(line: "sdk off", command: .setPushEnable(false)),
    Row(
      line: "tags add vip,game", command: .call(.addTags(["vip", "game"]), seq: nil),
      printed: "sdk addTags vip,game"),
    Row(line: "tags set vip", command: .call(.setTags(["vip"]), seq: nil), printed: "sdk setTags vip"),
    Row(
      line: "tags remove vip", command: .call(.deleteTags(["vip"]), seq: nil), printed: "sdk deleteTags vip"),
    Row(line: "tags clear", command: .call(.cleanTags, seq: nil), printed: "sdk cleanTags"),
    Row(line: "tags list seq=2", command: .call(.getAllTags, seq: 2), printed: "sdk getAllTags seq=2"),
    Row(line: "tags check vip", command: .call(.validTag("vip"), seq: nil), printed: "sdk validTag vip"),
    Row(line: "alias set a", command: .call(.setAlias("a"), seq: nil), printed: "sdk setAlias a"),
    Row(line: "alias clear", command: .call(.deleteAlias, seq: nil), printed: "sdk deleteAlias"),
    Row(line: "alias get", command: .call(.getAlias, seq: nil), printed: "sdk getAlias"),
    Row(line: "badge set 5", command: .setBadge(5), printed: "sdk setBadge 5"),
    Row(line: "badge reset", command: .resetBadge, printed: "sdk resetBadge"),
    Row(
      line: "sdk setTags:alias:callbackSelector:object: tags=vip,game alias=user_42",
      command: .call(.older(OlderCall(.callback, tags: ["vip", "game"], alias: "user_42")), seq: nil)),
    Row(
      line: "sdk setTags:alias:callbackSelector:object: tags= alias= callback=off",
      command: .call(.older(OlderCall(.callback, tags: [], alias: "", hasCallback: false)), seq: nil)),
    Row(
      line: "sdk setTags:alias:fetchCompletionHandle:", command: .call(.older(OlderCall(.block)), seq: nil)),
    Row(
      line: "sdk setTags:aliasInbackground: alias=a",
      command: .call(.older(OlderCall(.background, alias: "a")), seq: nil)),
    Row(
      line: "sdk setTags:callbackSelector:object: tags=vip",
      command: .call(.older(OlderCall(.tagsOnly, tags: ["vip"])), seq: nil)),
    Row(
      line: "sdk setAlias:callbackSelector:object: alias=a",
      command: .call(.older(OlderCall(.aliasOnly, alias: "a")), seq: nil)),
    Row(
      line: "sdk setTags:alias:callbackSelector:target: tags=vip",
      command: .call(.older(OlderCall(.target, tags: ["vip"])), seq: nil)),
    Row(line: "sdk filterValidTags vip,a-b", command: .filterValidTags(["vip", "a-b"])),
    Row(line: "sdk setMobileNumber +86-138", command: .call(.setMobileNumber("+86-138"), seq: nil)),
    Row(line: "sdk setMobileNumber", command: .call(.setMobileNumber(nil), seq: nil)),
    Row(line: #"sdk setMobileNumber """#, command: .call(.setMobileNumber(""), seq: nil)),
    Row(line: "sdk registrationID", command: .registrationID),
    Row(line: "sdk registrationIDCompletionHandler", command: .registrationIDCompletionHandler),
    Row(line: "sdk startLogPageView home", command: .note(.startLogPageView("home"))),
    Row(line: "sdk stopLogPageView home", command: .note(.stopLogPageView("home"))),
    Row(
      line: "sdk beginLogPageView:duration: home 10", command: .note(.beginLogPageView("home", seconds: 10))),
    Row(
      line: "sdk setLatitude:longitude: 100.0 -20.5",
      command: .note(.setLocation(latitude: 100, longitude: -20.5))),
    Row(line: "sdk crashLogON", command: .note(.crashLogOn)),
    Row(line: "sdk setDebugMode", command: .note(.setDebugMode)),
    Row(line: "sdk setLogOFF", command: .note(.setLogOff)),
    Row(line: "sdk setHeartBeatTimeInterval 60", command: .note(.setHeartBeat(seconds: 60))),
    Row(
      line: "sdk addNotification Hi launchImageName=L relevanceScore=0.5 timeInterval=5s",
      command: .system(
        .add(
          {
            var content = LocalContent(body: "Hi")
            content.sound = "default"
            content.launchImage = "L"
            content.relevance = 0.5
            var request = NotificationRequest(content)
            request.interval = 5_000_000
            return request
          }()))),
    Row(line: "message sync", command: .message(JPushMessage(content: "sync"))),
    Row(line: #"message """#, command: .message(JPushMessage(content: ""))),
    Row(
      line: #"message "Hello, you" title=Hi content-type=text ttl=60 extras.a=1 extras.b="x y""#,
      command: .message(
        JPushMessage(
          content: "Hello, you", title: "Hi", contentType: "text",
          extras: [Pair("a", "1"), Pair("b", "x y")], timeToLive: 60))),
  ])
  func aLineIsACommandAndBack(row: Row) throws {
    #expect(try Self.grammar.parse(row.line) == row.command)
    #expect(Self.grammar.print(row.command) == row.printed ?? row.line)
  }

  @Test(arguments: [
    ("sdk", 4), ("sdk addTag vip", 5), ("sdk addTags", 12), ("sdk addTags vip seq=x", 17),
    ("sdk setBadge", 13), ("sdk setBadge five", 14), ("sdk on now", 8), ("tags", 5),
    ("sdk setLatitude:longitude: 1 x", 30), ("sdk setLatitude:longitude: nan 1", 28),
    ("sdk setLatitude:longitude: 1 inf", 30), ("message", 8), ("message a b", 11),
    ("message a ttl=1 ttl=2", 17),
  ])
  func anErrorHasItsColumn(line: String, column: Int) {
    #expect(throws: LanguageError.self) { try Self.grammar.parse(line) }
    do { _ = try Self.grammar.parse(line) } catch { #expect(error.column == column) }
  }

  @Test func aNameThatIsNearlyRightIsSuggested() {
    do { _ = try Self.grammar.parse("sdk addTag vip") } catch {
      #expect(error.suggestion == "sdk addTags")
    }
  }

  @Test func whateverIsInItACommandPrintsAndParsesBack() throws {
    var source = RandomCommands(seed: 42)
    for _ in 0..<5000 {
      let command = source.next()
      let line = try #require(Self.grammar.print(command))
      #expect(!line.unicodeScalars.contains("\n"))
      #expect(try Self.grammar.parse(line) == command, "\(line)")
    }
  }

  @Test func everyCommandHasHelpInBothLanguages() {
    for spec in JPushGrammar.specs {
      #expect(Lexicon.entry(spec.help) != nil, "\(spec.usage)")
    }
  }
}
