/// Exact whole numbers out of JSON's number text, without a detour over `Double`, which has 53 bits only.
enum JSONNumber {
  /// The value of a number that the reader has checked, or nil if it does not fit an `Int`, or if it has a fraction
  /// that may not be cut off.
  static func integer(_ text: UnsafeBufferPointer<UInt8>, cuttingFraction: Bool) -> Int? {
    let isNegative = text[0] == UInt8(ascii: "-")
    var value = 0
    var index = isNegative ? 1 : 0
    while index < text.count {
      let digit = text[index] &- UInt8(ascii: "0")
      // A point or an exponent; both are rare.
      guard digit < 10 else { return scaled(text, isNegative, cuttingFraction) }
      guard let next = appending(Int(digit), to: value, isNegative) else {
        return scaled(text, isNegative, cuttingFraction)
      }
      value = next
      index += 1
    }
    return value
  }

  /// The value of a number with a point or an exponent: its digits up to where the point ends up.
  private static func scaled(_ text: UnsafeBufferPointer<UInt8>, _ isNegative: Bool, _ cuttingFraction: Bool)
    -> Int?
  {
    let end = text.firstIndex { $0 | 0x20 == UInt8(ascii: "e") } ?? text.count
    let mantissa = text[(isNegative ? 1 : 0)..<end]
    let wholeDigits = (mantissa.firstIndex(of: UInt8(ascii: ".")) ?? end) - mantissa.startIndex
    // Zero times any power of ten is zero; without this `0e999999` would be multiplied out.
    guard mantissa.contains(where: { $0 > UInt8(ascii: "0") }) else { return 0 }
    let point = wholeDigits + exponent(text[end...].dropFirst())
    var value = 0
    var position = 0
    for byte in mantissa where byte != UInt8(ascii: ".") {
      let digit = Int(byte - UInt8(ascii: "0"))
      if position < point {
        guard let next = appending(digit, to: value, isNegative) else { return nil }
        value = next
      } else if digit != 0, !cuttingFraction {
        return nil
      }
      position += 1
    }
    while position < point {
      guard let next = appending(0, to: value, isNegative) else { return nil }
      value = next
      position += 1
    }
    return value
  }

  @inline(__always)
  private static func appending(_ digit: Int, to value: Int, _ isNegative: Bool) -> Int? {
    let (shifted, overflowed) = value.multipliedReportingOverflow(by: 10)
    let (sum, overflowedToo) =
      isNegative ? shifted.subtractingReportingOverflow(digit) : shifted.addingReportingOverflow(digit)
    return overflowed || overflowedToo ? nil : sum
  }

  /// The power of ten after the `e`. Held within bounds that no value survives anyway, so that it cannot overflow.
  private static func exponent(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    var value = 0
    for byte in text where byte >= UInt8(ascii: "0") {
      value = min(value * 10 + Int(byte - UInt8(ascii: "0")), 1 << 40)
    }
    return text.first == UInt8(ascii: "-") ? -value : value
  }
}
