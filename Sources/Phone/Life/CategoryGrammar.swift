import Language
import Words

/// The command that registers a category of the app and its buttons.
enum CategoryGrammar {
  private static let names = ["action", "dismiss", "hidden-title", "hidden-subtitle", "summary", "remove"]

  static let spec = CommandSpec<LifeCommand>(
    "category",
    [
      .required("category", .text), .required("change", .choice(names)), .optional("value", .text),
      .optional("options", .list), .named("title", .text),
    ],
    help: "help.category",
    make: { (values: Arguments) throws(ArgumentFault) in
      let change = try change(values)
      if values["options"] != nil || values["title"] != nil, values.text("change") != "action" {
        throw ArgumentFault("options", Phrase("category.extra"))
      }
      return .category(values.text("category"), change)
    },
    take: {
      guard case .category(let category, let change) = $0 else { return nil }
      var values: Arguments = ["category": .text(category), "change": .text(change.name)]
      fill(&values, change)
      return values
    })

  private static func change(_ values: Arguments) throws(ArgumentFault) -> CategoryChange {
    switch values.text("change") {
    case "action": .action(try action(values))
    case "dismiss": .tellsDismissal(try flag(values))
    case "hidden-title": .showsHiddenTitle(try flag(values))
    case "hidden-subtitle": .showsHiddenSubtitle(try flag(values))
    case "summary": .summary(values.text("value"))
    default: try removal(values)
    }
  }

  private static func flag(_ values: Arguments) throws(ArgumentFault) -> Bool {
    switch values.text("value") {
    case "on": return true
    case "off": return false
    default:
      throw ArgumentFault(values["value"] == nil ? "change" : "value", Phrase("category.flag"))
    }
  }

  private static func removal(_ values: Arguments) throws(ArgumentFault) -> CategoryChange {
    if values["value"] != nil { throw ArgumentFault("value", Phrase("category.extra")) }
    return .remove
  }

  private static func action(_ values: Arguments) throws(ArgumentFault) -> NotificationAction {
    let identifier = values.text("value")
    if identifier.isEmpty { throw ArgumentFault("change", Phrase("category.identifier")) }
    let options = values.list("options")
    guard options.allSatisfy({ ["foreground", "unlock", "destructive", "text"].contains($0) }) else {
      throw ArgumentFault("options", Phrase("category.options"))
    }
    return NotificationAction(
      identifier, title: values.optionalText("title"), isForeground: options.contains("foreground"),
      needsUnlock: options.contains("unlock"), isDestructive: options.contains("destructive"),
      takesText: options.contains("text"))
  }

  private static func fill(_ values: inout Arguments, _ change: CategoryChange) {
    switch change {
    case .action(let action):
      values["value"] = .text(action.identifier)
      if !action.options.isEmpty { values["options"] = .list(action.options) }
      if action.title != action.identifier { values["title"] = .text(action.title) }
    case .tellsDismissal(let isOn), .showsHiddenTitle(let isOn), .showsHiddenSubtitle(let isOn):
      values["value"] = .text(isOn ? "on" : "off")
    case .summary(let format): values["value"] = .text(format)
    case .remove: break
    }
  }
}
