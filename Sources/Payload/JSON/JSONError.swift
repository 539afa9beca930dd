import Words

/// Why a text is not JSON, where, and what to do about it.
public struct JSONError: Error, Hashable, Sendable {
  /// What is wrong.
  public let problem: JSONProblem
  /// Where it is.
  public let place: SourcePlace
  /// The characters at fault, as they were written; they come from the payload, so they are made safe when drawn.
  public let found: String

  init(_ problem: JSONProblem, place: SourcePlace, found: String) {
    self.problem = problem
    self.place = place
    self.found = found
  }

  /// What is wrong, in one sentence.
  public var reason: Phrase { Phrase(problem.reason, .text(found)) }

  /// What to do, in one sentence.
  public var hint: Phrase { Phrase(problem.hint, .text(found)) }
}
