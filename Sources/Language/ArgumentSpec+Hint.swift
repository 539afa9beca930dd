extension ArgumentSpec {
  /// How the argument is written in a usage line.
  public var hint: String {
    switch place {
    case .required: shape
    case .optional: "[\(shape)]"
    case .named: "[\(name)=\(kind.example)]"
    }
  }

  private var shape: String {
    switch kind {
    case .choice(let words): words.joined(separator: "|")
    case .onOff: "on|off"
    case .target: "#n"
    case .pairs: "\(name).key=value…"
    default: "<\(name)>"
    }
  }
}

extension ArgumentKind {
  /// One example of what may be written.
  public var example: String {
    switch self {
    case .text, .line: "text"
    case .count(let range): String(range.contains(1) ? 1 : range.lowerBound)
    case .span: "5s"
    case .choice(let words): words.joined(separator: "|")
    case .onOff: "on|off"
    case .list: "a,b"
    case .bytes: "json:'{}'"
    case .target: "#12"
    case .rate: "50/s"
    case .pairs: "key=value"
    }
  }
}
