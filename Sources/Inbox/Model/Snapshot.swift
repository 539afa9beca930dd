import Phone
import Simulation
import Words

/// What the face shows of the engine's state, copied out under its lock: as much as is visible and no more.
struct Snapshot: Hashable, Sendable {
  /// World time.
  var now = Instant(microseconds: 0)
  /// Microseconds that world time is moved.
  var clockOffset: Int64 = 0
  var facts = PhoneFacts()
  var counts = TabCounts()
  var stream = StreamFacts.off
  /// What a person should know and can put away, oldest first.
  var banners: [Phrase] = []
  /// Why no command is taken any more; it stays.
  var refusal: Phrase?
  var window = RowWindow()
  /// The trace of the selected push.
  var entries: [TraceEntry] = []
  /// Whether the selected push was refused for names alone, which can be adopted.
  var isAdoptable = false
  /// Whether memory does not reach back to the beginning of that trace.
  var isTracePartial = false
  var calls = EntryWindow()
  /// The selected push in every state, while that is looked at.
  var whatIf: WhatIf?
  /// The phone's screen, while that is looked at.
  var scene: PhoneScene?
  /// The badge ledger, while that is looked at.
  var ledger: LedgerScene?
  /// Tags and alias at each vendor, while they are looked at.
  var names: [NamesScene] = []
  /// How the connections stand, while they are looked at.
  var connection: ConnectionScene?
  /// The selected push in three languages, while that is looked at.
  var dialects: DialectsScene?
  /// Whom the audience means, while that is looked at.
  var audience: AudienceScene?
  /// The phones, while they are looked at.
  var phones = PhoneWindow()
  /// The history, while that is looked at.
  var past: HistoryScene?
  /// The phone's tokens and ids, while they are looked at.
  var tokens: [TokenRow] = []
  /// What goes wrong on demand, as commands write it.
  var faults: [String] = []
  /// The answers to open points.
  var switches = RuleSwitches()
  /// Whether the phone has sounded since the snapshot before, for a push that is not the stream's.
  var sounded = false
  /// Whether a push from outside is among the arrivals.
  var hasOutside = false

  /// Whether there is more to be counted at once.
  var isCounting: Bool { window.isCounting || audience?.isCounting == true }
}
