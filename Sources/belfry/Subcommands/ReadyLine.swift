import Engine
import Gateway

/// The first line of `belfry serve`: that it answers, and where.
enum ReadyLine {
  static func of(_ facts: GatewayFacts?, _ engine: WorldEngine) -> [UInt8] {
    var line = JSONObject()
    line.add("v", 1)
    line.add("kind", "ready")
    if let facts {
      line.add("apns", facts.apns)
      line.add("http", facts.http)
      line.add("https", facts.https)
      line.add("certificate", facts.certificate)
      line.add("token", facts.secret)
      let (jpush, getui) = engine.read { (facts.jpush(in: $0.world), facts.getui(in: $0.world)) }
      line.add("jpush", jpush)
      line.add("getui", getui)
      line.add("signatures", facts.checksSignatures ? "checked" : "read")
    }
    return line.line
  }
}
