import Engine
import JPush
import Language
import Phone
import Simulation
import Words

/// Answers what clients ask of the engine. Lives on the loop's thread.
final class ControlDesk {
  let engine: WorldEngine
  private let instance: String
  private let loop: EventLoop
  private let face: FaceDoor?
  private let waits: WaitDesk
  private let status: GatewayStatus
  /// Told when something has changed.
  var onNotice: () -> Void = {}

  /// The phone that the face shows, for a request that names none.
  private var phone: PhoneNumber { engine.read { $0.world.selected } }

  init(_ engine: WorldEngine, instance: String, on loop: EventLoop, face: FaceDoor?, _ status: GatewayStatus)
  {
    self.engine = engine
    self.instance = instance
    self.loop = loop
    self.face = face
    self.status = status
    waits = WaitDesk(engine, on: loop)
  }

  /// Something has changed.
  func notice() {
    waits.notice()
    onNotice()
  }

  /// Answers `received` in `slot`, at once or later.
  func handle(_ received: ReceivedRequest, _ slot: AnswerSlot, _ connection: ControlConnection?) {
    let tongue = received.tongue
    switch received.request {
    case .hello:
      var answer = Answer.done()
      answer.add("instance", instance)
      answer.add("version", BelfryVersion.text)
      slot.fill(answer)
    case .push(let push): perform(.apns(phone, .push(push)), slot, tongue)
    case .message(let bytes, let timeToLive): message(bytes, timeToLive, slot, tongue)
    case .check(let line):
      command(line, slot, tongue) { _ in slot.fill(Answer.done()) }
    case .command(let line):
      command(line, slot, tongue) { perform($0, slot, tongue) }
    case .tail:
      guard let connection else {
        return slot.fill(Answer.refusal(Phrase("gateway.rest.tail"), fix: nil, in: tongue))
      }
      let watch = TailWatch(engine)
      connection.begin { watch.pump(into: $0) }
      slot.fill(Answer.done())
    case .mark:
      var answer = Answer.done()
      answer.add("mark", engine.mark().text)
      slot.fill(answer)
    case .wait(let terms): waits.begin(terms, slot, in: tongue)
    case .picture(let terms): slot.fill(picture(terms, tongue))
    case .state: slot.fill(StateLine.of(engine, instance: instance, status))
    }
  }

  private func picture(_ terms: PictureTerms, _ tongue: Tongue) -> JSONObject {
    guard let face else { return Answer.refusal(Phrase("gateway.shot.none"), fix: nil, in: tongue) }
    switch face.draw(terms, tongue) {
    case .failure(let refusal): return Answer.refusal(refusal.reason, fix: nil, in: tongue)
    case .success(let text):
      var answer = Answer.done()
      answer.add("picture", text)
      return answer
    }
  }

  private func message(_ bytes: [UInt8], _ timeToLive: Int?, _ slot: AnswerSlot, _ tongue: Tongue) {
    do throws(MessageBody.Fault) {
      let message = try MessageBody.read(bytes, timeToLive: timeToLive)
      perform(.jpush(phone, .message(message)), slot, tongue)
    } catch {
      slot.fill(Answer.refusal(error.reason, fix: error.fix, in: tongue))
    }
  }

  /// Reads a line and goes on with what it asks, or says why it cannot be read.
  private func command(
    _ line: String, _ slot: AnswerSlot, _ tongue: Tongue, _ goOn: (SpokenCommand) -> Void
  ) {
    do throws(LanguageError) {
      goOn(try SpokenCommand(line, on: phone, face: face))
    } catch {
      var answer = Answer.refusal(error.phrase, fix: nil, in: tongue)
      answer.add("column", error.column)
      slot.fill(answer)
    }
  }

  private func perform(_ command: SpokenCommand, _ slot: AnswerSlot, _ tongue: Tongue) {
    switch command {
    case .world(let command): perform(command, slot, tongue)
    case .stream(let command):
      engine.stream(command)
      slot.fill(Answer.done())
    case .history(let command): perform(command, slot, tongue)
    case .face(let line):
      face?.take(line)
      slot.fill(Answer.done())
    }
  }

  /// What sends something again is answered once that is on disk.
  private func perform(_ command: HistoryCommand, _ slot: AnswerSlot, _ tongue: Tongue) {
    let later = LaterAnswer(slot, engine)
    let loop = loop
    do throws(HistoryRefusal) {
      later.performed = try engine.perform(command) { result in
        loop.post { later.answer(result, in: tongue) }
      }
      if later.performed == nil { slot.fill(Answer.done()) }
    } catch {
      slot.fill(Answer.refusal(error.phrase, fix: nil, in: tongue))
    }
  }

  /// Applies the command now, and answers once it is on disk.
  private func perform(_ command: WorldCommand, _ slot: AnswerSlot, _ tongue: Tongue) {
    let later = LaterAnswer(slot, engine)
    let loop = loop
    later.performed = engine.perform(command) { result in
      loop.post { later.answer(result, in: tongue) }
    }
  }
}
