import Testing

@testable import Inbox

@Suite struct FramePacerTests {
  /// Draws whenever it may for ten seconds, with something to draw each millisecond.
  @Test(arguments: [false, true])
  func aFloodIsAtMostSixtyFramesASecond(_ keys: Bool) {
    var pacer = FramePacer(at: 0)
    var frames = 0
    for now in stride(from: Int64(0), to: 10_000_000, by: 1000) where pacer.slot(at: now, forKey: keys) <= now
    {
      pacer.spend(at: now)
      frames += 1
    }
    #expect((550...604).contains(frames))
  }

  @Test func aKeyInAFloodIsDrawnAtOnce() {
    var pacer = FramePacer(at: 0)
    for now in stride(from: Int64(0), to: 2_000_000, by: 1000) where pacer.slot(at: now, forKey: false) <= now
    {
      pacer.spend(at: now)
    }
    #expect(pacer.slot(at: 2_000_000, forKey: true) == 2_000_000)
  }

  @Test func theSlotThatIsNamedIsFree() {
    var pacer = FramePacer(at: 0)
    while pacer.slot(at: 0, forKey: false) <= 0 { pacer.spend(at: 0) }
    let slot = pacer.slot(at: 0, forKey: false)
    #expect(slot > 0 && slot < 40_000)
    #expect(pacer.slot(at: slot, forKey: false) == slot)
  }
}
