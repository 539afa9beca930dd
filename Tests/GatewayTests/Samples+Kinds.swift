import Payload
import Phone

/// Events about what comes beside ordinary pushes.
extension Samples {
  static let kinds: [PhoneEvent] =
    service.map(PhoneEvent.service) + local.map(PhoneEvent.local) + calls.map(PhoneEvent.call)
    + activities.map(PhoneEvent.activity) + channels.map(PhoneEvent.channel)

  private static let service: [ExtensionEvent] = [
    .setUp, .skipped(.alertsOff), .started,
    .delivered(ContentLines(title: "T", subtitle: "", body: "B"), attachments: ["a.png"]),
    .attachmentRefused("a.tmp", .unrecognizedType), .willExpire,
    .crashed, .deliveredNothing, .handedCall, .original,
  ]

  private static let local: [LocalEvent] = [
    .added("a", due: nil), .added("a", due: Instant(microseconds: 1_796_041_805_120_042)), .replaced("a"),
    .refused("a", .notAllowed), .surplus("a"), .pending(["a", "b"]), .delivered([]), .removed(["a"]),
    .region(.enter, "home"), .zone(28_800),
  ]

  private static let calls: [CallEvent] = [
    .setUp, .lost(.noRegistry), .reported, .filtered, .rings("Ann"), .answered, .declined, .ended,
    .unreported,
    .neverPosted, .watchdog, .banned,
  ]

  private static let activities: [ActivityEvent] = [
    .setUp, .refused(.older), .refused(.undecodable("eta")), .started("Ride-1"), .updated("Ride-1"),
    .ended("Ride-1", until: Instant(microseconds: 1_796_041_805_120_042)), .expired("Ride-1"),
    .stale("Ride-1"), .dismissed("Ride-1"), .alerted(title: "T", body: ""), .unwoken,
  ]

  private static let channels: [ChannelEvent] = [
    .routed(.widgets, in: .background), .handed(.widgets), .lost(.notChanged), .talk("team"), .talk(nil),
  ]
}
