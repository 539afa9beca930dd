import Payload
import Phone

extension GetuiService {
  /// `request` with another `request_id` in place of each that was accepted within the last day: with the old one the
  /// service would answer with the first task and send nothing.
  ///
  /// - Parameter number: sets the ids of one request apart from those of every other.
  /// - Returns: the request, and the ids that are new in it.
  public func refreshed(
    _ request: GetuiRequest, number: UInt64, at moment: Instant
  ) -> (request: GetuiRequest, ids: [String]) {
    guard let root = (try? JSONDocument(request.body))?.root else { return (request, []) }
    let orders = [root] + (root["msg_list"].map { Array($0.items) } ?? [])
    let used = orders.compactMap { order -> Range<Int>? in
      guard let value = order["request_id"] ?? order["requestid"], let id = value.string,
        tasks.task(ofRequest: id, at: clock(at: moment)) != nil
      else { return nil }
      return value.range
    }
    var (body, ids) = (request.body, [String]())
    for (place, range) in used.enumerated().reversed() {
      let id = identifiers.uuid(Self.freshIDs | number << 8 | UInt64(place & 255)).replacing("-", with: "")
      body.replaceSubrange(range, with: Array("\"\(id)\"".utf8))
      ids.insert(id, at: 0)
    }
    var fresh = GetuiRequest(
      method: request.method, target: request.target, body: body, credential: request.credential)
    fresh.strike = request.strike
    return (fresh, ids)
  }

  /// Sets the ids of requests that are sent again apart from other numbers.
  private static let freshIDs: UInt64 = 0x4745_0000_0000_0000
}
