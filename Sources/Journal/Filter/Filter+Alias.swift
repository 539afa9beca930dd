import Phone

extension Filter {
  /// Whether it asks for an alias, which only the services know.
  public var asksForAlias: Bool {
    terms.contains { if case .alias = $0.condition { true } else { false } }
  }

  /// The filter with the phones in place that `phones` says have an alias.
  public func resolved(_ phones: (_ alias: String) -> [PhoneNumber]) -> Filter {
    guard asksForAlias else { return self }
    return Filter(
      terms.map { term in
        guard case .alias(let alias, _) = term.condition else { return term }
        return FilterTerm(.alias(alias, phones: phones(alias)), isNegated: term.isNegated)
      })
  }
}
