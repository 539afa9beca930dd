import Simulation
import Testing

@testable import Gateway

/// With which requests a connection ends, and which of them are dealt with.
@Suite struct RequestCountTests {
  static let cases: [(every: Int, lastDone: Int?, verdicts: [RequestCount.Verdict], last: Int32)] = [
    (1, nil, [.handleAndEnd], 1), (1, 0, [.leaveAndEnd], 0),
    (3, nil, [.handle, .handle, .handleAndEnd], 5), (3, 1, [.handle, .leave, .leaveAndEnd], 1),
    (3, 2, [.handle, .handle, .leaveAndEnd], 3), (2, 9, [.handle, .handleAndEnd], 3),
  ]

  @Test(arguments: cases) func ends(
    _ every: Int, _ lastDone: Int?, _ verdicts: [RequestCount.Verdict], _ last: Int32
  ) {
    var count = RequestCount()
    let fault = GoAwayFault(every: every, lastDone: lastDone)
    for (place, verdict) in verdicts.enumerated() {
      #expect(count.take(Int32(2 * place + 1), fault) == verdict)
    }
    #expect(count.lastDone == last)
  }
}
