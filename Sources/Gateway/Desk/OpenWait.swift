import Engine
import Words

/// A `wait` that is not answered yet. Lives on the loop's thread.
final class OpenWait {
  var wait: Wait
  let slot: AnswerSlot
  let tongue: Tongue
  var timer: LoopTimer?

  init(_ wait: Wait, _ slot: AnswerSlot, in tongue: Tongue) {
    self.wait = wait
    self.slot = slot
    self.tongue = tongue
  }
}
