import Engine
import Glibc
import Journal
import Payload
import Simulation

/// Writes requests down that were turned away on the doorstep: what comes is in the history, however it comes. Lives on the
/// loop's thread.
final class RejectionDesk {
  private let engine: WorldEngine
  private var budget = RowBudget(GatewayLimits.rejectedRows, oneEach: GatewayLimits.rejectedSpan)

  init(_ engine: WorldEngine) { self.engine = engine }

  /// One that came by `port` from the other end at an address. A body is not kept: nobody knows what in it is secret.
  func note(_ rejection: Rejection, on port: ExchangePort, from peer: String?) {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    guard budget.take(at: Int64(now.tv_sec) * 1_000_000 + Int64(now.tv_nsec) / 1000) else { return }
    let whole = HiddenSecrets.hidden(in: rejection.request)
    let request = HTTPRequest(method: whole.method, target: whole.target, fields: whole.fields, body: [])
    engine.record(
      by: port, request, rejection.reply, rule: rejection.rule, from: peer, ending: rejection.ending)
  }
}
