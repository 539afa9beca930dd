/// Fills the places of a text from an app's strings table.
enum LocalizedFormat {
  /// `format` with `%@` replaced in order, `%2$@` by number and `%%` by a percent sign.
  ///
  /// A place without an argument stays as written; arguments without a place are left out.
  static func fill(_ format: String, with arguments: [String]) -> String {
    var result = ""
    var rest = Substring(format)
    var next = 0
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[percent...]
      if rest.hasPrefix("%%") {
        result += "%"
        rest = rest.dropFirst(2)
        continue
      }
      guard let place = Place(rest) else {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      let index = place.number.map { $0 - 1 } ?? next
      if place.number == nil { next += 1 }
      result += arguments.indices.contains(index) ? arguments[index] : String(rest.prefix(place.length))
      rest = rest.dropFirst(place.length)
    }
    return result + rest
  }

  /// `%@` or `%1$@` at the beginning of a text.
  private struct Place {
    var number: Int?
    var length: Int

    init?(_ text: Substring) {
      let digits = text.dropFirst().prefix { $0.isASCII && $0.isNumber }
      let after = text.dropFirst(1 + digits.count)
      if digits.isEmpty, after.hasPrefix("@") {
        length = 2
      } else if let number = Int(digits), number > 0, after.hasPrefix("$@") {
        self.number = number
        length = digits.count + 3
      } else {
        return nil
      }
    }
  }
}
