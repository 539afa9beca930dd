import Language
import Phone
import Simulation

/// Which arrivals a person wants to see: one language for the list, `wait` and the history.
///
/// All terms must hold. Example: `badge:>2 from:jpush !quiet title:订单 "two words"`
public struct Filter: Hashable, Sendable {
  /// The terms, in the order they were written.
  public let terms: [FilterTerm]

  /// A filter of `terms`.
  public init(_ terms: [FilterTerm] = []) { self.terms = terms }

  /// Reads a filter; an empty text lets everything through.
  ///
  /// - Throws: `LanguageError` with the column and what was probably meant: an unknown key, a value that cannot be.
  public init(parsing text: String) throws(LanguageError) {
    let line = try Line(text)
    var terms: [FilterTerm] = []
    for word in line.words { terms.append(try FilterReader.term(word)) }
    self.terms = terms
  }

  /// Whether it lets everything through.
  public var isEmpty: Bool { terms.isEmpty }

  /// The text that reads as this filter again.
  public var text: String { terms.map(\.text).joined(separator: " ") }

  /// Whether `arrival` passes; ages count up to `now`, in world time.
  public func matches(_ arrival: Arrival, now: Instant) -> Bool {
    terms.allSatisfy { $0.matches(arrival, now: now) }
  }

  /// The terms that `arrival` fails, each with what it has instead.
  public func misses(_ arrival: Arrival, now: Instant) -> [FilterMiss] {
    terms.filter { !$0.matches(arrival, now: now) }.map { term in
      FilterMiss(term: term, actual: term.condition.actual(in: arrival, now: now))
    }
  }
}
