/// Fills the places of a sentence.
public enum Template {
  /// `template` with each `{n}` replaced by argument n and each `{n:one|many}` by the form for its count.
  ///
  /// A place without an argument stays as written; the house test finds such sentences.
  static func fill(_ template: String, with arguments: [Argument], in tongue: Tongue) -> String {
    guard template.utf8.contains(UInt8(ascii: "{")) else { return template }
    var result = ""
    result.reserveCapacity(template.utf8.count + 32)
    var rest = Substring(template)
    while let open = rest.firstIndex(of: "{") {
      result += rest[..<open]
      rest = rest[open...]
      guard let close = rest.firstIndex(of: "}") else { break }
      let place = rest[rest.index(after: open)..<close]
      result += value(of: place, arguments, tongue) ?? String(rest[...close])
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }

  private static func value(of place: Substring, _ arguments: [Argument], _ tongue: Tongue) -> String? {
    let parts = place.split(separator: ":", maxSplits: 1)
    guard let first = parts.first, let index = Int(first), arguments.indices.contains(index) else {
      return nil
    }
    guard parts.count == 2 else { return arguments[index].text(in: tongue) }
    let forms = parts[1].split(separator: "|", omittingEmptySubsequences: false)
    guard forms.count == 2, case .count(let count) = arguments[index] else { return nil }
    return String(count == 1 ? forms[0] : forms[1])
  }

  /// The argument places a template names, for the check that both languages use the same ones.
  public static func places(in template: String) -> Set<Int> {
    var found: Set<Int> = []
    for piece in template.split(separator: "{").dropFirst(template.hasPrefix("{") ? 0 : 1) {
      let digits = piece.prefix { $0.isNumber }
      if let place = Int(digits) { found.insert(place) }
    }
    return found
  }
}
