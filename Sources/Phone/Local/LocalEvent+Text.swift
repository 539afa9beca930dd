import Language
import Words

extension LocalEvent {
  /// The event in a few words.
  var phrase: Phrase {
    switch self {
    case .added(let identifier, nil): Phrase("local.event.added", .text(identifier))
    case .added(let identifier, let due?):
      Phrase("local.event.added.due", .text(identifier), .text(CivilTime(due, offset: 0).text))
    case .replaced(let identifier): Phrase("local.event.replaced", .text(identifier))
    case .refused(let identifier, let fault):
      Phrase("local.event.refused", .text(identifier), .phrase(fault.phrase))
    case .surplus(let identifier): Phrase("local.event.surplus", .text(identifier))
    case .pending(let names): Phrase("local.event.pending", .count(names.count), .text(Self.list(names)))
    case .delivered(let names):
      Phrase("local.event.delivered", .count(names.count), .text(Self.list(names)))
    case .removed(let names): Phrase("local.event.removed", .count(names.count), .text(Self.list(names)))
    case .region(.enter, let name): Phrase("local.event.region.enter", .text(name))
    case .region(.exit, let name): Phrase("local.event.region.exit", .text(name))
    case .zone(let seconds):
      Phrase("local.event.zone", .text((seconds < 0 ? "" : "+") + Span.write(Int64(seconds) * 1_000_000)))
    }
  }

  private static func list(_ names: [String]) -> String { names.joined(separator: ", ") }
}

extension LocalFault {
  /// The reason in a few words.
  var phrase: Phrase { Phrase(WordID("local.fault.\(rawValue)")) }
}
