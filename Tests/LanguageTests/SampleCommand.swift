import Language

/// A small language with an argument of every kind.
enum SampleCommand: Hashable {
  case go
  case stop
  case count(Int, fast: Bool?)
  case pick(String)
  case span(Int64)
  case tags([String], seq: Int?)
  case push([UInt8], id: String?)
  case tap(Target, action: String?)
  case rate(Int)
  case message(String, [Pair])
  case filter(String)

  static let grammar = Grammar<SampleCommand>([
    CommandSpec("app go", help: "help.go", is: .go),
    CommandSpec("app stop", help: "help.stop", is: .stop),
    CommandSpec(
      "count", [.required("n", .count(1...9)), .named("fast", .onOff)], help: "help.count",
      make: { .count($0.count("n") ?? 0, fast: $0.flag("fast")) },
      take: {
        if case .count(let n, let fast) = $0 { ["n": .count(n), "fast": fast.map(Value.flag)] } else { nil }
      }),
    CommandSpec(
      "pick", [.required("what", .choice(["red", "green"]))], help: "help.pick",
      make: { .pick($0.text("what")) },
      take: { if case .pick(let what) = $0 { ["what": .text(what)] } else { nil } }),
    CommandSpec(
      "clock", [.required("by", .span)], help: "help.clock", make: { .span($0.span("by") ?? 0) },
      take: { if case .span(let span) = $0 { ["by": .span(span)] } else { nil } }),
    CommandSpec(
      "tags add", [.required("tags", .list), .named("seq", .count(.min ... .max))], help: "help.tags",
      make: { .tags($0.list("tags"), seq: $0.count("seq")) },
      take: {
        if case .tags(let tags, let seq) = $0 {
          ["tags": .list(tags), "seq": seq.map(Value.count)]
        } else {
          nil
        }
      }),
    CommandSpec(
      "push", [.required("payload", .bytes), .named("id", .text)], help: "help.push",
      make: { .push($0.bytes("payload"), id: $0.optionalText("id")) },
      take: {
        if case .push(let bytes, let id) = $0 {
          ["payload": .bytes(bytes), "id": id.map(Value.text)]
        } else {
          nil
        }
      }),
    CommandSpec(
      "tap", [.required("which", .target), .optional("action", .text)], help: "help.tap",
      make: { .tap($0.target("which") ?? .row(1), action: $0.optionalText("action")) },
      take: {
        if case .tap(let target, let action) = $0 {
          ["which": .target(target), "action": action.map(Value.text)]
        } else {
          nil
        }
      }),
    CommandSpec(
      "rate", [.required("rate", .rate)], help: "help.rate", make: { .rate($0.rate("rate") ?? 1) },
      take: { if case .rate(let rate) = $0 { ["rate": .rate(rate)] } else { nil } }),
    CommandSpec(
      "message", [.required("text", .text), .named("extras", .pairs)], help: "help.message",
      make: { .message($0.text("text"), $0.pairs("extras")) },
      take: {
        if case .message(let text, let pairs) = $0 {
          ["text": .text(text), "extras": .pairs(pairs)]
        } else {
          nil
        }
      }),
    CommandSpec(
      "filter", [.required("filter", .line)], help: "help.filter", make: { .filter($0.text("filter")) },
      take: { if case .filter(let text) = $0 { ["filter": .text(text)] } else { nil } }),
  ])
}
