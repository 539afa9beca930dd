import Language

extension Phone {
  /// The person opens a notification to its long look, with its picture and buttons.
  mutating func openLook(_ target: Target, _ turn: Turn, _ out: inout PhoneTranscript) {
    guard let (entry, turn) = find(target, turn, &out) else { return }
    guard os >= OSVersion(10) else {
      out.note(.nothingThere, .stopped, rule: "ios.look.version", turn)
      return
    }
    out.act(.opensLook, rule: "ios.look", turn)
    centre.longLook = entry.number
    out.show(.life(.longLook(isOpen: true)), .info, rule: "ios.look", turn)
  }

  /// The person taps the cross, or beside the long look.
  mutating func closeLook(_ turn: Turn, _ out: inout PhoneTranscript) {
    guard let number = centre.longLook, let entry = centre.find(.number(number)) else {
      out.note(.nothingThere, .stopped, rule: "ios.look.none", turn)
      return
    }
    var about = turn
    about.concern(entry)
    out.act(.closesLook, rule: "ios.look.close", about)
    out.show(.life(.longLook(isOpen: false)), .info, rule: "ios.look.close", about)
    centre.longLook = nil
    if turn.switches[.closedLookStays] {
      tellDismissal(of: entry, about, &out)
    } else {
      dismiss(entry, about, &out)
    }
  }
}
