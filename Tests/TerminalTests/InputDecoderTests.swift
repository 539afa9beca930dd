import Testing

@testable import Terminal

@Suite struct InputDecoderTests {
  private static func events(_ pieces: [String], force: Bool = true) throws -> [InputEvent] {
    try events(bytes: pieces.map { Array($0.utf8) }, force: force)
  }

  private static func events(bytes pieces: [[UInt8]], force: Bool = true) throws -> [InputEvent] {
    let decoder = try #require(InputDecoder())
    var events: [InputEvent] = []
    for piece in pieces { decoder.feed(piece, into: &events) }
    if force { decoder.force(into: &events) }
    return events
  }

  @Test(arguments: [
    // text
    ("a", InputEvent.text("a")), (" ", .text(" ")), ("Z", .text("Z")), ("你", .text("你")), ("🔔", .text("🔔")),
    // keys of xterm, tmux, rxvt and the Linux console
    ("\r", .key(.enter, [])), ("\t", .key(.tab, [])), ("\u{1B}[Z", .key(.tab, .shift)),
    ("\u{7F}", .key(.backspace, [])), ("\u{8}", .key(.backspace, [])), ("\u{1B}", .key(.escape, [])),
    ("\u{1B}[A", .key(.up, [])), ("\u{1B}OB", .key(.down, [])), ("\u{1B}[C", .key(.right, [])),
    ("\u{1B}OD", .key(.left, [])), ("\u{1B}[1;5A", .key(.up, .control)), ("\u{1B}[1;2D", .key(.left, .shift)),
    ("\u{1B}[1;7C", .key(.right, [.alt, .control])), ("\u{1B}[H", .key(.home, [])),
    ("\u{1B}OH", .key(.home, [])),
    ("\u{1B}[1~", .key(.home, [])), ("\u{1B}[7~", .key(.home, [])), ("\u{1B}[F", .key(.end, [])),
    ("\u{1B}[4~", .key(.end, [])), ("\u{1B}[8~", .key(.end, [])), ("\u{1B}[2~", .key(.insert, [])),
    ("\u{1B}[3~", .key(.delete, [])), ("\u{1B}[3;5~", .key(.delete, .control)),
    ("\u{1B}[5~", .key(.pageUp, [])),
    ("\u{1B}[6~", .key(.pageDown, [])), ("\u{1B}OM", .key(.enter, [])), ("\u{1B}Ok", .text("+")),
    ("\u{1B}OP", .key(.function(1), [])), ("\u{1B}[11~", .key(.function(1), [])),
    ("\u{1B}[[A", .key(.function(1), [])),
    ("\u{1B}[[E", .key(.function(5), [])), ("\u{1B}[1;2P", .key(.function(1), .shift)),
    ("\u{1B}[15~", .key(.function(5), [])), ("\u{1B}[24~", .key(.function(12), [])),
    ("\u{1B}[24;5~", .key(.function(12), .control)),
    // characters with Control and Alt
    ("\u{1}", .key(.character("a"), .control)), ("\u{1A}", .key(.character("z"), .control)),
    ("\u{C}", .key(.character("l"), .control)), ("\0", .key(.character(" "), .control)),
    ("\u{1B}x", .key(.character("x"), .alt)), ("\u{1B}X", .key(.character("X"), .alt)),
    ("\u{1B}\r", .key(.enter, .alt)), ("\u{1B}\u{1B}", .key(.escape, .alt)),
    ("\u{1B}[97;5u", .key(.character("a"), .control)), ("\u{1B}[13;2u", .key(.enter, .shift)),
    ("\u{1B}[27;5;9~", .key(.tab, .control)),
    // mouse, counted from 0
    ("\u{1B}[<0;5;3M", .mouse(.left, x: 4, y: 2, .press)),
    ("\u{1B}[<0;5;3m", .mouse(.left, x: 4, y: 2, .release)),
    ("\u{1B}[<1;1;1M", .mouse(.middle, x: 0, y: 0, .press)),
    ("\u{1B}[<2;1;1M", .mouse(.right, x: 0, y: 0, .press)),
    ("\u{1B}[<32;6;3M", .mouse(.left, x: 5, y: 2, .drag)), ("\u{1B}[<64;9;8M", .wheel(.up, x: 8, y: 7)),
    ("\u{1B}[<65;9;8M", .wheel(.down, x: 8, y: 7)),
    ("\u{1B}[<4;300;200M", .mouse(.left, x: 299, y: 199, .press)),
    ("\u{1B}[M !!", .mouse(.left, x: 0, y: 0, .press)),
    // reports and pastes
    ("\u{1B}[I", .focus(true)), ("\u{1B}[O", .focus(false)),
    ("\u{1B}[200~two\nlines \u{1B}[A~\u{1B}[201~", .paste("two\nlines \u{1B}[A~")),
    ("\u{1B}[200~\u{1B}[201~", .paste("")),
  ])
  func aSequenceIsOneEvent(_ text: String, _ event: InputEvent) throws {
    #expect(try Self.events([text]) == [event])
    let split = text.utf8.map { [$0] }
    #expect(try Self.events(bytes: split) == [event], "byte by byte")
  }

  @Test(arguments: [
    "\u{1B}[?62;1c", "\u{1B}P1$r0m\u{1B}\\", "\u{1B}[<66;1;1M", "\u{1B}[<35;1;1M", "\u{1B}[201~", "\u{1B}[5n",
    "\u{1B}[99999999999999999999;1~", "\u{1B}[1 R", "\u{1B}]11;rgb:1/2/3\u{7}", "\u{1B}[<1M", "\u{1B}[1\u{1}",
    "\u{1B}_Gi=1;OK\u{1B}\\", "\u{1B}[~", "\u{1B}[;;;;;;;;A",
  ])
  func whatIsNoEventIsSilent(_ text: String) throws {
    #expect(try Self.events([text, "x"]) == [.text("x")])
  }

  @Test func severalEventsKeepTheirOrder() throws {
    let text = "j\u{1B}[Bk\u{1B}[200~p\u{1B}[201~\u{1B}[Iq"
    let expected: [InputEvent] = [
      .text("j"), .key(.down, []), .text("k"), .paste("p"), .focus(true), .text("q"),
    ]
    #expect(try Self.events([text]) == expected)
    for cut in 1..<text.utf8.count {
      let bytes = Array(text.utf8)
      #expect(try Self.events(bytes: [Array(bytes[..<cut]), Array(bytes[cut...])]) == expected)
    }
  }

  @Test func escapeWaitsOnlyUntilItIsForced() throws {
    let decoder = try #require(InputDecoder())
    var events: [InputEvent] = []
    decoder.feed([0x1B], into: &events)
    #expect(events.isEmpty)
    #expect(try #require(decoder.patience) <= 25)
    decoder.force(into: &events)
    #expect(events == [.key(.escape, [])])
    #expect(decoder.patience == nil)
    decoder.feed(Array("[A".utf8), into: &events)
    #expect(events == [.key(.escape, []), .text("["), .text("A")])
  }

  @Test func aPasteWithoutAnEndIsNotLost() throws {
    #expect(try Self.events(["\u{1B}[200~half"]) == [.paste("half")])
  }

  @Test(arguments: [0, 1, 4, 9, 10, 11])
  func aPasteIsBounded(most: Int) {
    var paste = PasteCollector(most: most)
    let ends = "0123456789\u{1B}[201~".utf8.filter { paste.take($0) }.count
    #expect(ends == 1)
    #expect(paste.text == "0123456789".prefix(most))
  }

  @Test func bytesThatAreNoTextShowAsReplacement() throws {
    #expect(try Self.events(bytes: [[0xFF, 0x78]]) == [.text("\u{FFFD}"), .text("x")])
    #expect(
      try Self.events(bytes: [Array("\u{1B}[200~".utf8) + [0xFF] + Array("\u{1B}[201~".utf8)]) == [
        .paste("\u{FFFD}")
      ])
  }

  @Test(arguments: [
    ("\u{1B}[1;2R\u{1B}[1;2R", WidthPolicy(ambiguousIsWide: false, vs16IsWide: false)),
    ("\u{1B}[1;3R\u{1B}[1;2R", WidthPolicy(ambiguousIsWide: true, vs16IsWide: false)),
    ("\u{1B}[12;2R\u{1B}[12;3R", WidthPolicy(ambiguousIsWide: false, vs16IsWide: true)),
  ])
  func theTerminalAnswersAboutWidths(_ answers: String, _ policy: WidthPolicy) throws {
    let decoder = try #require(InputDecoder())
    var events: [InputEvent] = []
    decoder.expect(WidthProbe())
    for byte in "a\u{1B}[A\(answers)b\u{1B}[1;2R".utf8 { decoder.feed([byte], into: &events) }
    #expect(events == [.text("a"), .key(.up, []), .widths(policy), .text("b"), .key(.function(3), .shift)])
  }

  @Test func escapeWorksWhileAnswersAreDue() throws {
    let decoder = try #require(InputDecoder())
    var events: [InputEvent] = []
    decoder.expect(WidthProbe())
    decoder.feed([0x1B], into: &events)
    #expect(decoder.patience == 20)
    decoder.force(into: &events)
    #expect(events == [.key(.escape, [])])
  }

  /// Random bytes, and bytes that look like sequences, in random pieces.
  @Test func nothingTheTerminalSendsDoesHarm() throws {
    var random = Lehmer(state: 20260)
    let likely = Array("\u{1B}[]OMP<;:?0123456789~ABCDRIuZm\u{7}\\\r\n \u{9B}".utf8)
    for _ in 0..<300 {
      let decoder = try #require(InputDecoder())
      if random.next(2) == 0 { decoder.expect(WidthProbe()) }
      var events: [InputEvent] = []
      for _ in 0..<20 {
        let piece = (0..<random.next(80)).map { _ in
          random.next(3) == 0 ? UInt8(random.next(256)) : likely[random.next(likely.count)]
        }
        decoder.feed(piece, into: &events)
        if random.next(4) == 0 { decoder.force(into: &events) }
      }
      decoder.force(into: &events)
      #expect(decoder.patience == nil)
      events.removeAll()
      decoder.feed(Array("\u{1B}[A".utf8), into: &events)
      #expect(events.last == .key(.up, []))
    }
  }

  private struct Lehmer {
    var state: UInt64
    mutating func next(_ bound: Int) -> Int {
      state = state * 48271 % 2_147_483_647
      return Int(state) % bound
    }
  }
}
