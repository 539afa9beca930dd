import Language
import Words

/// The commands about calls.
enum CallGrammar {
  static let specs: [CommandSpec<CallCommand>] = [
    CommandSpec("call answer", help: "help.call.answer", is: .answer),
    CommandSpec("call decline", help: "help.call.decline", is: .decline),
    CommandSpec("call end", help: "help.call.end", is: .end),
    CommandSpec(
      "on pushkit report", [.required("what", .choice(CallReport.allCases.map(\.rawValue)))],
      help: "help.pushkit.report",
      make: { (values: Arguments) in .report(CallReport(rawValue: values.text("what")) ?? .call) },
      take: { if case .report(let report) = $0 { ["what": .text(report.rawValue)] } else { nil } }),
    CommandSpec(
      "app pushkit registry", [.required("when", .choice(RegistrySetting.allCases.map(\.rawValue)))],
      help: "help.pushkit.registry",
      make: { (values: Arguments) in .registry(RegistrySetting(rawValue: values.text("when")) ?? .set) },
      take: { if case .registry(let setting) = $0 { ["when": .text(setting.rawValue)] } else { nil } }),
    CommandSpec(
      "app pushkit method", [.required("name", .choice(PushKitMethod.allCases.map(\.rawValue)))],
      help: "help.pushkit.method",
      make: { (values: Arguments) in .method(PushKitMethod(rawValue: values.text("name")) ?? .payload) },
      take: { if case .method(let method) = $0 { ["name": .text(method.rawValue)] } else { nil } }),
  ]
}
