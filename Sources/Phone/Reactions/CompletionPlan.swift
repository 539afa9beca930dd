/// How often the app calls a completion handler, when, and with what.
struct CompletionPlan {
  /// Answers before the callback returns.
  private(set) var now: [AppAnswer] = []
  /// Answers that come later, each with its delay in microseconds.
  private(set) var later: [(answer: AppAnswer, delay: Int64)] = []
  /// Whether an exception ends the app before the callback returns.
  private(set) var crashes = false

  /// The plan that `acts` make; an app that says nothing about it gives the `usual` answer at once.
  init(_ acts: [DueAct], usual: AppAnswer) {
    var isNamed = false
    for due in acts {
      switch due.act {
      case .answers(let given, let time):
        isNamed = true
        let answer = given.flatMap { $0.isAlike(usual) ? $0 : nil } ?? usual
        switch time {
        case .now: now.append(answer)
        case .twice: now += [answer, answer]
        case .after(let delay): later.append((answer, max(0, delay)))
        case .never: break
        }
      case .crashes: crashes = true
      default: break
      }
    }
    if !isNamed, !crashes { now = [usual] }
  }
}

extension AppAnswer {
  /// Whether both are answers to the same kind of call.
  fileprivate func isAlike(_ other: AppAnswer) -> Bool {
    switch (self, other) {
    case (.present, .present), (.done, .done), (.fetch, .fetch): true
    default: false
    }
  }
}
