/// Measures, cuts and wraps text in columns, the way `Frame` draws it.
///
/// Text from outside is data: what is measured is the safe form, in which controls, escapes, directional marks and
/// zero-width characters show as signs. Right-to-left text keeps its stored order.
public struct TextWidth: Hashable, Sendable {
  /// What depends on the terminal.
  public var policy: WidthPolicy

  /// Measures by `policy`.
  public init(_ policy: WidthPolicy = .standard) { self.policy = policy }

  /// What is drawn for a character, and the columns it takes.
  public func cells(of character: Character) -> (drawn: String, columns: Int) {
    var drawn = ""
    let columns = walk(String(character)) { scanner in
      scanner.first.glyph.append(to: &drawn)
      for part in scanner.rest { part.glyph.append(to: &drawn) }
      return true
    }
    return (drawn, columns)
  }

  /// The columns `text` takes in one line.
  public func width(of text: String) -> Int { walk(text) { _ in true } }

  /// The text as it is drawn: the safe form.
  public func safe(_ text: String) -> String {
    var drawn = ""
    drawn.reserveCapacity(text.utf8.count)
    walk(text) { scanner in
      scanner.first.glyph.append(to: &drawn)
      for part in scanner.rest { part.glyph.append(to: &drawn) }
      return true
    }
    return drawn
  }

  /// `text` if it fits into `columns`, else its beginning and `ellipsis`; never wider than `columns`.
  public func truncate(_ text: String, to columns: Int, ellipsis: String = "…") -> String {
    let room = max(0, columns - width(of: ellipsis))
    var used = 0
    var kept = 0
    var fits = true
    walk(text) { scanner in
      used += scanner.columns
      if used <= room { kept = scanner.end }
      fits = used <= columns
      return fits
    }
    if fits { return text }
    let cut = text.utf8.index(text.startIndex, offsetBy: kept)
    return width(of: ellipsis) <= columns ? text[..<cut] + ellipsis : String(text[..<cut])
  }

  /// `text` in lines of at most `columns`: broken at spaces, between ideographs and at line ends of its own.
  ///
  /// A token longer than a line is cut. Closing punctuation does not start a line. There is always a line.
  public func wrap(_ text: String, width columns: Int) -> [String] {
    var wrapping = LineWrapping(text, columns: max(2, columns))
    walk(text) { scanner in
      wrapping.take(scanner)
      return true
    }
    return wrapping.finished()
  }

  /// Visits the clusters until the visitor says no; returns the columns of those it said yes to.
  @discardableResult
  func walk(_ text: String, _ visit: (borrowing ClusterScanner) -> Bool) -> Int {
    let whole = text
    var text = text
    return text.withUTF8 { bytes in
      var scanner = ClusterScanner(whole, bytes, policy)
      var columns = 0
      while scanner.next(), visit(scanner) { columns += scanner.columns }
      return columns
    }
  }
}
