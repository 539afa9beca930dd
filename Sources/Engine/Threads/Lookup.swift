/// Looks something up on a thread of its own, since that may take a while.
///
/// The thread lives as long as there is something to look up. A newer question takes the place of one that waits, and
/// ends the one under way where it makes its answer worthless.
final class Lookup<Question: Hashable & Sendable, Answer: Sendable>: @unchecked Sendable {
  /// Answers a question. It asks `isOver` now and then and gives up once that says so; `show` may be called on the way.
  typealias Work =
    @Sendable (_ question: Question, _ isOver: @escaping () -> Bool, _ show: @escaping (Answer) -> Void) ->
    Answer?

  private let monitor = Monitor()
  private let supersedes: @Sendable (_ new: Question, _ old: Question) -> Bool
  private var wanted: Question?
  private var looking: Question?
  private var answered: Question?
  private var found: Answer?
  private var isClosing = false
  private var thread: WorkerThread?

  /// `supersedes` says whether a new question ends the one under way.
  init(supersedes: @escaping @Sendable (_ new: Question, _ old: Question) -> Bool = { _, _ in false }) {
    self.supersedes = supersedes
  }

  /// What was found last.
  var answer: Answer? { monitor.locked { found } }

  /// Asks; `work` finds the answer and `tell` says that there is something to see, both on the other thread.
  func ask(_ question: Question, _ work: @escaping Work, tell: @escaping @Sendable () -> Void) {
    let ended = monitor.locked { () -> WorkerThread?? in
      guard !isClosing, wanted ?? looking ?? answered != question else { return nil }
      wanted = question
      guard looking == nil else { return nil }
      looking = question
      return .some(thread)
    }
    guard let ended else { return }
    ended?.join()
    let begun = WorkerThread { [self] in run(work, tell) }
    monitor.locked {
      thread = begun
      if begun == nil { looking = nil }
    }
  }

  /// Ends a look-up that has begun, and begins no other.
  func close() {
    let last = monitor.locked { () -> WorkerThread? in
      wanted = nil
      isClosing = true
      defer { thread = nil }
      return thread
    }
    last?.join()
  }

  private func run(_ work: Work, _ tell: @escaping () -> Void) {
    while let question = next() {
      let show = { (answer: Answer) in
        self.monitor.locked { self.found = answer }
        tell()
      }
      let answer = work(question, { self.isOver(question) }, show)
      monitor.locked { answered = answer == nil ? nil : question }
      if let answer { show(answer) }
    }
  }

  private func isOver(_ question: Question) -> Bool {
    monitor.locked { isClosing || wanted.map { supersedes($0, question) } ?? false }
  }

  private func next() -> Question? {
    monitor.locked {
      looking = wanted
      wanted = nil
      return looking
    }
  }
}
