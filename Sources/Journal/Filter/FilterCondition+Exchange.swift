import Payload
import Phone
import Simulation

extension Filter {
  /// Whether a request over HTTP passes; what only an arrival has, no request has.
  public func matches(_ exchange: Exchange, now: Instant) -> Bool {
    terms.allSatisfy { $0.condition.holds(for: exchange, now: now) != $0.isNegated }
  }
}

extension FilterCondition {
  fileprivate func holds(for exchange: Exchange, now: Instant) -> Bool {
    switch self {
    case .number(let push): exchange.brought(push)
    case .status(let test): test.holds(for: exchange.reply?.status)
    case .outcome(let outcomes): exchange.isRefused && outcomes.contains(.refused)
    case .source(let sources):
      sources.contains { source in
        switch source {
        case .vendor(let name): exchange.vendor == name
        case .origin(let origin): origin == .outside
        }
      }
    case .age(let test): test.holds(for: exchange.at, now: now)
    case .text(.payload, let needle): needle.isIn(exchange.request.body)
    case .text(.text, let needle): Self.says(needle, exchange)
    case .name(.id, let name): Self.isSame(Self.id(of: exchange), name)
    case .name(.reason, let name): Self.isSame(exchange.code, name)
    case .name(.type, let name): Self.isSame(exchange.request.value(of: "apns-push-type"), name)
    case .name(.collapse, let name): Self.isSame(exchange.request.value(of: "apns-collapse-id"), name)
    case .priority(let test): test.holds(for: exchange.request.value(of: "apns-priority").flatMap { Int($0) })
    case .rule(let name):
      exchange.rule.map { $0.name == name || $0.name.hasPrefix(name + ".") } ?? false
    case .mark(let mark): mark.holds(for: exchange.notes)
    case .phone, .alias, .kind, .state, .badge, .sound, .shown, .callback, .text: false
    }
  }

  private static func id(of exchange: Exchange) -> String? {
    exchange.reply?.fields.first { $0.name == "apns-id" }?.value
  }

  private static func says(_ needle: Needle, _ exchange: Exchange) -> Bool {
    needle.isIn(exchange.request.method) || needle.isIn(exchange.request.target)
      || needle.isIn(exchange.request.body) || needle.isIn(exchange.reply?.body ?? [])
      || exchange.request.fields.contains { needle.isIn($0.name) || needle.isIn($0.value) }
  }

  private static func isSame(_ value: String?, _ name: String?) -> Bool {
    guard let value, let name else { return value == nil && name == nil }
    return isSame(value, name)
  }
}
