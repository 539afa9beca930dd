/// Reads the paths and bodies of user calls (docs.getui.com, REST v2, user).
enum UserReader {
  /// The most clients of one call that changes or reads many.
  static let mostClients = 1_000
  /// The most clients in the path of a black list or badge call.
  static let mostInPath = 200
  /// The most clients of `/user/deviceStatus`.
  static let mostDeviceStatus = 100
  /// The most tags of one client.
  static let mostTags = 100

  static func operation(
    _ endpoint: Endpoint, body: () throws(GetuiRefusal) -> RequestObject
  ) throws(GetuiRefusal) -> GetuiOperation {
    switch endpoint {
    case .bindAliases: return .bindAliases(try bindings(body()))
    case .unbindAliases: return .unbindAliases(try bindings(body()))
    case .unbindAlias(let alias): return .unbindAlias(alias)
    case .aliasOf(let client): return .aliasOf(client: client)
    case .clientsOf(let alias): return .clientsOf(alias: alias)
    case .setTags(let client): return .setTags(try body().texts("custom_tag", most: mostTags), client: client)
    case .tagsOf(let client): return .tagsOf(client: client)
    case .addTag(let tag): return .addTag(tag, clients: try body().texts("cid", most: mostClients))
    case .removeTag(let tag): return .removeTag(tag, clients: try body().texts("cid", most: mostClients))
    case .blacklist(let list, let isOn):
      return .blacklist(try PathList.texts(list, named: "cid", most: mostInPath), isOn: isOn)
    case .readStatus(let list):
      return .readStatus(try PathList.texts(list, named: "cid", most: mostClients))
    case .readDeviceStatus(let list):
      return .readDeviceStatus(try PathList.texts(list, named: "cid", most: mostDeviceStatus))
    case .readClients(let list):
      return .readClients(try PathList.texts(list, named: "cid", most: mostClients))
    case .setBadge(let list):
      let clients = try PathList.texts(list, named: "cid", most: mostInPath)
      let text = try body().requiredText("badge")
      guard let change = CountChange(text) else { throw GetuiRefusal(.invalid("badge")) }
      return .setBadge(change, clients: clients)
    case .countClients: return .countClients(try PushReader.conditions(body()))
    default: throw GetuiRefusal(.noSuchPath)
    }
  }

  private static func bindings(_ body: RequestObject) throws(GetuiRefusal) -> [AliasBinding] {
    var bindings: [AliasBinding] = []
    for entry in try body.objects("data_list", most: mostClients) {
      let alias = try entry.requiredText("alias")
      guard alias.utf8.count <= AliasTextCheck.longest else { throw GetuiRefusal(.size("alias")) }
      bindings.append(AliasBinding(client: try entry.requiredText("cid"), alias: alias))
    }
    return bindings
  }
}
