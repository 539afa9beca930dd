import Glibc

/// A connection that several threads may use, one at a time.
final class GuardedDatabase: @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private var database: Database?
  private let path: String

  init(_ database: Database, path: String) {
    self.database = database
    self.path = path
    mutex = .allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Lets go of the connection; the last one to go folds SQLite's log into the file.
  func close() {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    database = nil
  }

  /// Runs `body` with the connection in hand; its errors come out as the journal's.
  func use<Result>(
    _ body: (Database) throws(DatabaseError) -> Result
  ) throws(JournalError) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    guard let database else { throw .closed }
    do { return try body(database) } catch { throw JournalError(error, at: path) }
  }
}
