import Engine
import Journal
import Language
import Simulation
import Words

/// Answers `wait`: at once, after a change, or when time is up. Lives on the loop's thread.
final class WaitDesk {
  private let engine: WorldEngine
  private let loop: EventLoop
  private var open: [ObjectIdentifier: OpenWait] = [:]

  init(_ engine: WorldEngine, on loop: EventLoop) {
    self.engine = engine
    self.loop = loop
  }

  /// Begins a wait.
  func begin(_ terms: WaitTerms, _ slot: AnswerSlot, in tongue: Tongue) {
    let filter: Filter
    do throws(LanguageError) {
      filter = try Filter(parsing: terms.filter)
    } catch {
      var answer = Answer.refusal(Phrase("gateway.wait.filter", .phrase(error.phrase)), fix: nil, in: tongue)
      answer.add("column", error.column)
      return slot.fill(answer)
    }
    guard let since = terms.since.map({ Mark($0) }) ?? engine.mark() else {
      let reason = Phrase("gateway.wait.mark", .text(terms.since ?? ""))
      return slot.fill(Answer.refusal(reason, fix: Phrase("gateway.wait.mark.fix"), in: tongue))
    }
    let one = OpenWait(Wait(for: filter, since: since), slot, in: tongue)
    open[ObjectIdentifier(one)] = one
    check(one)
    guard slot.line == nil else { return }
    one.timer = LoopTimer(on: loop, in: terms.within) { [weak self, weak one] in
      if let one { self?.giveUp(one) }
    }
  }

  /// Something has changed.
  func notice() {
    for one in open.values { check(one) }
  }

  private func check(_ one: OpenWait) {
    do throws(JournalError) {
      guard let arrival = try engine.check(&one.wait) else { return }
      var answer = Answer.done()
      answer.add("summary", ArrivalSummary.text(of: arrival))
      answer.add("arrival", ArrivalLine.object(of: arrival))
      end(one, answer)
    } catch {
      var answer = Answer.refusal(error.phrase, fix: nil, in: one.tongue)
      answer.add("failed", true)
      end(one, answer)
    }
  }

  /// Time is up: what came nearest, and what it lacked.
  private func giveUp(_ one: OpenWait) {
    check(one)
    guard one.slot.line == nil else { return }
    let nearest = one.wait.nearest
    let reason = Phrase("gateway.wait.late", .text(one.wait.filter.text))
    let fix = nearest.map { miss in
      let lacks = miss.misses.map { $0.phrase.text(in: one.tongue) }.joined(separator: " ")
      return Phrase("gateway.wait.nearest", .text(ArrivalSummary.text(of: miss.arrival)), .text(lacks))
    }
    var answer = Answer.refusal(reason, fix: fix ?? Phrase("gateway.wait.nothing"), in: one.tongue)
    answer.add("timeout", true)
    answer.add("nearest", nearest.map { ArrivalLine.object(of: $0.arrival) })
    end(one, answer)
  }

  private func end(_ one: OpenWait, _ answer: JSONObject) {
    open[ObjectIdentifier(one)] = nil
    one.timer = nil
    one.slot.fill(answer)
  }
}
