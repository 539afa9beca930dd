import CLinux
import Language
import Words

/// Reads options with `getopt_long` and says in plain words what it cannot read.
struct OptionReader {
  /// The options and the words that are none.
  struct Reading {
    var values = OptionValues()
    var operands: [Operand] = []
  }

  let options: [OptionSpec]
  /// Whether an option may follow an operand; if not, the first operand ends the options.
  let isPermuting: Bool

  /// `getopt_long` answers a long option with its row's index plus this, out of reach of every letter.
  private static let firstLong: Int32 = 0x1000

  func read(_ words: [Operand]) throws(Complaint) -> Reading {
    // The first place is the program's name, which getopt skips.
    var pointers: [UnsafeMutablePointer<CChar>?] = [nil] + words.map(\.pointer) + [nil]
    var longs = longOptions
    var reading = Reading()
    cl_getopt_start()
    while true {
      let code = getopt_long(Int32(words.count + 1), &pointers, shortOptions, &longs, nil)
      if code == -1 { break }
      guard let option = option(for: code) else { throw fault(code, pointers) }
      try reading.values.set(option, to: cl_optarg().map { String(cString: $0) })
    }
    reading.operands = pointers[Int(cl_optind())...].compactMap { $0.map(Operand.init) }
    return reading
  }

  private var longOptions: [CLinux.option] {
    let rows = options.enumerated().map { index, spec in
      CLinux.option(
        name: UnsafeRawPointer(spec.name.utf8Start).assumingMemoryBound(to: CChar.self),
        has_arg: spec.metavariable == nil ? no_argument : required_argument, flag: nil,
        val: Self.firstLong + Int32(index))
    }
    return rows + [CLinux.option()]
  }

  /// A colon in front makes `getopt_long` tell a missing value from an unknown option.
  private var shortOptions: String {
    let letters = options.compactMap { spec in
      spec.short.map { spec.metavariable == nil ? "\($0)" : "\($0):" }
    }
    return (isPermuting ? ":" : "+:") + letters.joined()
  }

  private func option(for code: Int32) -> OptionSpec? {
    let index = Int(code - Self.firstLong)
    if options.indices.contains(index) { return options[index] }
    return options.first { spec in
      spec.short?.asciiValue.map(Int32.init) == code
    }
  }

  private func fault(_ code: Int32, _ pointers: [UnsafeMutablePointer<CChar>?]) -> Complaint {
    let subject = cl_optopt()
    if code == Int32(UInt8(ascii: ":")) {
      let option = option(for: subject)
      return Complaint(
        Phrase(
          "cli.option.missing", .text(option?.flag ?? ""), .text(option?.metavariable ?? "")))
    }
    let word = pointers[Int(cl_optind()) - 1].map { String(cString: $0) } ?? ""
    if let option = option(for: subject), subject >= Self.firstLong {
      return Complaint(Phrase("cli.option.no-value", .text(option.flag)))
    }
    return unknown(subject == 0 ? word : letter(subject))
  }

  private func bare(_ flag: String) -> String { String(flag.drop { $0 == "-" }) }

  private func letter(_ code: Int32) -> String {
    UInt8(exactly: code).map { "-\(Character(Unicode.Scalar($0)))" } ?? ""
  }

  private func unknown(_ word: String) -> Complaint {
    let name = String(word.prefix { $0 != "=" })
    let known = Set(options.filter { !$0.isHidden }.map(\.flag))
    let longer = known.filter { $0.hasPrefix(name) }.sorted()
    if longer.count > 1 {
      return Complaint(
        Phrase("cli.option.ambiguous", .text(name), .text(longer.joined(separator: ", "))))
    }
    // Without the dashes, which all of them share, a distance means something.
    let near = Nearest.word(to: bare(name), among: Set(known.map(bare)))
    return Complaint(
      Phrase("cli.option.unknown", .text(name)), fix: near.map { Phrase("cli.meant", .text("--\($0)")) })
  }
}
