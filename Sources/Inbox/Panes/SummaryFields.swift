import Payload
import Phone
import Simulation
import Terminal
import Words

/// The labelled fields of a push, in two columns where there is room.
enum SummaryFields {
  struct Field {
    let label: WordID
    let value: String
    var role = Role.text

    func fits(_ room: Int, _ sheet: TextSheet) -> Bool { sheet.columns(value) <= room }
  }

  private static let labelWidth = 12
  /// Narrower sheets have one column.
  private static let twoColumns = 58

  static func write(_ push: SelectedPush, to sheet: inout TextSheet) {
    let left = content(push, sheet.tongue)
    let right = delivery(push.arrival, sheet.tongue)
    guard sheet.width >= twoColumns, !left.isEmpty else {
      for field in left + right { write(field, to: &sheet) }
      return
    }
    let half = sheet.width / 2
    let room = half - labelWidth - 1
    let (one, two) = (left.filter { $0.fits(room, sheet) }, right.filter { $0.fits(room, sheet) })
    for row in 0..<max(one.count, two.count) {
      var line: [Piece] = []
      if row < one.count {
        line = pieces(one[row], sheet)
        let used = line.reduce(0) { $0 + sheet.columns($1.text) }
        line.append(sheet.piece(String(repeating: " ", count: max(0, half - used)), .text))
      } else {
        line.append(sheet.piece(String(repeating: " ", count: half), .text))
      }
      if row < two.count { line += pieces(two[row], sheet) }
      sheet.line(line)
    }
    for field in left + right where !field.fits(room, sheet) { write(field, to: &sheet) }
  }

  private static func pieces(_ field: Field, _ sheet: TextSheet) -> [Piece] {
    let label = Phrase(field.label).text(in: sheet.tongue)
    return [sheet.piece(sheet.padded(label, to: labelWidth), .dim), sheet.piece(field.value, field.role)]
  }

  private static func write(_ field: Field, to sheet: inout TextSheet) {
    let label = Phrase(field.label).text(in: sheet.tongue)
    sheet.field(label, field.value, field.role, labelWidth: labelWidth)
  }

  // MARK: - What the payload asks for

  private static func content(_ push: SelectedPush, _ tongue: Tongue) -> [Field] {
    guard case .payload(let payload) = push.content else { return [] }
    var fields: [Field] = []
    if let badge = badge(payload.badge, tongue) { fields.append(badge) }
    if let sound = sound(payload.sound, tongue) { fields.append(sound) }
    if let thread = payload.threadID { fields.append(Field(label: "face.field.thread", value: thread)) }
    if let category = payload.category { fields.append(Field(label: "face.field.category", value: category)) }
    if let level = payload.interruptionLevel {
      fields.append(Field(label: "face.field.level", value: level.rawValue))
    }
    return fields
  }

  private static func badge(_ badge: APNsPayload.Badge, _ tongue: Tongue) -> Field? {
    func ignored(_ text: String) -> Field {
      let value = Phrase("face.badge.ignored", .text(text)).text(in: tongue)
      return Field(label: "face.field.badge", value: value, role: .dim)
    }
    switch badge {
    case .absent: return nil
    case .set(let number): return Field(label: "face.field.badge", value: "\(number)", role: .badge)
    case .remove:
      return Field(label: "face.field.badge", value: Phrase("face.badge.zero").text(in: tongue), role: .badge)
    case .negative(let number): return ignored("\(number)")
    case .ignored(let kind): return ignored(kind.phrase.text(in: tongue))
    }
  }

  private static func sound(_ sound: APNsPayload.Sound, _ tongue: Tongue) -> Field? {
    let played: PlayedSound
    switch sound {
    case .none, .ignored: return nil
    case .standard: played = .standard
    case .named(let name): played = .named(name)
    case .critical(let name, let volume): played = .critical(name: name, volume: volume)
    }
    return Field(label: "face.field.sound", value: SoundText.text(played, tongue))
  }

  // MARK: - How it came

  private static func delivery(_ arrival: Arrival, _ tongue: Tongue) -> [Field] {
    var fields: [Field] = []
    if let id = arrival.apnsID { fields.append(Field(label: "face.field.apns-id", value: short(id))) }
    if let priority = arrival.priority {
      fields.append(Field(label: "face.field.priority", value: "\(priority)"))
    }
    let size =
      arrival.vendor == "apns"
      ? Phrase("face.size.limit", .count(arrival.payload.count), .count(4096))
      : Phrase("face.size", .count(arrival.payload.count))
    let isTooLarge = arrival.vendor == "apns" && arrival.payload.count > 4096
    fields.append(
      Field(label: "face.field.size", value: size.text(in: tongue), role: isTooLarge ? .error : .text))
    fields.append(Field(label: "face.field.from", value: sender(arrival, tongue), role: .sdk))
    if let type = arrival.pushType { fields.append(Field(label: "face.field.type", value: type)) }
    if let id = arrival.collapseID { fields.append(Field(label: "face.field.collapse", value: id)) }
    return fields
  }

  /// The two ends of a long id are enough to recognise it.
  private static func short(_ id: String) -> String {
    id.count > 16 ? id.prefix(4) + "…" + id.suffix(4) : id
  }

  private static func sender(_ arrival: Arrival, _ tongue: Tongue) -> String {
    let vendor =
      switch arrival.vendor {
      case "apns": "APNs"
      case "jpush": "JPush"
      case "getui": "Getui"
      default: arrival.vendor
      }
    return Phrase(WordID("face.origin.\(arrival.origin.rawValue)"), .text(vendor)).text(in: tongue)
  }
}
