import Language

/// The commands of the embedded stream.
public enum StreamGrammar {
  /// Its rows, for the grammar of everything that a person can type.
  public static let specs: [CommandSpec<StreamCommand>] = [
    CommandSpec("stream on", help: "help.stream.on", is: .on),
    CommandSpec("stream off", help: "help.stream.off", is: .off),
    CommandSpec("stream pause", help: "help.stream.pause", is: .pause),
    CommandSpec(
      "stream rate", [.required("rate", .rate)], help: "help.stream.rate",
      make: { .rate($0.rate("rate") ?? 1) },
      take: { if case .rate(let rate) = $0 { ["rate": .rate(rate)] } else { nil } }),
  ]
}
