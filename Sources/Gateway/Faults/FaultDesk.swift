import Engine
import Payload
import Simulation

/// What goes wrong with connections and answers because somebody wants it to. Lives on the loop's thread.
final class FaultDesk {
  private let engine: WorldEngine
  private let loop: EventLoop
  /// Answers that wait, and answers that never go out.
  private var timers: [UInt64: LoopTimer] = [:]
  private var lastTimer: UInt64 = 0

  /// Microseconds after which an answer that never goes out, or a silent connection, is let go of: long after every
  /// client has given up.
  static let oblivion: Int64 = 3_600_000_000
  /// Microseconds that requests wait for others before their connection ends.
  static let gathering: Int64 = 1_000_000

  init(_ engine: WorldEngine, on loop: EventLoop) {
    self.engine = engine
    self.loop = loop
  }

  /// What goes wrong now; nil where nothing does.
  var plan: FaultPlan? { engine.read { $0.world.faults.isQuiet ? nil : $0.world.faults } }

  /// The way for an answer out. Whether it is withheld is for the world to say; where the world hears nothing, because
  /// the disk is full, the plan does.
  func way(_ answer: @escaping (HTTPReply) -> Void) -> AnswerWay {
    let withhold = { [weak self] in self?.swallow(answer) ?? () }
    guard let plan else { return AnswerWay(give: answer, withhold: withhold) }
    if plan.isHanging { return AnswerWay(give: { _ in withhold() }, withhold: withhold) }
    if plan.latency == 0 { return AnswerWay(give: answer, withhold: withhold) }
    return AnswerWay(
      give: { [weak self] reply in self?.call(in: plan.latency) { answer(reply) } }, withhold: withhold)
  }

  /// Lets a request go unanswered. libevent lets go of it with its answer alone, so that comes some day.
  func swallow(_ answer: @escaping (HTTPReply) -> Void) {
    call(in: Self.oblivion) { answer(HTTPReply(status: 503)) }
  }

  /// Calls `body` once, later.
  func call(in microseconds: Int64, _ body: @escaping () -> Void) {
    lastTimer += 1
    let number = lastTimer
    timers[number] = LoopTimer(on: loop, in: microseconds) { [weak self] in
      // The timer must outlive its own call.
      let timer = self?.timers.removeValue(forKey: number)
      withExtendedLifetime(timer, body)
    }
  }
}
