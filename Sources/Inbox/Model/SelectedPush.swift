import Payload
import Simulation

/// The selected arrival with its payload read once, not once a frame.
struct SelectedPush: Sendable {
  let arrival: Arrival
  /// Its trace.
  let entries: [TraceEntry]
  let content: Content
  /// What lint says, the gravest first.
  let findings: [LintFinding]

  enum Content: Sendable {
    /// A payload for APNs.
    case payload(APNsPayload)
    /// JSON that is no payload, such as a message's content.
    case json(JSONDocument)
    /// No JSON; why not.
    case text(JSONError)
  }

  /// Whether the backend that sent it never got an answer.
  var isUnanswered: Bool { entries.contains { $0.event == .world(.answerWithheld) } }

  /// Reads what `arrival` carries.
  init(_ arrival: Arrival, entries: [TraceEntry]) {
    self.arrival = arrival
    self.entries = entries
    content = Self.read(arrival)
    findings =
      arrival.kind == .message
      ? [] : Lint.findings(in: arrival.payload).sorted { $0.severity > $1.severity }
  }

  /// What `arrival` carries, read anew only where `older` is about something else.
  static func following(_ older: SelectedPush?, _ arrival: Arrival, entries: [TraceEntry]) -> SelectedPush {
    guard let older, older.arrival.number == arrival.number, older.arrival.payload == arrival.payload else {
      return SelectedPush(arrival, entries: entries)
    }
    return SelectedPush(arrival: arrival, entries: entries, content: older.content, findings: older.findings)
  }

  private init(arrival: Arrival, entries: [TraceEntry], content: Content, findings: [LintFinding]) {
    self.arrival = arrival
    self.entries = entries
    self.content = content
    self.findings = findings
  }

  private static func read(_ arrival: Arrival) -> Content {
    do {
      let document = try JSONDocument(arrival.payload)
      guard arrival.kind != .message, let payload = APNsPayload(document) else { return .json(document) }
      return .payload(payload)
    } catch {
      return .text(error)
    }
  }
}
