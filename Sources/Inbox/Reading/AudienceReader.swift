import Getui
import JPush
import Phone
import Simulation
import Words

/// Looks at every device for an audience, a bounded number at a time, so that a key never waits for all of them.
struct AudienceReader {
  private var question: AudienceQuestion?
  private var expression: Result<AudienceExpression, AudienceExpression.Fault>?
  /// What is being counted, and what was counted last.
  private var running: AudienceTally?
  private var finished: AudienceTally?

  /// Devices looked at in one snapshot.
  private static let budget = 4_000

  /// The answer to `wanted`, as far as it is known; `places` of its list are looked up.
  mutating func scene(_ wanted: AudienceQuestion, _ places: Range<Int>, in world: World) -> AudienceScene {
    if question?.expressionOnly != wanted.expressionOnly {
      do throws(AudienceExpression.Fault) {
        expression = .success(try AudienceExpression(wanted))
      } catch {
        expression = .failure(error)
      }
      (running, finished) = (nil, nil)
    }
    question = wanted
    let read = expression ?? .failure(AudienceExpression.Fault(Phrase("face.audience.nojson")))
    guard case .success(let known) = read else { return AudienceScene(question: wanted, expression: read) }
    count(known, in: world)
    let tally = finished ?? running ?? AudienceTally(known, world)
    return tally.scene(wanted, known, places, in: world, seen: running?.seen ?? tally.seen)
  }

  /// Goes on counting; what has changed since is counted anew, and the old count stays until the new one is there.
  private mutating func count(_ expression: AudienceExpression, in world: World) {
    if running == nil, finished?.commands != world.commandCount {
      running = AudienceTally(expression, world)
    }
    running?.look(at: Self.budget, of: world)
    if let whole = running, whole.isWhole(in: world) {
      finished = whole
      running = nil
    }
  }
}

extension AudienceQuestion {
  /// The same without what only concerns the list.
  fileprivate var expressionOnly: AudienceQuestion {
    AudienceQuestion(vendor: vendor, text: text, strategy: strategy)
  }
}
