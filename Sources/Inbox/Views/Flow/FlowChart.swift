import Phone
import Simulation
import Words

/// The way of one push as a sequence diagram: who takes part, and who tells whom what.
struct FlowChart {
  /// One line of the diagram; from somebody to himself it is a note.
  struct Step {
    let from: Party
    let to: Party
    let text: String
    let isAnswer: Bool
    let role: Role

    var isNote: Bool { from == to }
  }

  let steps: [Step]
  /// The name of the service next to the phone.
  let service: String

  private static let order: [Party] = [
    .backend, .jpush, .getui, .service, .system, .extension, .sdk, .app, .user,
  ]

  init(_ entries: [TraceEntry], _ tongue: Tongue) {
    steps = entries.map { entry in
      Step(
        from: Self.lifeline(entry.from, entry.event), to: Self.lifeline(entry.to, entry.event),
        text: entry.event.phrase.text(in: tongue), isAnswer: Self.isAnswer(entry), role: EventRole.of(entry))
    }
    let isByAPNs = entries.contains { if case .apns = $0.event { true } else { false } }
    service = isByAPNs ? "APNs" : Phrase("face.flow.service").text(in: tongue)
  }

  /// A vendor's service has a lifeline of its own, since APNs stands between it and iOS.
  private static func lifeline(_ party: Party, _ event: Event) -> Party {
    switch (event, party) {
    case (.jpush(.toAPNs), .system), (.jpush(.notSentToAPNs), .system), (.getui(.toAPNs), .system): .service
    case (.jpush, .service): .jpush
    case (.getui, .service): .getui
    default: party
    }
  }

  /// The lifelines: those that take part, or where there is `room` for them all but the extension and services that
  /// have no part in it.
  func parties(all room: Bool) -> [Party] {
    let taking = Set(steps.flatMap { [$0.from, $0.to] })
    let isByVendor = taking.contains(.jpush) || taking.contains(.getui)
    return Self.order.filter { party in
      switch party {
      case _ where taking.contains(party): true
      case .jpush, .getui, .extension: false
      case .service: room && !isByVendor
      default: room
      }
    }
  }

  /// The name over a lifeline.
  func name(_ party: Party, _ tongue: Tongue) -> String {
    party == .service ? service : Phrase(WordID("face.flow.\(party.rawValue)")).text(in: tongue)
  }

  /// The diagram in the language of Mermaid (mermaid.js.org, sequence diagrams).
  ///
  /// - Parameter changed: the rules that were told otherwise; whoever reads the picture elsewhere must know of them.
  func mermaid(_ tongue: Tongue, changed: [RuleSwitch] = []) -> String {
    var lines = ["sequenceDiagram"]
    let parties = parties(all: false)
    for party in parties {
      lines.append("  participant \(party.rawValue) as \(Self.escaped(name(party, tongue)))")
    }
    if !changed.isEmpty, let first = parties.first {
      let names = changed.map(\.rawValue).joined(separator: ", ")
      let text = Phrase("face.flow.changed", .text(names)).text(in: tongue)
      lines.append("  Note over \(first.rawValue): \(Self.escaped(text))")
    }
    for step in steps {
      let text = Self.escaped(step.text)
      if step.isNote {
        lines.append("  Note over \(step.from.rawValue): \(text)")
      } else {
        let arrow = step.isAnswer ? "-->>" : "->>"
        lines.append("  \(step.from.rawValue)\(arrow)\(step.to.rawValue): \(text)")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// What answers something goes back the way it came.
  private static func isAnswer(_ entry: TraceEntry) -> Bool {
    switch entry.event {
    case .phone(.answered): true
    case .apns: [.backend, .jpush, .getui].contains(entry.to)
    default: entry.to == .backend
    }
  }

  /// Mermaid ends a line at a semicolon and begins a character's number with a hash.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case ";": result += "#59;"
      case "#": result += "#35;"
      case _ where character.isNewline: result += " "
      default: result.append(character)
      }
    }
    return result
  }
}
