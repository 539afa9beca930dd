import Words

extension Fanout {
  /// How many phones, and what became of most of them.
  public var phrase: Phrase {
    let kinds = lines.prefix(3).map {
      Phrase("world.fanout.line", .count($0.copies), .phrase($0.outcome.phrase))
    }
    guard let first = kinds.first else { return Phrase("world.event.fanout", .count(0), .text("")) }
    let all = kinds.dropFirst().reduce(first) { Phrase("arrival.and", .phrase($0), .phrase($1)) }
    return Phrase("world.event.fanout", .count(copies), .phrase(all))
  }
}
