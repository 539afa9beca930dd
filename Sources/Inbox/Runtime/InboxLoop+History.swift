import Engine
import Exports
import Journal
import Phone
import Simulation
import Terminal
import Words

/// What is done with the history, and with pushes outside the phone.
extension InboxLoop {
  /// Looks for the next match in the list; where that ends, the history goes on.
  func find(_ text: String, _ push: PushNumber?, _ step: FindStep, _ tab: ListTab) {
    let found = RowSearch.find(text, from: push, step, tab, in: engine)
    let listed = engine.read { $0.arrivals.all }
    if found == nil, step == .next, let kept = try? engine.historyCount(), kept > listed {
      return send(.searchOlder(text, before: push))
    }
    send(.found(found))
  }

  /// Runs a command of the history and says what came of it.
  func perform(_ command: HistoryCommand) {
    do throws(HistoryRefusal) {
      let performed = try engine.perform(command)
      tell(performed, command)
    } catch {
      send(.notice(.problem(error.phrase)))
    }
  }

  private func tell(_ performed: Performed?, _ command: HistoryCommand) {
    if let performed { send(.performed(performed.entries)) }
    switch command {
    case .resend, .resendRequest:
      let number = performed?.arrivals.first?.number.value
      let done = number.map { Phrase("face.resend.done", .count($0)) } ?? Phrase("face.resend.sent")
      send(
        .notice(.done(performed?.note.map { Phrase("face.resend.note", .phrase(done), .phrase($0)) } ?? done))
      )
    case .keepCount(let count): send(.notice(.done(Phrase("face.keep.count", .count(count)))))
    case .keepFor(nil): send(.notice(.done(Phrase("face.keep.forever"))))
    case .keepFor(.some(let span)):
      send(.notice(.done(Phrase("face.keep.for", .text(HistoryGrammar.text(of: span))))))
    }
  }

  /// Lets the person edit what a request carried, and sends it again with what comes back.
  func editAgain(_ target: HistoryTarget) {
    guard let body = body(of: target) else {
      return send(.notice(.problem(Phrase("face.row.none"))))
    }
    var outcome: Editor.Outcome?
    screen.lend { outcome = Editor.edit(body) }
    comeBack()
    switch outcome {
    case .saved(let bytes?): resend(target, bytes)
    case .saved(nil): send(.notice(.done(Phrase("face.compose.unchanged"))))
    case .failed(let phrase): send(.notice(.problem(phrase)))
    case nil: break
    }
  }

  private func resend(_ target: HistoryTarget, _ body: [UInt8]) {
    do throws(HistoryRefusal) {
      switch target {
      case .push(let number):
        tell(try engine.resend(PushNumber(number), body: body), .resend(PushNumber(number)))
      case .request(let number):
        tell(try engine.resend(request: number, body: body), .resendRequest(number))
      }
    } catch {
      send(.notice(.problem(error.phrase)))
    }
  }

  private func body(of target: HistoryTarget) -> [UInt8]? {
    do throws(JournalError) {
      switch target {
      case .push(let number):
        if let exchange = try engine.exchange(of: PushNumber(number)) { return exchange.request.body }
        return try engine.arrival(PushNumber(number))?.payload
      case .request(let number): return try engine.exchange(number)?.request.body
      }
    } catch {
      return nil
    }
  }

  /// Copies a push for another tool, or writes it to a file.
  func export(_ target: HistoryTarget, _ format: ExportFormat, _ file: String?) {
    do {
      let bytes = try pushToExport(target).text(as: format, exportFacts)
      if let file { return try write(bytes, file) }
      guard screen.copy(String(decoding: bytes, as: UTF8.self)) else {
        return send(.notice(.problem(Phrase("face.copy.failed"))))
      }
      send(.notice(.done(Phrase(WordID("face.export.copied.\(format.rawValue)")))))
    } catch let error as ExportRefusal {
      send(.notice(.problem(error.phrase)))
    } catch let error as JournalError {
      send(.notice(.problem(error.phrase)))
    } catch {
      send(.notice(.problem(Phrase("face.export.unwritten", .text(file ?? "")))))
    }
  }

  private func pushToExport(_ target: HistoryTarget) throws -> ExportedPush {
    switch target {
    case .push(let number):
      let push = PushNumber(number)
      return ExportedPush(
        try engine.arrival(push), try engine.exchange(of: push), try engine.command(of: push))
    case .request(let number):
      guard let exchange = try engine.exchange(number) else { return ExportedPush(nil, nil, nil) }
      let arrival = try exchange.push.flatMap { try engine.arrival($0) }
      return ExportedPush(arrival, exchange, try engine.command(of: exchange))
    }
  }

  private var exportFacts: ExportFacts {
    let world = engine.read { $0.world }
    var facts = ExportFacts(
      bundleID: model.snapshot.facts.bundleID, now: model.clock.wall,
      token: { world.device($0)?.phone.tokens.text(of: .device) })
    if let ports = ports() { facts.ports = ports }
    return facts
  }

  /// A new file: one that is there already stays as it is.
  private func write(_ bytes: [UInt8], _ file: String) throws {
    let path = LineFile.home(file)
    guard TextFile.create(bytes, at: path) else {
      return send(.notice(.problem(Phrase("face.export.unwritten", .text(path)))))
    }
    send(.notice(.done(Phrase("face.export.written", .text(path)))))
  }
}
