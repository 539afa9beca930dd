import CNcurses

/// Writes a terminal's description in the compiled form that ncurses reads.
///
/// Source: term(5), "Storage Format" and "Extended Storage Format", with 32-bit numbers; and ncurses(3X), where
/// TERMINFO may hold a whole description behind `hex:`.
struct CompiledDescription {
  private var bytes: [UInt8] = []

  /// The value for TERMINFO.
  static func hex(_ description: TerminalDescription) -> String {
    var compiled = CompiledDescription()
    compiled.write(description)
    let digits = Array("0123456789ABCDEF".utf8)
    var text = Array("hex:".utf8)
    for byte in compiled.bytes { text += [digits[Int(byte >> 4)], digits[Int(byte & 15)]] }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func write(_ description: TerminalDescription) {
    let flags = Self.names(nc_boolname)
    let numbers = Self.names(nc_numname)
    let strings = Self.names(nc_strname)
    var table: [UInt8] = []
    let offsets = strings.map { name -> Int in
      guard let text = description.strings[name] else { return -1 }
      defer { table += Array(text.utf8) + [0] }
      return table.count
    }
    let name = Array(description.name.utf8) + [0]
    for number in [0o1036, name.count, flags.count, numbers.count, strings.count, table.count] {
      put(short: number)
    }
    bytes += name
    bytes += flags.map { description.flags.contains($0) ? 1 : 0 }
    align()
    for number in numbers { put(long: description.numbers[number] ?? -1) }
    for offset in offsets { put(short: offset) }
    bytes += table
    align()
    writeExtension(description.flags.subtracting(flags).sorted())
  }

  /// The flags that the standard does not name; there are no other extensions.
  private mutating func writeExtension(_ flags: [String]) {
    var table: [UInt8] = []
    let offsets = flags.map { name -> Int in
      defer { table += Array(name.utf8) + [0] }
      return table.count
    }
    for number in [flags.count, 0, 0, flags.count, table.count] { put(short: number) }
    bytes += flags.map { _ in 1 }
    align()
    for offset in offsets { put(short: offset) }
    bytes += table
  }

  private mutating func put(short number: Int) {
    bytes += [UInt8(truncatingIfNeeded: number), UInt8(truncatingIfNeeded: number >> 8)]
  }

  private mutating func put(long number: Int) {
    for shift in stride(from: 0, to: 32, by: 8) { bytes.append(UInt8(truncatingIfNeeded: number >> shift)) }
  }

  private mutating func align() {
    if bytes.count % 2 == 1 { bytes.append(0) }
  }

  private static func names(_ name: (Int32) -> UnsafePointer<CChar>?) -> [String] {
    var names: [String] = []
    while let next = name(Int32(names.count)) { names.append(String(cString: next)) }
    return names
  }
}
