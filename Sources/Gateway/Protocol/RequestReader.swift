import Words

/// Takes the bytes of a connection as they come and cuts requests out of them.
public struct RequestReader: Sendable {
  private var buffer: [UInt8] = []
  /// Bytes at the buffer's beginning that are done with; they are moved away once they are many.
  private var start = 0
  private var header: RequestHeader?
  /// Where the search for the end of the header goes on.
  private var searched = 0

  /// The language that the newest header asked for.
  public private(set) var tongue = Tongue.english

  /// A reader that has seen nothing.
  public init() {}

  /// Takes bytes that have come in.
  public mutating func take(_ bytes: UnsafeRawBufferPointer) { buffer += bytes }

  /// Whether a request has begun and its end is missing.
  public var isWithinRequest: Bool { header != nil || start < buffer.count }

  /// The next request that is whole, or nil if more bytes must come first.
  public mutating func next() throws(RequestFault) -> ReceivedRequest? {
    if header == nil {
      guard let line = try nextLine() else { return nil }
      let read = try RequestHeader(line)
      tongue = read.tongue
      header = read
    }
    guard let header, buffer.count - start >= header.length else { return nil }
    let body = Array(buffer[start..<start + header.length])
    self.header = nil
    advance(by: header.length)
    return ReceivedRequest(try header.request(body), in: header.tongue)
  }

  /// The next line that is not empty, its line feed left out.
  private mutating func nextLine() throws(RequestFault) -> [UInt8]? {
    while let end = buffer[max(start, searched)...].firstIndex(of: UInt8(ascii: "\n")) {
      let line = Array(buffer[start..<end])
      advance(by: line.count + 1)
      guard line.count < ControlProtocol.headerLimit else { throw Self.tooLong }
      if line.contains(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\r") }) { return line }
    }
    searched = buffer.count
    if buffer.count - start >= ControlProtocol.headerLimit { throw Self.tooLong }
    return nil
  }

  private static let tooLong = RequestFault(
    Phrase("gateway.header.limit", .count(ControlProtocol.headerLimit)), isFatal: true)

  private mutating func advance(by count: Int) {
    start += count
    searched = start
    if start == buffer.count {
      buffer.removeAll(keepingCapacity: true)
    } else if start > 64 << 10 {
      buffer.removeFirst(start)
    } else {
      return
    }
    start = 0
    searched = 0
  }
}
