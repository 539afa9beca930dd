extension WorldEngine {
  /// Opens an engine on a thread of its own while the caller does something else, such as making its tables ready:
  /// reading a checkpoint takes half of a start.
  ///
  /// - Throws: what `init` throws, after `meanwhile` has returned.
  public static func open(
    _ configuration: EngineConfiguration, meanwhile: () -> Void
  ) throws(EngineError) -> WorldEngine {
    let opening = Opening()
    guard let thread = WorkerThread({ opening.run(configuration) }) else { throw .noThread }
    meanwhile()
    thread.join()
    guard let result = opening.result else { throw .noThread }
    return try result.get()
  }

  /// What the thread leaves behind. It is written before the thread ends and read after it was waited for.
  private final class Opening: @unchecked Sendable {
    private(set) var result: Result<WorldEngine, EngineError>?

    func run(_ configuration: EngineConfiguration) {
      do throws(EngineError) { result = .success(try WorldEngine(configuration)) } catch {
        result = .failure(error)
      }
    }
  }
}
