import Engine
import Journal
import Language
import Payload
import Simulation
import Words

/// Answers `/belfry/v1/…`: for test suites in any language what the control socket is for programs on this machine.
/// Lives on the loop's thread.
///
/// `GET state`, `GET history?filter=…&limit=…&before=…&kind=pushes|requests`, `POST wait?within=5s&since=MARK` with the filter as body, `POST do` with
/// lines as body. Answers are JSON; `ok` says whether it was done.
final class RESTDesk {
  private let desk: ControlDesk
  private let engine: WorldEngine

  /// Rows that `history` answers with at most.
  private static let mostRows = 1000
  private static let prefix = "/belfry/v1/"

  init(_ desk: ControlDesk, _ engine: WorldEngine) {
    self.desk = desk
    self.engine = engine
  }

  static func matches(_ request: HTTPRequest) -> Bool { request.path.hasPrefix(prefix) }

  /// Answers `request`, at once or later.
  func take(_ request: HTTPRequest, _ answer: @escaping (HTTPReply) -> Void) {
    let name = request.path.dropFirst(Self.prefix.count)
    switch (request.method, name) {
    case ("GET", "state"): ask(.state, answer)
    case ("GET", "history"): answer(history(request))
    case ("POST", "do"): run(request, answer)
    case ("POST", "wait"): wait(request, answer)
    case (_, "state"), (_, "history"), (_, "do"), (_, "wait"):
      answer(Self.refusal(405, Phrase("gateway.rest.method", .text(request.method), .text(String(name)))))
    default: answer(Self.refusal(404, Phrase("gateway.rest.path", .text(String(request.path)))))
    }
  }

  private func ask(_ request: ControlRequest, _ answer: @escaping (HTTPReply) -> Void) {
    let slot = AnswerSlot()
    // Whoever will fill the slot holds it until then.
    slot.onFilled = { [unowned slot] in
      if let line = slot.line { answer(Self.reply(line)) }
    }
    desk.handle(ReceivedRequest(request, in: .english), slot, nil)
  }

  /// Lines are run one after the other; the first that comes to nothing ends it.
  private func run(_ request: HTTPRequest, _ answer: @escaping (HTTPReply) -> Void) {
    guard let text = String(validating: request.body, as: UTF8.self) else {
      return answer(Self.refusal(400, Phrase("gateway.body.utf8")))
    }
    let lines = text.split(whereSeparator: \.isNewline).map(String.init).filter {
      !$0.allSatisfy(\.isWhitespace)
    }
    guard !lines.isEmpty else { return answer(Self.refusal(400, Phrase("gateway.rest.lines"))) }
    run(lines[...], answer)
  }

  private func run(_ lines: ArraySlice<String>, _ answer: @escaping (HTTPReply) -> Void) {
    guard let line = lines.first else { return }
    ask(.command(line)) { [weak self] reply in
      if lines.count == 1 || reply.status != 200 { return answer(reply) }
      self?.run(lines.dropFirst(), answer)
    }
  }

  private func wait(_ request: HTTPRequest, _ answer: @escaping (HTTPReply) -> Void) {
    let text = String(decoding: request.body, as: UTF8.self)
    let filter = request.formValue(of: "filter") ?? text
    let within = request.formValue(of: "within") ?? "5s"
    guard let span = Span.read(within), span >= 0 else {
      return answer(Self.refusal(400, Phrase("gateway.rest.span", .text(within))))
    }
    let terms = WaitTerms(filter: filter, since: request.formValue(of: "since"), within: span)
    ask(.wait(terms), answer)
  }

  private func history(_ request: HTTPRequest) -> HTTPReply {
    let filter: Filter
    do throws(LanguageError) {
      filter = try Filter(parsing: request.formValue(of: "filter") ?? "")
    } catch {
      return Self.refusal(400, Phrase("gateway.wait.filter", .phrase(error.phrase)))
    }
    let limit = min(max(1, request.formValue(of: "limit").flatMap { Int($0) } ?? 100), Self.mostRows)
    var question = HistoryQuestion()
    question.filter = filter
    if let kind = request.formValue(of: "kind") {
      guard let known = HistoryKind(rawValue: kind) else {
        return Self.refusal(400, Phrase("gateway.rest.kind", .text(kind)))
      }
      question.kind = known
    }
    question.reach = limit
    if let before = request.formValue(of: "before").flatMap({ Int($0) }) {
      question.place = .number(before - 1)
    }
    guard let window = engine.history(question) else { return Self.refusal(503, Phrase("journal.cancelled")) }
    if let problem = window.problem { return Self.refusal(503, problem.phrase) }
    return Self.reply(answer(window, limit).line)
  }

  /// Newest first; the last number is what `before` takes for the next page.
  private func answer(_ window: HistoryWindow, _ limit: Int) -> JSONObject {
    let upTo: Int = if case .number(let number) = window.question.place { number } else { .max }
    let rows = window.rows.filter { $0.number <= upTo }.prefix(limit)
    var object = Answer.done()
    object.add(
      "arrivals",
      window.question.kind == .requests
        ? nil
        : rows.compactMap { row in
          guard case .push(let arrival) = row else { return nil }
          return HistoryLine.object(of: arrival, (try? engine.exchange(of: arrival.number)) ?? nil)
        })
    object.add(
      "requests",
      window.question.kind == .pushes
        ? nil
        : rows.compactMap { row in
          guard case .request(let exchange) = row else { return nil }
          return HistoryLine.object(of: exchange)
        })
    let isCut = window.rows.last.map { $0.number < rows.last?.number ?? 0 } ?? false
    object.add("more", window.hasOlder || isCut ? true : nil)
    return object
  }

  private static func reply(_ line: [UInt8]) -> HTTPReply {
    let isDone = line.starts(with: "{\"ok\":true".utf8)
    let isLate = !isDone && String(decoding: line, as: UTF8.self).contains("\"timeout\":true")
    return HTTPReply(
      status: isDone ? 200 : isLate ? 408 : 400, fields: [HTTPField("content-type", "application/json")],
      body: line)
  }

  static func refusal(_ status: Int, _ reason: Phrase) -> HTTPReply {
    HTTPReply(
      status: status, fields: [HTTPField("content-type", "application/json")],
      body: Answer.refusal(reason, fix: nil, in: .english).line)
  }
}
