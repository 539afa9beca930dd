import Language
import Words

extension JPushGrammar {
  static let notes: [CommandSpec<JPushCommand>] = [
    page("startLogPageView", SDKNote.startLogPageView) {
      if case .startLogPageView(let page) = $0 { page } else { nil }
    },
    page("stopLogPageView", SDKNote.stopLogPageView) {
      if case .stopLogPageView(let page) = $0 { page } else { nil }
    },
    CommandSpec(
      "sdk beginLogPageView:duration:",
      [.required("page", .text), .required("seconds", .count(Int(Int32.min)...Int(Int32.max)))],
      help: "help.jpush.note.page",
      make: { .note(.beginLogPageView($0.text("page"), seconds: $0.count("seconds") ?? 0)) },
      take: { command in
        guard case .note(.beginLogPageView(let page, let seconds)) = command else { return nil }
        return ["page": .text(page), "seconds": .count(seconds)]
      }),
    location("setLatitude:longitude:", { .setLocation(latitude: $0, longitude: $1) }) {
      if case .setLocation(let latitude, let longitude) = $0 { (latitude, longitude) } else { nil }
    },
    location("setLocation", { .setLocationObject(latitude: $0, longitude: $1) }) {
      if case .setLocationObject(let latitude, let longitude) = $0 { (latitude, longitude) } else { nil }
    },
    CommandSpec("sdk crashLogON", help: "help.jpush.note.crash", is: .note(.crashLogOn)),
    CommandSpec("sdk setDebugMode", help: "help.jpush.note.debug", is: .note(.setDebugMode)),
    CommandSpec("sdk setLogOFF", help: "help.jpush.note.logOff", is: .note(.setLogOff)),
    CommandSpec(
      "sdk setHeartBeatTimeInterval", [.required("seconds", .count(Int.min...Int.max))],
      help: "help.jpush.note.heartbeat", make: { .note(.setHeartBeat(seconds: $0.count("seconds") ?? 0)) },
      take: { if case .note(.setHeartBeat(let seconds)) = $0 { ["seconds": .count(seconds)] } else { nil } }),
  ]

  private static func page(
    _ name: String, _ make: @escaping @Sendable (String) -> SDKNote,
    _ take: @escaping @Sendable (SDKNote) -> String?
  ) -> CommandSpec<JPushCommand> {
    CommandSpec(
      "sdk \(name)", [.required("page", .text)], help: "help.jpush.note.page",
      make: { .note(make($0.text("page"))) },
      take: { command in
        guard case .note(let note) = command, let page = take(note) else { return nil }
        return ["page": .text(page)]
      })
  }

  private static func location(
    _ name: String, _ make: @escaping @Sendable (Double, Double) -> SDKNote,
    _ take: @escaping @Sendable (SDKNote) -> (Double, Double)?
  ) -> CommandSpec<JPushCommand> {
    CommandSpec(
      "sdk \(name)", [.required("latitude", .text), .required("longitude", .text)],
      help: "help.jpush.note.location",
      make: { (values) throws(ArgumentFault) in
        .note(make(try degrees("latitude", values), try degrees("longitude", values)))
      },
      take: { command in
        guard case .note(let note) = command, let (latitude, longitude) = take(note) else { return nil }
        return ["latitude": .text(String(latitude)), "longitude": .text(String(longitude))]
      })
  }

  private static func degrees(_ name: String, _ values: Arguments) throws(ArgumentFault) -> Double {
    guard let degrees = Double(values.text(name)), degrees.isFinite else {
      throw ArgumentFault(name, Phrase("jpush.location.number", .text(values.text(name))))
    }
    return degrees
  }
}
