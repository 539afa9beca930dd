/// A payload to begin with.
public struct LibrarySample: Sendable {
  /// Its name, and that of its file without `.apns`.
  public let name: String
  private let read: @Sendable () -> [UInt8]

  init(_ name: String, _ read: @escaping @Sendable () -> [UInt8]) {
    self.name = name
    self.read = read
  }

  /// The file.
  public var bytes: [UInt8] { read() }
}
