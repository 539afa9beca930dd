import Exports
import Gateway
import Journal
import Phone
import Simulation
import Words

/// Writes the part of the history that passes a filter, oldest first, a page at a time.
struct ExportWriter {
  private let source: ExportSource
  private let format: ExportFormat
  private let folder: String?
  private let console: Console
  private static let page = 500

  init(_ source: ExportSource, _ format: ExportFormat, folder: String?, _ console: Console) {
    (self.source, self.format, self.folder, self.console) = (source, format, folder, console)
  }

  /// Writes at most `limit` and says how many there were.
  func write(_ filter: Filter, requests: Bool, limit: Int) throws(Complaint) -> Int {
    if format == .csv, folder == nil { try console.write(Array(ArrivalTable.titles.utf8)) }
    // One .apns file is a payload; several on one stream would be none.
    if format == .apns, folder == nil, try count(filter, requests, upTo: 2) > 1 {
      throw Complaint(Phrase("cli.export.several"), fix: Phrase("cli.export.several.fix"))
    }
    var count = 0
    var last: UInt64?
    var rest = try numbers(requests)
    while count < limit, !rest.isEmpty {
      let rows = try rows(filter, requests, rest, min(Self.page, limit - count))
      for row in rows {
        try write(row, &last)
        count += 1
      }
      guard let end = rows.last?.number else { break }
      rest = end + 1..<rest.upperBound
    }
    return count
  }

  private enum Row {
    case push(Arrival)
    case request(Exchange)

    var number: Int {
      switch self {
      case .push(let arrival): arrival.number.value
      case .request(let exchange): exchange.number
      }
    }
  }

  private func count(_ filter: Filter, _ requests: Bool, upTo limit: Int) throws(Complaint) -> Int {
    try rows(filter, requests, numbers(requests), limit).count
  }

  private func numbers(_ requests: Bool) throws(Complaint) -> Range<Int> {
    try said { () throws(JournalError) in
      requests ? try source.journal.exchangeNumbers() : try source.journal.pushNumbers()
    }
  }

  /// The demo stream's pushes are nobody's, unless somebody asks for them.
  private func rows(
    _ filter: Filter, _ requests: Bool, _ range: Range<Int>, _ limit: Int
  ) throws(Complaint) -> [Row] {
    try said { () throws(JournalError) in
      if requests {
        return try source.journal.exchanges(
          filter, in: range, limit: limit, oldestFirst: true, now: source.now
        ).map(Row.request)
      }
      let all = filter.asksForStream ? filter : Filter(filter.terms + [Filter.notOfStream])
      return try source.journal.arrivals(all, in: range, limit: limit, oldestFirst: true, now: source.now)
        .map(Row.push)
    }
  }

  private func write(_ row: Row, _ last: inout UInt64?) throws(Complaint) {
    switch (row, format) {
    case (.push(let arrival), .csv): try put(Array(ArrivalTable.record(of: arrival).utf8), row)
    case (.push(let arrival), .jsonl):
      let exchange = try said { () throws(JournalError) in try source.journal.exchange(of: arrival.number) }
      try put(HistoryLine.of(arrival, exchange), row)
    case (.request(let exchange), .jsonl): try put(HistoryLine.of(exchange), row)
    default: try writeOne(row, &last)
    }
  }

  /// A request that went to many phones is written once.
  private func writeOne(_ row: Row, _ last: inout UInt64?) throws(Complaint) {
    let (push, born) = try said { () throws(JournalError) in try find(row) }
    if format != .apns, let born, born == last { return }
    last = born
    let bytes: [UInt8]
    do throws(ExportRefusal) { bytes = try push.text(as: format, source.facts) } catch {
      return console.complain(
        Complaint(Phrase("cli.export.skipped", .count(row.number), .phrase(error.phrase))), in: "export")
    }
    try put(folder == nil ? bytes + [UInt8(ascii: "\n")] : bytes, row)
  }

  private func find(_ row: Row) throws(JournalError) -> (ExportedPush, UInt64?) {
    let journal = source.journal
    switch row {
    case .push(let arrival):
      let push = ExportedPush(
        arrival, try journal.exchange(of: arrival.number), try journal.command(of: arrival.number))
      return (push, push.command == nil ? nil : try journal.born(arrival.number))
    case .request(let exchange):
      let arrival = try exchange.push.flatMap { (push) throws(JournalError) in try journal.arrival(push) }
      let command = try exchange.command.flatMap { (number) throws(JournalError) in
        try journal.command(number)?.command
      }
      return (ExportedPush(arrival, exchange, command), nil)
    }
  }

  private func put(_ bytes: [UInt8], _ row: Row) throws(Complaint) {
    guard let folder else { return try console.write(bytes) }
    try NewFile.write(bytes, to: "\(folder)/\(row.number).\(format.rawValue)")
  }

  private func said<Result>(_ body: () throws(JournalError) -> Result) throws(Complaint) -> Result {
    do throws(JournalError) { return try body() } catch { throw Complaint(error.phrase) }
  }
}

extension Filter {
  fileprivate static let notOfStream = FilterTerm(.source([.origin(.stream)]), isNegated: true)

  fileprivate var asksForStream: Bool {
    terms.contains { term in
      if case .source(let sources) = term.condition { sources.contains(.origin(.stream)) } else { false }
    }
  }
}
