/// A value that fills a place of a statement put together at run time.
enum SQLValue: Hashable {
  case number(Int64)
  case text(String)

  func bind(_ statement: Statement, _ place: Int32) {
    switch self {
    case .number(let number): statement.bind(place, number)
    case .text(let text): statement.bind(place, text)
    }
  }
}
