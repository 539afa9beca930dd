import APNs
import Gateway
import Journal
import Phone
import Words

/// The options that open the gateway.
enum GatewayOptions {
  static let specs = [
    OptionSpec("ports", .text("N,N,N"), help: "cli.option.ports"),
    OptionSpec("no-gateway", help: "cli.option.no-gateway"),
    OptionSpec("san", .text("NAME,…"), help: "cli.option.san"),
    OptionSpec("apns-key", .text("FILE"), help: "cli.option.apns-key"),
    OptionSpec("key-id", .text("ID"), help: "cli.option.key-id"),
    OptionSpec("team-id", .text("ID"), help: "cli.option.team-id"),
    OptionSpec(
      "key-environment", .choice("NAME", APNsEnvironment.allCases.map(\.rawValue)),
      help: "cli.option.key-environment"),
    OptionSpec("key-topics", .text("TOPIC,…"), help: "cli.option.key-topics"),
    OptionSpec("app-key", .text("KEY"), help: "cli.option.app-key"),
    OptionSpec("master-secret", .text("SECRET"), help: "cli.option.master-secret"),
    OptionSpec("getui-app-id", .text("ID"), help: "cli.option.getui-app-id"),
    OptionSpec("getui-app-key", .text("KEY"), help: "cli.option.getui-app-key"),
    OptionSpec("getui-master-secret", .text("SECRET"), help: "cli.option.getui-master-secret"),
    OptionSpec("adopt", help: "cli.option.adopt"),
    OptionSpec("listen", .text("ADDRESS"), help: "cli.option.listen"),
    OptionSpec("allow", .text("RANGE,…"), help: "cli.option.allow"),
  ]

  /// How the gateway is to be opened; nil where it is not.
  static func configuration(
    _ options: OptionValues, _ journal: JournalPlace
  ) throws(Complaint) -> GatewayConfiguration? {
    let asked = options.text("ports") ?? Environment.value("BELFRY_PORTS")
    if options.has("no-gateway") || asked == "off" { return nil }
    var configuration = GatewayConfiguration()
    if let asked { configuration.ports = try ports(asked) }
    if case .folder(let folder, _) = journal { configuration.folder = folder }
    configuration.names = list(options.text("san"))
    if let file = options.text("apns-key") {
      configuration.signing = .init(file: file, keyID: options.text("key-id"), team: options.text("team-id"))
    }
    let environment = options.text("key-environment").flatMap(APNsEnvironment.init(rawValue:))
    let topics = list(options.text("key-topics"))
    if environment != nil || !topics.isEmpty {
      configuration.scope = KeyScope(environment: environment, topics: topics)
    }
    configuration.secrets.jpush = measure(options.text("app-key"), options.text("master-secret"))
    configuration.secrets.getui = measure(options.text("getui-app-key"), options.text("getui-master-secret"))
    configuration.address = options.text("listen")
    for text in list(options.text("allow")) {
      guard let range = AddressRange(text) else { throw Complaint(Phrase("cli.allow", .text(text))) }
      configuration.allowed.append(range)
    }
    if let address = configuration.address {
      guard AddressRange(address) != nil, !address.contains("/") else {
        throw Complaint(Phrase("cli.listen", .text(address)))
      }
      if configuration.allowed.isEmpty { throw Complaint(Phrase("cli.listen.allow")) }
    }
    return configuration
  }

  /// The word in place of a key, or of a secret, that lets anybody in.
  static let any = "any"

  /// A secret that is named is what is gone by; a key alone has the printed one.
  private static func measure(_ key: String?, _ secret: String?) -> VendorSecrets.Measure {
    if let secret, secret != any { return .named(secret) }
    return secret == any || key == any ? .any : .printed
  }

  private static func ports(_ text: String) throws(Complaint) -> GatewayConfiguration.Ports {
    if text == "0" { return .free }
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { UInt16($0) }
    guard numbers.count == 3, let apns = numbers[0], let http = numbers[1], let https = numbers[2] else {
      throw Complaint(Phrase("cli.ports", .text(text)), fix: Phrase("cli.ports.fix"))
    }
    return GatewayConfiguration.Ports(apns: apns, http: http, https: https)
  }

  private static func list(_ text: String?) -> [String] {
    (text ?? "").split(separator: ",").map(String.init)
  }
}
