import Words

/// One `belfry …` call: what it is named, what it takes, what it says of itself, what it does.
struct Subcommand: Sendable {
  /// A call worth showing, and what it does.
  struct Example: Sendable {
    let line: String
    let meaning: WordID
  }

  let name: String
  /// Its operands as help shows them; one line for each way to call it.
  let usages: [String]
  /// How many operands it takes.
  let operandCount: ClosedRange<Int>
  /// What it does, in one line.
  let summary: WordID
  /// What else there is to know.
  let detail: WordID
  let options: [OptionSpec]
  let examples: [Example]
  let run: @Sendable (Invocation) throws(Complaint) -> ExitStatus

  /// Its own options and those that every call has.
  var allOptions: [OptionSpec] { options + CommonOptions.every }
}
