import Simulation

/// The way of a push as a ladder: every rule that let it go on or stopped it, under the one that led there.
struct WhyLadder {
  /// One rung.
  struct Rung {
    let entry: TraceEntry
    /// How many rungs led to it.
    let depth: Int
    /// What happened between the rung before and this one, oldest first: what decided nothing, but led on.
    let steps: [TraceEntry]
  }

  let rungs: [Rung]

  /// The ladder of the entries of one push.
  init(_ entries: [TraceEntry]) {
    var byNumber: [EntryNumber: TraceEntry] = [:]
    for entry in entries { byNumber[entry.number] = entry }
    var depths: [EntryNumber: Int] = [:]
    rungs = entries.filter { $0.verdict != .info }.map { entry in
      var steps: [TraceEntry] = []
      var cause = entry.cause.flatMap { byNumber[$0] }
      while let step = cause, step.verdict == .info {
        steps.insert(step, at: 0)
        cause = step.cause.flatMap { byNumber[$0] }
      }
      let depth = cause.flatMap { depths[$0.number] }.map { $0 + 1 } ?? 0
      depths[entry.number] = depth
      return Rung(entry: entry, depth: depth, steps: steps)
    }
  }
}
