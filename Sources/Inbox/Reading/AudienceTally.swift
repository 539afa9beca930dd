import Getui
import JPush
import Phone
import Simulation
import Words

/// A count of the devices that an audience means.
struct AudienceTally {
  /// How many commands the world had when the count began.
  let commands: UInt64
  /// How many devices were looked at.
  private(set) var seen = 0
  private let audience: AudienceExpression.Audience
  private var meant: [Int32] = []
  private var others: [Int32] = []
  private var online = 0
  private var parts: [Int]

  /// A count that has looked at nothing yet.
  init(_ expression: AudienceExpression, _ world: World) {
    audience = expression.audience
    commands = world.commandCount
    parts = Array(repeating: 0, count: AudienceParts(audience).texts.count)
  }

  /// Whether every device was looked at.
  func isWhole(in world: World) -> Bool { seen >= AudienceParts(audience).deviceCount(in: world) }

  /// Looks at so many more devices.
  mutating func look(at most: Int, of world: World) {
    let rules = AudienceParts(audience)
    let end = min(rules.deviceCount(in: world), seen + most)
    while seen < end {
      if rules.isMissing(at: seen, in: world, counting: &parts) {
        others.append(Int32(truncatingIfNeeded: seen))
      } else {
        meant.append(Int32(truncatingIfNeeded: seen))
        if rules.isOnline(at: seen, in: world) { online += 1 }
      }
      seen += 1
    }
  }

  /// What is to be seen of it.
  func scene(
    _ question: AudienceQuestion, _ expression: AudienceExpression, _ places: Range<Int>, in world: World,
    seen: Int
  ) -> AudienceScene {
    let rules = AudienceParts(audience)
    let list = question.listsOthers ? others : meant
    let shown = places.clamped(to: 0..<list.count)
    return AudienceScene(
      question: question, expression: .success(expression), all: rules.deviceCount(in: world), seen: seen,
      meant: meant.count, online: online,
      parts: zip(rules.texts, parts).map { AudienceScene.Part(text: $0, devices: $1) },
      rows: shown.map { rules.row(at: Int(list[$0]), question.strategy, in: world) },
      first: shown.lowerBound, total: list.count)
  }
}
