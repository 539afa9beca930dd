import Exports
import Gateway
import Payload
import Simulation

extension ExportPorts {
  /// Where an open gateway is.
  init(_ facts: GatewayFacts, _ world: World) {
    self.init()
    (apns, http, https) = (Int(facts.apns), Int(facts.http), Int(facts.https))
    certificate = facts.certificate
    credentials = ExportCredentials(facts.printed, world)
    credentials.masterSecret = Self.secret(facts.secrets.jpush, facts.printed.masterSecret)
    credentials.getuiMasterSecret = Self.secret(facts.secrets.getui, facts.printed.getuiMasterSecret)
  }

  /// Where the gateway of a running belfry is, by its state; nil where it is not open.
  init?(_ state: JSONValue) {
    guard let gateway = state["gateway"], let apns = gateway["apns"]?.integer,
      let http = gateway["http"]?.integer, let https = gateway["https"]?.integer
    else { return nil }
    self.init()
    (self.apns, self.http, self.https) = (apns, http, https)
    certificate = gateway["certificate"]?.string
    if let jpush = gateway["jpush"], let key = jpush["app-key"]?.string {
      credentials.appKey = key
      credentials.masterSecret = Self.secret(jpush)
    }
    if let getui = gateway["getui"], let id = getui["app-id"]?.string, let key = getui["app-key"]?.string {
      (credentials.getuiAppID, credentials.getuiAppKey) = (id, key)
      credentials.getuiMasterSecret = Self.secret(getui)
    }
  }

  private static func secret(_ measure: VendorSecrets.Measure, _ printed: String) -> ExportCredentials.Secret
  {
    switch measure {
    case .printed: .told(printed)
    case .named: .hidden
    case .any: .any
    }
  }

  private static func secret(_ app: JSONValue) -> ExportCredentials.Secret {
    switch app["credentials"]?.string {
    case "printed": app["master-secret"]?.string.map(ExportCredentials.Secret.told) ?? .hidden
    case "any": .any
    default: .hidden
    }
  }
}

extension ExportCredentials {
  /// The printed ones, where nobody named an app of `world` otherwise.
  init(_ printed: PrintedCredentials, _ world: World?) {
    self.init()
    appKey = world?.jpush.app.key ?? printed.appKey
    masterSecret = .told(printed.masterSecret)
    getuiAppID = world?.getui.app.id ?? printed.getuiAppID
    getuiAppKey = world?.getui.app.key ?? printed.getuiAppKey
    getuiMasterSecret = .told(printed.getuiMasterSecret)
  }
}
