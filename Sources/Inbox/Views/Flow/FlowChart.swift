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
  /// The name of the service that the push came by.
  let service: String

  private static let order: [Party] = [.backend, .service, .system, .extension, .sdk, .app, .user]

  init(_ entries: [TraceEntry], _ tongue: Tongue) {
    steps = entries.map { entry in
      Step(
        from: entry.from, to: entry.to, text: entry.event.phrase.text(in: tongue),
        isAnswer: Self.isAnswer(entry), role: EventRole.of(entry))
    }
    let first = entries.first { $0.from == .service || $0.to == .service }
    service =
      first.map { PartyWord.text(.service, $0.event, tongue) }
      ?? Phrase("face.flow.service").text(in: tongue)
  }

  /// The lifelines: those that take part, or all but the extension where there is `room` for them.
  func parties(all room: Bool) -> [Party] {
    Self.order.filter { party in
      (room && party != .extension) || steps.contains { $0.from == party || $0.to == party }
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
