import Phone
import Words

extension Arrival {
  /// An arrival of which nothing is known yet but what never changes; for rows that are kept elsewhere.
  public init(
    number: PushNumber, phone: PhoneNumber, at moment: Instant, kind: ArrivalKind, origin: PushOrigin,
    vendor: String, source: String, title: String, subtitle: String, body: String, appState: AppState,
    payload: [UInt8]
  ) {
    self.init(
      number: number, phone: phone, at: moment, kind: kind, origin: origin, vendor: vendor, source: source,
      title: title, subtitle: subtitle, body: body, outcome: .dropped, shown: [], callbacks: [],
      isOnPhone: false, isRead: false, rule: "", appState: appState, payload: payload,
      folded: EntryNumber(command: 0, step: 0))
  }
}
