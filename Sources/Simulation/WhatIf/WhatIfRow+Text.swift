import Getui
import JPush
import Phone
import Words

extension WhatIfRow {
  /// What tells the row apart in a table of `axis`.
  public func title(_ axis: WhatIfAxis) -> Phrase {
    switch axis {
    case .states: state.phrase
    case .versions: Phrase("whatif.version", .text(os.text))
    }
  }

  /// What a cell says, line by line; callbacks under Apple's own spelling.
  public func phrases(of cell: WhatIfCell) -> [Phrase] {
    switch cell {
    case .sees: [sight]
    case .sound: [arrival.sound.map(Self.sound) ?? Phrase("whatif.none")]
    case .badge: [arrival.badge.map { Self.plain(String($0)) } ?? Phrase("whatif.none")]
    case .arrival: onArrival
    case .tap: onTap
    }
  }

  private var sight: Phrase {
    switch arrival.outcome {
    case .called: return Phrase("whatif.sees.call")
    case .activity: return Phrase("whatif.sees.activity")
    default: break
    }
    let seen: Phrase
    if arrival.shown.contains(.lockScreen) {
      return Phrase(arrival.shown.contains(.list) ? "whatif.sees.lock.list" : "whatif.sees.lock")
    }
    switch (arrival.shown.contains(.banner), arrival.shown.contains(.list)) {
    case (true, true): seen = Phrase("whatif.sees.banner.list")
    case (true, false): seen = Phrase("whatif.sees.banner")
    case (false, true): seen = Phrase("whatif.sees.list")
    case (false, false): seen = Phrase("whatif.sees.nothing")
    }
    return arrival.answered == nil ? seen : Phrase("whatif.sees.asked", .phrase(seen))
  }

  private static func sound(_ sound: PlayedSound) -> Phrase {
    sound == .standard ? plain("♪") : plain(sound.text)
  }

  private var onArrival: [Phrase] {
    var lines = Self.calls(in: entries)
    switch arrival.silentPart {
    case .dropped: lines.append(Phrase("whatif.calls.dropped"))
    case .held: lines.append(Phrase("whatif.calls.held"))
    case .ran, .handedOver, nil: break
    }
    guard lines.isEmpty else { return lines }
    guard arrival.kind == .message else { return [Phrase("whatif.calls.none")] }
    switch arrival.outcome {
    case .held: return [Phrase("whatif.message.held")]
    case .dropped: return [Phrase("whatif.message.lost")]
    case .refused: return [Phrase("whatif.message.refused")]
    default: return [Phrase("whatif.calls.none")]
    }
  }

  private var onTap: [Phrase] {
    guard let tap else { return [Phrase("whatif.tap.nothing")] }
    let calls = Self.calls(in: tap)
    return calls.isEmpty ? [Phrase("whatif.calls.none")] : calls
  }

  private static func calls(in entries: [TraceEntry]) -> [Phrase] {
    entries.compactMap { entry in
      switch entry.event {
      case .phone(.callback(let callback)): plain(callback.text)
      case .getui(.callback(let callback)): plain(callback.shortName)
      case .jpush(.messageDelivered): plain("networkDidReceiveMessage")
      default: nil
      }
    }
  }

  private static func plain(_ text: String) -> Phrase { Phrase("phone.event.plain", .text(text)) }
}
