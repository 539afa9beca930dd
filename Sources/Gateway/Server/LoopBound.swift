/// Something that only the loop's thread looks at, carried by others.
///
/// Unchecked: `value` is touched on the loop's thread alone.
final class LoopBound<Value>: @unchecked Sendable {
  var value: Value?
}
