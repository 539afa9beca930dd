import Exports
import Gateway
import Payload

extension ExportPorts {
  /// Where an open gateway is.
  init(_ facts: GatewayFacts) {
    self.init()
    (apns, http, https) = (Int(facts.apns), Int(facts.http), Int(facts.https))
    certificate = facts.certificate
  }

  /// Where the gateway of a running belfry is, by its state; nil where it is not open.
  init?(_ state: JSONValue) {
    guard let gateway = state["gateway"], let apns = gateway["apns"]?.integer,
      let http = gateway["http"]?.integer, let https = gateway["https"]?.integer
    else { return nil }
    self.init()
    (self.apns, self.http, self.https) = (apns, http, https)
    certificate = gateway["certificate"]?.string
  }
}
