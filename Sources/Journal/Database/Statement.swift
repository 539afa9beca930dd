import CSQLite

/// A compiled statement of one connection: values are bound from place 1 on, columns read from 0 on.
final class Statement {
  private let handle: OpaquePointer
  private unowned let database: Database

  init(_ handle: OpaquePointer, of database: Database) {
    self.handle = handle
    self.database = database
  }

  deinit { sqlite3_finalize(handle) }

  /// Runs to the next row; false once there is none.
  func step() throws(DatabaseError) -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let code: throw database.error(code)
    }
  }

  /// Runs a statement that has no rows and makes it ready for the next time.
  func run() throws(DatabaseError) {
    while try step() {}
    reset()
  }

  /// The same for a statement whose every place is bound anew each time.
  func runAgain() throws(DatabaseError) {
    while try step() {}
    sqlite3_reset(handle)
  }

  /// Makes it ready to run again, with nothing bound.
  func reset() {
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
  }

  func bind(_ place: Int32, _ number: Int64) { sqlite3_bind_int64(handle, place, number) }

  func bind(_ place: Int32, _ number: Int) { sqlite3_bind_int64(handle, place, Int64(number)) }

  func bind(_ place: Int32, _ number: Int?) {
    if let number { bind(place, number) } else { sqlite3_bind_null(handle, place) }
  }

  func bind(_ place: Int32, _ number: Double?) {
    if let number { sqlite3_bind_double(handle, place, number) } else { sqlite3_bind_null(handle, place) }
  }

  func bind(_ place: Int32, _ text: String) {
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        _ = cs_bind_text(handle, place, characters.baseAddress, UInt64(characters.count))
      }
    }
  }

  func bind(_ place: Int32, _ text: String?) {
    if let text { bind(place, text) } else { sqlite3_bind_null(handle, place) }
  }

  func bind(_ place: Int32, _ bytes: [UInt8]) {
    bytes.withUnsafeBytes { _ = cs_bind_blob(handle, place, $0.baseAddress, UInt64($0.count)) }
  }

  func isNull(_ column: Int32) -> Bool { sqlite3_column_type(handle, column) == SQLITE_NULL }

  func number(_ column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }

  func real(_ column: Int32) -> Double { sqlite3_column_double(handle, column) }

  func optionalNumber(_ column: Int32) -> Int? { isNull(column) ? nil : Int(number(column)) }

  func text(_ column: Int32) -> String {
    guard let start = sqlite3_column_text(handle, column) else { return "" }
    let size = Int(sqlite3_column_bytes(handle, column))
    return String(decoding: UnsafeBufferPointer(start: start, count: size), as: UTF8.self)
  }

  func optionalText(_ column: Int32) -> String? { isNull(column) ? nil : text(column) }

  func bytes(_ column: Int32) -> [UInt8] {
    guard let start = sqlite3_column_blob(handle, column) else { return [] }
    return Array(UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, column))))
  }
}
