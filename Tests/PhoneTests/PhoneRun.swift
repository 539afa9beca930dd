import Language
import Payload

@testable import Phone

/// A phone in a state, and what it said.
struct PhoneRun {
  var phone: Phone
  var log = PhoneTranscript()
  var switches = RuleSwitches()
  var at = Instant(microseconds: 1_000_000_000_000)
  var lastNumber = 0
  private var agenda = Agenda<PhoneJob>()
  /// Jobs of the log that the agenda has already.
  private var taken = 0

  init(_ state: AppState, badge: Int = 0, presents: PresentationOptions? = nil, network: Bool = true) {
    phone = Phone(app: state)
    if badge != 0 { _ = phone.badge.set(badge, .app, rule: "ios.app.badge", at: at, push: nil, origin: nil) }
    if let presents { phone.presents = presents }
    phone.isNetworkOn = network
  }

  static func delivery(
    _ json: String, number: Int, type: PushType? = nil, collapse: String? = nil,
    origin: PushOrigin = .outside
  ) throws -> Delivery {
    let document = try JSONDocument(Array(json.utf8))
    guard let payload = APNsPayload(document) else { throw NoPayload() }
    return Delivery(
      number: PushNumber(number), payload: payload, type: type, collapseID: collapse,
      apnsID: "id-\(number)", priority: 10, origin: origin)
  }

  struct NoPayload: Error {}

  /// Receives a push and returns its number.
  @discardableResult
  mutating func receive(
    _ json: String, type: PushType? = nil, collapse: String? = nil, origin: PushOrigin = .outside
  ) throws -> PushNumber {
    lastNumber += 1
    let delivery = try Self.delivery(
      json, number: lastNumber, type: type, collapse: collapse, origin: origin)
    phone.receive(delivery, at: at, switches: switches, into: &log)
    return PushNumber(lastNumber)
  }

  mutating func perform(_ command: PhoneCommand) {
    phone.perform(command, at: at, switches: switches, into: &log)
  }

  /// Lets time pass, with what falls due on the way.
  mutating func wait(milliseconds: Int64) {
    let end = at.after(milliseconds: milliseconds)
    collectJobs()
    while let (due, job) = agenda.takeNext(dueBy: end) {
      at = due
      phone.run(job, at: due, switches: switches, into: &log)
      collectJobs()
    }
    at = end
  }

  private mutating func collectJobs() {
    for (due, job) in log.jobs.dropFirst(taken) { agenda.add(job, at: due) }
    taken = log.jobs.count
  }

  /// Does what the lines say, and forgets what was said about it.
  mutating func prepare(_ lines: [String]) throws {
    for line in lines {
      let words = try Line(line)
      perform(try Self.grammar.parse(words.words[...], endColumn: words.endColumn))
    }
    forget()
  }

  private static let grammar = Grammar<PhoneCommand>(PhoneGrammar.specs)

  mutating func pass(minutes: Int64) { at = at.after(milliseconds: minutes * 60_000) }

  /// Forgets what was said so far.
  mutating func forget() {
    collectJobs()
    log.removeAll()
    taken = 0
  }

  /// What was said, one word group for each step, arrivals left out.
  var said: [String] { log.steps.compactMap(\.event.short) }

  /// The rules that decided, in order.
  var rules: [String] { log.steps.map(\.rule.name) }

  /// The calls into the app, in order.
  var calls: [String] {
    log.steps.compactMap { if case .callback(let callback) = $0.event { callback.text } else { nil } }
  }
}

extension PhoneEvent {
  /// A short form for tables of expectations.
  var short: String? {
    switch self {
    case .arrived: nil
    case .callback(let callback): callback.text
    case .answered(let answer): "= \(answer.text)"
    case .profile(let name, let count): "profile \(name) \(count)"
    case .acted(.dialog(let dialog)): "app dialog(\(dialog.line.debugDescription))"
    case .acted(let act): "app \(act)"
    case .completion(let fault): "completion \(fault)"
    case .shown(let options): "shown \(options.names.joined(separator: ","))"
    case .sound(let sound): sound.text
    case .badge(let change): "badge \(change.from)>\(change.to)"
    case .badgeKept(let number, let reason): "badge kept \(number) \(reason)"
    case .removed(.replaced(let number)): "removed replaced #\(number.value)"
    case .removed(let reason): "removed \(reason)"
    case .restored: "restored"
    case .bannerEnded: "banner ended"
    case .dropped(let track, let reason): "dropped \(track) \(reason)"
    case .reworded(let lines): "reads \(lines.texts.joined(separator: "|"))"
    case .concealed(let hidden): "hidden \(hidden.names.joined(separator: ","))"
    case .withheld(let options, let reason): "no \(options.names.joined(separator: ",")): \(reason)"
    case .held(let reason): "held \(reason)"
    case .released: "released"
    case .ignored(let path): "ignored \(path)"
    case .tooNew(let path, let since): "new \(path) \(since.major).\(since.minor)"
    case .extensionMissing: "no extension"
    case .service(let event): "\(event)"
    case .stillRuns: "still runs"
    case .local(let event): "\(event)"
    case .call(let event): "\(event)"
    case .activity(let event): "\(event)"
    case .channel(let event): "\(event)"
    case .app(let from, let to): "\(from)>\(to)"
    case .presents(let options): "presents \(options.text)"
    case .set(let setting): "set \(setting.text)"
    case .user(let action): "user \(action)"
    case .network(let isOn): isOn ? "network on" : "network off"
    case .life(let event): "\(event)"
    case .nothingThere: "nothing there"
    case .asks(let request): "asks \(request.rawValue)"
    case .built(let id, let environment): "built \(id) \(environment.rawValue)"
    case .token(let kind, let text): "token \(kind.name) \(text)"
    }
  }
}
