import Engine
import Phone

/// Reads the history for the view: on a thread of the engine's own, or at once for a picture.
struct HistoryReader {
  /// Whether it waits for what it asks.
  var isPatient = false
  private var stamp: UInt64 = 0
  private var stampedAt = Instant(microseconds: 0)

  /// A filter may have to look at a million rows; so often it is asked again while more comes in.
  private static let pause: Int64 = 2_000_000

  /// What the engine has found so far; it goes on looking where it has not found all.
  mutating func scene(for wish: HistoryWish, of engine: WorldEngine) -> HistoryScene {
    let (commits, lag, now) = engine.read { ($0.commits, $0.indexLag, $0.now) }
    var question = wish.question
    if question.filter.isEmpty || abs(now.microseconds - stampedAt.microseconds) > Self.pause {
      (stamp, stampedAt) = (commits, now)
    }
    question.stamp = stamp
    guard !isPatient else { return patientScene(question, wish, engine, lag) }
    engine.fetchHistory(question)
    if let push = wish.request { engine.fetchExchange(of: push) }
    if let push = wish.trace { engine.fetchTrace(of: push) }
    return HistoryScene(
      window: engine.fetchedHistory, exchange: engine.fetchedExchange, trace: engine.fetchedTrace, lag: lag)
  }

  private func patientScene(
    _ question: HistoryQuestion, _ wish: HistoryWish, _ engine: WorldEngine, _ lag: Int
  ) -> HistoryScene {
    var scene = HistoryScene(window: engine.history(question), lag: lag)
    if let push = wish.request {
      scene.exchange = FetchedExchange(push: push, exchange: (try? engine.exchange(of: push)) ?? nil)
    }
    if let push = wish.trace {
      scene.trace = FetchedTrace(push: push, trace: (try? engine.trace(of: push)) ?? nil)
    }
    return scene
  }
}
