import Gateway

/// The first line of `belfry serve`: that it answers, and where.
enum ReadyLine {
  static func of(_ facts: GatewayFacts?) -> [UInt8] {
    var line = JSONObject()
    line.add("v", 1)
    line.add("kind", "ready")
    if let facts {
      line.add("apns", facts.apns)
      line.add("http", facts.http)
      line.add("https", facts.https)
      line.add("certificate", facts.certificate)
      line.add("token", facts.secret)
      line.add("master-secret", facts.checksMasterSecret ? "checked" : "any")
      line.add("getui-master-secret", facts.checksGetuiSecret ? "checked" : "any")
      line.add("signatures", facts.checksSignatures ? "checked" : "read")
    }
    return line.line
  }
}
