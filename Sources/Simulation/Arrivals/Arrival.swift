import Phone
import Words

/// One arrival, with what became of it: a row of the list, a row of the history, an answer to `belfry push`.
///
/// It is built from the trace alone, so that every view says the same.
public struct Arrival: Hashable, Codable, Sendable {
  /// Its number.
  public var number: PushNumber
  /// Its phone.
  public var phone: PhoneNumber
  /// When it arrived.
  public var at: Instant
  /// What it is.
  public var kind: ArrivalKind
  /// Where it came from.
  public var origin: PushOrigin
  /// The vendor it came by: `apns`, `jpush`, `getui`.
  public var vendor: String
  /// The sending app's name as the phone shows it, or the thread; what the row begins with.
  public var source: String
  /// The title; empty where there is none.
  public var title: String
  /// The subtitle.
  public var subtitle: String
  /// The body, or a message's content.
  public var body: String
  /// What became of it last.
  public var outcome: Outcome
  /// What it was shown as when it arrived.
  public var shown: PresentationOptions
  /// The sound that was heard.
  public var sound: PlayedSound?
  /// The number the icon took from it; nil where it left the icon alone.
  public var badge: Int?
  /// The number it carried while the icon kept its own.
  public var keptBadge: Int?
  /// Whether it has a silent part.
  public var wakes = false
  /// The rules that kept ways of noticing it from the person.
  public var limits: [RuleID] = []
  /// What the app returned from `willPresent`; nil where it was not asked.
  public var answered: PresentationOptions?
  /// What became of its silent part; nil where it has none.
  public var silentPart: SilentPart?
  /// The app's callbacks on arrival, by name, in order.
  public var callbacks: [String]
  /// Whether it is still in the phone's list.
  public var isOnPhone: Bool
  /// Whether the person has opened or dismissed it.
  public var isRead: Bool
  /// The service's reason, where it was refused.
  public var refusal: String?
  /// The rule that decided the outcome, for the sentence that opens Detail.
  public var rule: RuleID
  /// What else was said of it: the rules that warn of its client, and those by which names were taken on for it.
  public var notes: [RuleID] = []
  /// The app's state when it arrived.
  public var appState: AppState
  /// `apns-id`, where it came by APNs.
  public var apnsID: String?
  /// `apns-collapse-id`.
  public var collapseID: String?
  /// `apns-priority`.
  public var priority: Int?
  /// `apns-push-type`, as given.
  public var pushType: String?
  /// The raw body, exactly as received.
  public var payload: [UInt8]
  /// The last entry that it takes account of.
  public var folded = EntryNumber(command: 0, step: 0)
}
