/// A file that a push can point to, as the network would give it to the service extension.
public struct MediaResource: Hashable, Codable, Sendable {
  /// Its address.
  public var url: String
  /// Its size in bytes; nil if there is nothing at the address.
  public var bytes: Int?
  /// How long the download takes, in microseconds.
  public var duration: Int64

  /// What an address that nobody described holds: 100 KB within 200 ms.
  public init(url: String, bytes: Int? = 100_000, duration: Int64 = 200_000) {
    self.url = url
    self.bytes = bytes
    self.duration = duration
  }
}
