import Getui
import JPush
import Language
import Phone
import Simulation
import Terminal
import Words

/// The fields of the status bar, long or short, and the order in which they give way.
enum StatusFields {
  /// The columns between two fields.
  static func gap(_ model: Model) -> Int { Layout.kind(of: model.size) == .tiny ? 2 : 3 }

  /// How much a field says.
  private enum Length: CaseIterable {
    case long
    case short
    /// Vendors by their initials: what stays would not find room otherwise on the smallest screens.
    case initials
    /// The same without the services' copies of the badge.
    case bare

    var hasInitials: Bool { self == .initials || self == .bare }
  }

  private struct Field {
    var pieces: [Piece]
    /// 0 stays; of the others the highest goes first.
    var givesWay = 0
  }

  /// The fields that find room: long ones, else short ones, else fewer, else what stays in the least of words. State,
  /// badge, connection, faults and clock offset stay.
  ///
  /// - Parameters:
  ///   - room: the columns beside the time of day.
  ///   - whole: the columns there are if the time of day gives way.
  static func chosen(for canvas: Canvas, room: Int, whole: Int) -> [[Piece]] {
    var chosen: [Field] = []
    for length in Length.allCases {
      chosen = fields(canvas, length)
      let room = length.hasInitials ? whole : room
      if length != .long { chosen = fitting(chosen, canvas, room) }
      if width(chosen, canvas) <= room { break }
    }
    return chosen.map(\.pieces)
  }

  private static func fitting(_ fields: [Field], _ canvas: Canvas, _ room: Int) -> [Field] {
    var fields = fields
    while width(fields, canvas) > room, let last = fields.map(\.givesWay).max(), last > 0 {
      fields.removeAll { $0.givesWay == last }
    }
    return fields
  }

  private static func width(_ fields: [Field], _ canvas: Canvas) -> Int {
    fields.reduce(0) { $0 + canvas.frame.width(of: $1.pieces) } + gap(canvas.model) * max(0, fields.count - 1)
  }

  private static func fields(_ canvas: Canvas, _ length: Length) -> [Field] {
    let facts = canvas.model.snapshot.facts
    var fields = [
      Field(pieces: state(facts, canvas, length)), Field(pieces: badge(facts, canvas, length)),
    ]
    if facts.phones > 1 {
      fields.insert(Field(pieces: [canvas.piece("@\(facts.phone.value)", .link)]), at: 0)
    }
    if facts.sdk.hasJPush { fields.append(Field(pieces: connection(facts, canvas, length))) }
    if facts.sdk.hasGetui { fields.append(Field(pieces: link(facts, canvas, length))) }
    fields += clocks(facts, canvas)
    let faults = canvas.model.snapshot.faults
    if !faults.isEmpty {
      let isOne = length == .long || (length == .short && faults.count == 1)
      let phrase =
        isOne
        ? Phrase("face.status.faults", .text(faults.joined(separator: ", ")))
        : Phrase("face.status.faults.short", .count(faults.count))
      fields.append(Field(pieces: [canvas.piece(phrase, .refused)]))
    }
    let changed = canvas.model.snapshot.switches.on.count
    if changed > 0 {
      let id: WordID = length == .long ? "face.status.rules" : "face.status.rules.short"
      let isTiny = Layout.kind(of: canvas.model.size) == .tiny
      let text = isTiny ? "\(changed)*" : canvas.say(Phrase(id, .count(changed)))
      fields.append(Field(pieces: [canvas.piece(text, .assumed)]))
    }
    if !facts.network { fields.append(Field(pieces: [canvas.piece(Phrase("face.status.offline"), .held)])) }
    fields.append(Field(pieces: [canvas.piece("iOS \(facts.os.text)", .text)], givesWay: 1))
    if let alias = facts.alias {
      fields.append(Field(pieces: [canvas.piece(canvas.widths.truncate(alias, to: 20), .sdk)], givesWay: 2))
    }
    if !facts.tags.isEmpty {
      fields.append(
        Field(pieces: [canvas.piece(Phrase("face.status.tags", .count(facts.tags.count)), .dim)], givesWay: 3)
      )
    }
    return fields
  }

  /// Every clock that is not as it should be, and the phone's time zone.
  private static func clocks(_ facts: PhoneFacts, _ canvas: Canvas) -> [Field] {
    var clocks: [(id: WordID, offset: Int64)] = [
      ("face.status.clock", canvas.model.snapshot.clockOffset), ("face.status.services", facts.serviceClock),
    ]
    if facts.getuiClock != facts.serviceClock { clocks.append(("face.status.getui.clock", facts.getuiClock)) }
    var fields = clocks.filter { $0.offset != 0 }.map { clock in
      Field(pieces: [canvas.piece(Phrase(clock.id, .text(signed(clock.offset))), .held)])
    }
    if facts.zone != 0 {
      let zone = "UTC" + signed(Int64(facts.zone) * 1_000_000)
      fields.append(Field(pieces: [canvas.piece(zone, .dim)], givesWay: 1))
    }
    return fields
  }

  private static func signed(_ offset: Int64) -> String { (offset > 0 ? "+" : "") + Span.write(offset) }

  private static func state(_ facts: PhoneFacts, _ canvas: Canvas, _ length: Length) -> [Piece] {
    let name = facts.app.rawValue
    let role: Role = facts.app.isInFront ? .shown : facts.app.isAlive ? .held : .refused
    let short = canvas.say(Phrase(WordID("face.state.short.\(name)")))
    let style = canvas.model.look[role].adding(.bold)
    guard length == .long else { return [Piece(short, style)] }
    let long = canvas.say(facts.app.phrase)
    return short == long ? [Piece(short, style)] : [Piece(short + " ", style), canvas.piece(long, .text)]
  }

  private static func badge(_ facts: PhoneFacts, _ canvas: Canvas, _ length: Length) -> [Piece] {
    var pieces = [
      canvas.piece(canvas.say(Phrase("face.status.badge")) + " ", .dim),
      canvas.piece(facts.badge == 0 ? "–" : "\(facts.badge)", facts.badge == 0 ? .dim : .badge),
    ]
    let copies = [("JPush", facts.serverBadge), ("Getui", facts.getuiBadge)].compactMap { name, number in
      number.flatMap { $0 == facts.badge ? nil : "\(vendor(name, length)) \($0)" }
    }
    if !copies.isEmpty, length != .bare {
      pieces.append(canvas.piece(" (\(copies.joined(separator: ", ")))", .dim))
    }
    return pieces
  }

  private static func vendor(_ name: String, _ length: Length) -> String {
    length.hasInitials ? String(name.prefix(1)) : name
  }

  private static func link(_ facts: PhoneFacts, _ canvas: Canvas, _ length: Length) -> [Piece] {
    let (sign, role) = ConnectionSign.of(facts.link)
    let word: WordID =
      switch facts.link {
      case .up: "face.connection.loggedIn"
      case .closed: "face.connection.closed"
      case .connecting, .loggingIn: "face.connection.connecting"
      }
    return [
      canvas.piece(canvas.sign(sign) + " ", role),
      canvas.piece(length == .long ? "Getui " + canvas.say(Phrase(word)) : vendor("Getui", length), .text),
    ]
  }

  private static func connection(_ facts: PhoneFacts, _ canvas: Canvas, _ length: Length) -> [Piece] {
    let (sign, role) = ConnectionSign.of(facts.connection)
    let word = Phrase(WordID("face.connection.\(facts.connection.rawValue)"))
    return [
      canvas.piece(canvas.sign(sign) + " ", role),
      canvas.piece(length == .long ? "JPush " + canvas.say(word) : vendor("JPush", length), .text),
    ]
  }
}
