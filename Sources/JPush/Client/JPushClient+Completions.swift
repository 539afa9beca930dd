import Phone

extension JPushClient {
  /// Calls the completion on the main thread, now or as soon as the app's code runs.
  mutating func complete(_ answer: SDKAnswer, at moment: Instant, into log: inout JPushTranscript) {
    guard runsCode else { return completions.append(answer) }
    lastAnswer = answer
    if answer.request.hasCompletion {
      log.add(.answered(answer), rule: answer.code.rule, from: .sdk, to: .app, at: moment)
    } else {
      log.add(.untold(answer), rule: "jpush.call.untold", from: .sdk, to: .sdk, at: moment)
    }
  }

  /// Makes up for the completions that could not be called while the app was frozen.
  mutating func handOverCompletions(at moment: Instant, into log: inout JPushTranscript) {
    let waiting = completions
    guard !waiting.isEmpty else { return }
    completions = []
    for answer in waiting { complete(answer, at: moment, into: &log) }
  }
}
