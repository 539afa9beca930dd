import Payload
import Phone

extension GetuiService {
  /// Answers the calls that only read about clients.
  func readUsers(_ operation: GetuiOperation, _ desk: RequestDesk) throws(GetuiRefusal) -> GetuiReply {
    switch operation {
    case .aliasOf(let client):
      let alias = clients[try places(of: [client], desk)[0]].alias
      return GetuiReply(alias.map { ["alias": .string($0)] })
    case .clientsOf(let alias):
      let found = clients.places(ofAlias: alias).map { JSONTree.string(clients[$0].id.text) }
      return GetuiReply(["cid": .array(found)])
    case .tagsOf(let text):
      let client = clients[try places(of: [text], desk)[0]]
      return GetuiReply([client.id.text: .array([.string(client.tags.joined(separator: " "))])])
    case .readStatus(let texts):
      return GetuiReply(
        members(texts, desk) { client in
          [
            "last_login_time": .string(String(client.lastLogin.microseconds / 1000)),
            "status": client.isOnline ? "online" : "offline",
          ]
        })
    case .readDeviceStatus(let texts):
      guard has(.deviceStatus) else { throw GetuiRefusal(.noDetailRight) }
      return GetuiReply(
        members(texts, desk) { client in
          let status: JSONTree = client.isOnline ? "online" : "offline"
          return ["cid_status": status, "device_status": status]
        })
    case .readClients(let texts): return details(texts, desk)
    case .countClients(let conditions):
      let count = places(in: .tags(conditions), desk).count
      return GetuiReply(["user_count": .number(count)])
    default: throw GetuiRefusal(.noSuchPath)
    }
  }

  /// `{cid:{…}}` for the clients that are known.
  private func members(
    _ texts: [String], _ desk: RequestDesk, _ value: (RegisteredClient) -> JSONTree
  ) -> JSONTree {
    .object(
      texts.compactMap { text in
        place(of: text, desk).map { JSONTree.Member(clients[$0].id.text, value(clients[$0])) }
      })
  }

  private func details(_ texts: [String], _ desk: RequestDesk) -> GetuiReply {
    let unknown = texts.filter { place(of: $0, desk) == nil }
    let known = members(texts, desk) { client in
      [
        "client_app_id": .string(desk.appID), "package_name": "",
        "device_token": .string(client.deviceToken ?? ""), "phone_type": 2, "phoneModel": "iPhone",
        "notificationSwitch": .bool(!client.isPushOff),
        "createTime": .string(CivilTime(client.registered).text), "loginFreq": .number(client.logins),
      ]
    }
    return GetuiReply(["invalidCids": .array(unknown.map(JSONTree.string)), "validCids": known])
  }
}
