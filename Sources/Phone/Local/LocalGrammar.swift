import Language
import Payload
import Words

/// The commands about local notifications.
enum LocalGrammar {
  static let specs: [CommandSpec<LocalCommand>] = [add, schedule] + looks + places

  /// What both ways of adding one take beside its text and time.
  private static let named: [ArgumentSpec] = [
    .named("id", .text), .named("title", .text), .named("subtitle", .text),
    .named("badge", .count(.min ... .max)), .named("sound", .text), .named("category", .text),
    .named("thread", .text), .named("level", .choice(InterruptionLevel.allCases.map(\.rawValue))),
    .named("relevance", .text), .named("summary", .text), .named("summary-count", .count(0 ... .max)),
    .named("launch-image", .text), .named("attach", .list), .named("user-info", .bytes),
    .named("info", .pairs),
  ]

  private static let add = CommandSpec<LocalCommand>(
    "local add", [.required("body", .text)] + LocalTime.arguments + named, help: "help.local.add",
    make: { (values: Arguments) throws(ArgumentFault) in
      .add(try content(values), try LocalTime.trigger(values), identifier: values.optionalText("id"))
    },
    take: {
      guard case .add(let content, let trigger, let identifier) = $0 else { return nil }
      var values = arguments(content, identifier)
      LocalTime.write(trigger, into: &values)
      return values
    })

  private static let schedule = CommandSpec<LocalCommand>(
    "uilocal add", [.required("body", .text)] + LocalTime.arguments + [LegacyTimeText.every] + named,
    help: "help.uilocal.add",
    make: { (values: Arguments) throws(ArgumentFault) in
      .schedule(try content(values), try LegacyTimeText.time(values), identifier: values.optionalText("id"))
    },
    take: {
      guard case .schedule(let content, let time, let identifier) = $0 else { return nil }
      var values = arguments(content, identifier)
      LegacyTimeText.write(time, into: &values)
      return values
    })

  private static let looks: [CommandSpec<LocalCommand>] = [
    CommandSpec("local list", help: "help.local.list", is: .list),
    CommandSpec(
      "local find", [.required("identifier", .text), scope], help: "help.local.find",
      make: { (values: Arguments) in .find(values.text("identifier"), read(values) ?? .pending) },
      take: {
        guard case .find(let identifier, let scope) = $0 else { return nil }
        return ["identifier": .text(identifier), "where": .text(scope.rawValue)]
      }),
    CommandSpec(
      "local remove all", [scope], help: "help.local.remove.all",
      make: { (values: Arguments) in .removeAll(read(values)) },
      take: {
        guard case .removeAll(let scope) = $0 else { return nil }
        return ["where": scope.map { .text($0.rawValue) }]
      }),
    CommandSpec(
      "local remove", [.required("identifiers", .list), scope], help: "help.local.remove",
      make: { (values: Arguments) in .remove(values.list("identifiers"), read(values) ?? .pending) },
      take: {
        guard case .remove(let identifiers, let scope) = $0 else { return nil }
        return ["identifiers": .list(identifiers), "where": .text(scope.rawValue)]
      }),
    CommandSpec("uilocal cancel all", help: "help.uilocal.cancel.all", is: .cancelAll),
    CommandSpec(
      "uilocal cancel", [.required("identifier", .text)], help: "help.uilocal.cancel",
      make: { (values: Arguments) in .cancel(values.text("identifier")) },
      take: { if case .cancel(let identifier) = $0 { ["identifier": .text(identifier)] } else { nil } }),
  ]

  private static let places: [CommandSpec<LocalCommand>] =
    RegionEdge.allCases.map { edge in
      CommandSpec(
        edge == .enter ? "phone region enter" : "phone region leave", [.required("name", .text)],
        help: "help.phone.region",
        make: { (values: Arguments) in .region(edge, values.text("name")) },
        take: { if case .region(edge, let name) = $0 { ["name": .text(name)] } else { nil } })
    } + [
      CommandSpec(
        "phone zone", [.required("ahead", .span)], help: "help.phone.zone",
        make: { (values: Arguments) throws(ArgumentFault) in
          let span = values.span("ahead") ?? 0
          guard (-12 * 3_600_000_000...14 * 3_600_000_000).contains(span) else {
            throw ArgumentFault("ahead", Phrase("local.zone"))
          }
          return .zone(span)
        },
        take: { if case .zone(let span) = $0 { ["ahead": .span(span)] } else { nil } })
    ]

  private static let scope = ArgumentSpec.optional("where", .choice(LocalScope.allCases.map(\.rawValue)))

  private static func read(_ values: Arguments) -> LocalScope? { LocalScope(rawValue: values.text("where")) }

  private static func content(_ values: Arguments) throws(ArgumentFault) -> LocalContent {
    var content = LocalContent(body: values.text("body"))
    content.title = values.text("title")
    content.subtitle = values.text("subtitle")
    content.badge = values.count("badge")
    content.sound = values.optionalText("sound")
    content.category = values.optionalText("category")
    content.thread = values.optionalText("thread")
    content.level = InterruptionLevel(rawValue: values.text("level"))
    try content.setRelevance(values.optionalText("relevance"), as: "relevance")
    content.summary = values.optionalText("summary")
    content.summaryCount = values.count("summary-count")
    content.launchImage = values.optionalText("launch-image")
    content.info = values.pairs("info")
    if values["user-info"] != nil {
      let bytes = values.bytes("user-info")
      guard let document = try? JSONDocument(bytes), document.root.kind == .object else {
        throw ArgumentFault("user-info", Phrase("local.user-info"))
      }
      content.userInfo = bytes
    }
    try content.attach(values.list("attach"), as: "attach")
    return content
  }

  private static func arguments(_ content: LocalContent, _ identifier: String?) -> Arguments {
    [
      "body": .text(content.body), "id": identifier.map(Value.text),
      "title": content.title.isEmpty ? nil : .text(content.title),
      "subtitle": content.subtitle.isEmpty ? nil : .text(content.subtitle),
      "badge": content.badge.map(Value.count), "sound": content.sound.map(Value.text),
      "category": content.category.map(Value.text), "thread": content.thread.map(Value.text),
      "level": content.level.map { .text($0.rawValue) },
      "relevance": content.relevance.map { .text(String($0)) }, "summary": content.summary.map(Value.text),
      "summary-count": content.summaryCount.map(Value.count),
      "launch-image": content.launchImage.map(Value.text), "attach": content.files.map(Value.list),
      "user-info": content.userInfo.map(Value.bytes),
      "info": content.info.isEmpty ? nil : .pairs(content.info),
    ]
  }
}
