import Payload

/// A universal link that Getui counts: `https://link.gl.ink/getui?n=<payload>&p=<mid>`
/// (docs.getui.com, iOS SDK API, 10; the AppLink guide names `link.applk.cn` as well).
struct Applink: Hashable {
  static let hosts = ["link.gl.ink", "link.applk.cn"]

  /// `n`: what the app is given.
  let payload: String?
  /// `p`: the message that the click is counted for.
  let messageID: String?

  /// Nil if `url` is no link of Getui's.
  init?(_ url: String) {
    guard let scheme = url.firstRange(of: "://"), ["https", "http"].contains(url[..<scheme.lowerBound])
    else { return nil }
    let rest = url[scheme.upperBound...]
    let host = rest.prefix { !"/?#".contains($0) }
    guard Self.hosts.contains(host.lowercased()) else { return nil }
    let target = String(rest[host.endIndex...].prefix { $0 != "#" })
    let request = HTTPRequest(method: "GET", target: target, fields: [], body: [])
    payload = request.queryValue(of: "n")
    messageID = request.queryValue(of: "p")
  }
}
