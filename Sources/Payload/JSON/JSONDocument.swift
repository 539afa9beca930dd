/// JSON text as it arrived: every byte, with a tape that says where each value lies.
///
/// It keeps what parsers usually drop: the order of members, keys that occur twice, numbers digit by digit, and the
/// place of everything. Copying one costs one reference.
public struct JSONDocument: Sendable {
  /// Containers within containers that are read; a deeper text is refused.
  ///
  /// `JSONSerialization` reads 512. A payload of 4096 bytes that needs more than 64 is an attack or an accident.
  public static let depthLimit = 64
  /// Bytes that are read; a longer text is refused.
  public static let sizeLimit = 16 << 20

  let storage: JSONStorage

  /// Reads `bytes` strictly as RFC 8259 says: one value, white space around it, nothing else.
  ///
  /// Throws a `JSONError` with the place and a hint.
  public init(_ bytes: [UInt8]) throws(JSONError) {
    guard bytes.count <= JSONDocument.sizeLimit else {
      throw JSONError(.tooLarge, place: SourcePlace(offset: 0, line: 1, column: 1), found: "")
    }
    var fault = JSONFault(.value(in: .start), at: 0)
    guard let read = JSONDocument.read(bytes, &fault) else {
      throw JSONDiagnosis(bytes: bytes, fault: fault).error
    }
    storage = read
  }

  /// Reads onto a tape as long as it could get, and keeps a copy as long as it got.
  private static func read(_ bytes: [UInt8], _ fault: inout JSONFault) -> JSONStorage? {
    bytes.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress, !buffer.isEmpty else { return nil }
      let capacity = JSONReader.capacity(for: buffer.count)
      return withUnsafeTemporaryAllocation(of: JSONNode.self, capacity: capacity) { tape in
        guard let first = tape.baseAddress else { return nil }
        var reader = JSONReader(JSONScanner(bytes: start, end: buffer.count), tape: first)
        do throws(JSONFault) {
          try reader.read()
        } catch {
          fault = error
          return nil
        }
        let read = UnsafeBufferPointer(start: first, count: reader.count)
        let duplicates = reader.mayHoldDuplicates ? DuplicateSearch.all(on: read, in: buffer) : []
        return JSONStorage(bytes: bytes, nodes: ContiguousArray(read), duplicates: duplicates)
      }
    }
  }

  /// The text as it was received.
  public var asReceived: [UInt8] { storage.bytes }

  /// The outermost value.
  public var root: JSONValue { JSONValue(storage: storage, index: 0) }

  /// Keys that an object holds more than once, outer objects before inner ones.
  public var duplicates: [JSONDuplicate] { storage.duplicates }

  /// The first member of the key that occurs more than once.
  public func firstMember(of duplicate: JSONDuplicate) -> JSONMember {
    JSONMember(storage: storage, index: duplicate.first)
  }

  /// The last member of the key that occurs more than once: the one that counts.
  public func lastMember(of duplicate: JSONDuplicate) -> JSONMember {
    JSONMember(storage: storage, index: duplicate.last)
  }
}

extension JSONDocument: Hashable {
  /// Whether both hold the same bytes.
  public static func == (one: JSONDocument, other: JSONDocument) -> Bool {
    one.storage === other.storage || one.storage.bytes == other.storage.bytes
  }

  /// Hashes the bytes.
  public func hash(into hasher: inout Hasher) { hasher.combine(storage.bytes) }
}

extension JSONDocument: Codable {
  /// Reads the text back from a string.
  public init(from decoder: any Decoder) throws {
    try self.init(Array(decoder.singleValueContainer().decode(String.self).utf8))
  }

  /// Writes the text as one string; what was read is valid UTF-8, so nothing is lost.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(String(decoding: storage.bytes, as: UTF8.self))
  }
}
