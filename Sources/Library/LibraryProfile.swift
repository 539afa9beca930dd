/// An app under test that comes with the program, as a profile.
public struct LibraryProfile: Sendable {
  /// Its name, and that of its file without `.profile`.
  public let name: String
  private let read: @Sendable () -> [UInt8]

  init(_ name: String, _ read: @escaping @Sendable () -> [UInt8]) {
    self.name = name
    self.read = read
  }

  /// The file.
  public var bytes: [UInt8] { read() }
}
