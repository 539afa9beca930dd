import Phone
import Simulation

@testable import Journal

extension FilterTerm {
  static func random(_ random: inout SeededRandom) -> FilterTerm {
    FilterTerm(.random(&random), isNegated: .random(using: &random))
  }
}

extension FilterCondition {
  /// Any condition, of values that `Arrival.random` uses too.
  static func random(_ random: inout SeededRandom) -> FilterCondition {
    let names = ["None", "none", "x", "ABC-1", "alert", "payloadtoolarge", "a b", "ü", ""]
    switch Int.random(in: 0...17, using: &random) {
    case 0: return .number(PushNumber(.random(in: 1...200, using: &random)))
    case 1: return .phone(PhoneNumber(.random(in: 1...3, using: &random)))
    case 2: return .outcome(few(Outcome.allCases, &random))
    case 3: return .kind(few(ArrivalKind.allCases, &random))
    case 4: return .state(few(AppState.allCases, &random))
    case 5: return .source(few(FilterSource.all, &random))
    case 6: return .badge(number(&random))
    case 7: return .priority(number(&random))
    case 8: return .age(pick([.under(90_000_000), .over(50_000_000), .under(0)], &random))
    case 9:
      return .sound(
        pick([.none, .any, .standard, .critical, .named("ding.caf"), .named("none"), .named("x")], &random))
    case 10: return .mark(pick(FilterMark.allCases, &random))
    case 11: return .shown(PresentationOptions(rawValue: .random(in: 0...31, using: &random)))
    case 12: return .callback(pick([nil, "willpresent", "didReceive", "none", "did,"], &random))
    case 13: return .text(pick(TextField.allCases, &random), Needle(pick(texts, &random)))
    case 14: return .name(pick(NameField.allCases, &random), pick(names + [nil], &random))
    case 16: return .alias("user", phones: nil)
    case 15: return .status(pick([.equal(200), .equal(413), .over(399), .any, .none], &random))
    default: return .rule(pick(["ios", "ios.present", "apns", "x%"], &random))
    }
  }

  private static let texts = [
    "", "order", "订单", "已", "PARCEL", "a\u{0}B", "istanbul", "İ", "ünter", "ter", "0% OFF_", "%", "quiet",
    "new s", "#1", "@2", "!x", "key:v", "it's", "\"", "\\", "77", "left 订", "31 LEFT", "你的订单已送达",
  ]

  private static func number(_ random: inout SeededRandom) -> NumberTest {
    pick([.equal(3), .over(2), .atLeast(2), .under(2), .atMost(5), .any, .none, .equal(-1)], &random)
  }

  private static func few<Value>(_ values: [Value], _ random: inout SeededRandom) -> [Value] {
    (0..<Int.random(in: 1...3, using: &random)).map { _ in pick(values, &random) }
  }

  private static func pick<Value>(_ values: [Value], _ random: inout SeededRandom) -> Value {
    values[Int.random(in: values.indices, using: &random)]
  }
}
