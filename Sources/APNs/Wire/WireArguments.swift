import Language
import Payload
import Phone
import Words

/// The arguments of `push` for what came over HTTP.
enum WireArguments {
  static let specs: [ArgumentSpec] = [
    .named("token", .text), .named("fault", .list), .named("credential", .list),
    .named("connection", .count(0...Int.max)),
    .named("environment", .choice(APNsEnvironment.allCases.map(\.rawValue))), .named("strike", .text),
    .named("header", .pairs),
  ]

  static func read(_ values: Arguments) throws(ArgumentFault) -> APNsRoute {
    guard let token = values.optionalText("token") else { return .phone }
    var wire = WireRequest(token: token)
    if values["fault"] != nil {
      guard let fault = fault(values.list("fault")) else {
        throw ArgumentFault("fault", Phrase("apns.push.fault"))
      }
      wire.fault = fault
    }
    if values["credential"] != nil {
      guard let credential = CredentialText.read(values.list("credential")) else {
        throw ArgumentFault("credential", Phrase("apns.push.credential"))
      }
      wire.credential = credential
    }
    wire.connection = values.count("connection").map(Int64.init)
    wire.environment = values.optionalText("environment").flatMap(APNsEnvironment.init(rawValue:))
    if let text = values.optionalText("strike") {
      guard let strike = Strike<Refusal>(text) else {
        throw ArgumentFault("strike", Phrase("fault.strike", .text(text)))
      }
      wire.strike = strike
    }
    wire.fields = values.pairs("header").map { HTTPField($0.name, $0.value) }
    return .wire(wire)
  }

  static func write(_ wire: WireRequest, into values: inout Arguments) {
    values["token"] = .text(wire.token)
    values["fault"] = wire.fault.map { .list(words(of: $0)) }
    values["credential"] = wire.credential.map { .list(CredentialText.write($0)) }
    values["connection"] = wire.connection.map { .count(Int($0)) }
    values["environment"] = wire.environment.map { .text($0.rawValue) }
    values["strike"] = wire.strike.map { .text($0.text) }
    if !wire.fields.isEmpty { values["header"] = .pairs(wire.fields.map { Pair($0.name, $0.value) }) }
  }

  private static func words(of fault: WireFault) -> [String] {
    switch fault {
    case .path(let path): ["path", path]
    case .broadcast(let path): ["broadcast", path]
    case .noToken: ["no-token"]
    case .method(let method): ["method", method]
    case .twice(let name): ["twice", name]
    }
  }

  private static func fault(_ words: [String]) -> WireFault? {
    switch (words.first, words.count) {
    case ("path", 2): .path(words[1])
    case ("broadcast", 2): .broadcast(words[1])
    case ("no-token", 1): .noToken
    case ("method", 2): .method(words[1])
    case ("twice", 2): .twice(words[1])
    default: nil
    }
  }
}
