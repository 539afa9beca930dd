import Simulation

/// What a backend is to show to JPush and Getui, for programs: `credentials` is `printed`, `checked` or `any`. A secret that
/// somebody named is not told again.
extension GatewayFacts {
  /// JPush's app.
  public func jpush(in world: World) -> JSONObject {
    var line = JSONObject()
    line.add("credentials", Self.word(secrets.jpush))
    line.add("app-key", world.jpush.app.key ?? printed.appKey)
    line.add("master-secret", Self.isTold(secrets.jpush) ? printed.masterSecret : nil)
    return line
  }

  /// Getui's app.
  public func getui(in world: World) -> JSONObject {
    let app = world.getui.app
    var line = JSONObject()
    line.add("credentials", Self.word(secrets.getui))
    line.add("app-id", app.id ?? printed.getuiAppID)
    line.add("app-key", app.key ?? printed.getuiAppKey)
    line.add("master-secret", Self.isTold(secrets.getui) ? printed.getuiMasterSecret : nil)
    return line
  }

  private static func isTold(_ measure: VendorSecrets.Measure) -> Bool {
    if case .named = measure { false } else { true }
  }

  private static func word(_ measure: VendorSecrets.Measure) -> String {
    switch measure {
    case .printed: "printed"
    case .named: "checked"
    case .any: "any"
    }
  }
}
