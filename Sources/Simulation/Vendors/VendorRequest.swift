import Getui
import JPush
import Payload
import Phone

/// The body of a push request to JPush or Getui, as a file holds it.
public struct VendorRequest: Hashable, Sendable {
  /// Whose it is.
  public enum Vendor: String, CaseIterable, Sendable {
    case jpush
    case getui
  }

  /// Whose it is.
  public let vendor: Vendor
  /// The body.
  public let body: [UInt8]

  /// A body for `vendor`.
  public init(_ vendor: Vendor, _ body: [UInt8]) {
    self.vendor = vendor
    self.body = body
  }

  /// What `body` turns out to be; nil for anything but a push request to one of the two.
  public init?(_ body: [UInt8]) {
    guard case .wrapped(let wrapped) = PayloadFile(body) else { return nil }
    switch wrapped.wrapper {
    case .jpushRequest: self.init(.jpush, body)
    case .getuiRequest: self.init(.getui, body)
    default: return nil
    }
  }

  /// The command that sends it as it is.
  public var command: WorldCommand {
    switch vendor {
    case .jpush: .jpushService(.request(Self.jpush(body)))
    case .getui: .getuiService(.request(Self.getui(body, path: Self.path(of: body))))
    }
  }

  /// The command that sends it to `phone` alone, whomever it names: what would become of it there.
  public func command(for phone: PhoneNumber) -> WorldCommand {
    let target = JSONTree.string("@\(phone.value)")
    switch vendor {
    case .jpush:
      let own = Self.replacing("audience", ["registration_id": [target]], without: "cid", in: body)
      return .jpushService(.request(Self.jpush(own)))
    case .getui:
      let own = Self.replacing("audience", ["cid": [target]], without: "group_name", in: body)
      return .getuiService(.request(Self.getui(own, path: "push/single/cid")))
    }
  }

  /// What the service says to the request itself, whoever it is for.
  public var refusal: VendorRefusal? {
    switch vendor {
    case .jpush:
      do throws(JPushRefusal) {
        _ = try JPushPush(reading: body)
        return nil
      } catch {
        return VendorRefusal(
          code: error.code.rawValue, message: error.message, key: error.key, meaning: error.code.meaning,
          remedy: error.code.remedy)
      }
    case .getui:
      do throws(GetuiRefusal) {
        _ = try Self.getui(body, path: Self.path(of: body)).decoded()
        return nil
      } catch {
        return VendorRefusal(
          code: error.code.rawValue, message: error.message, key: nil, meaning: error.code.meaning,
          remedy: error.code.remedy)
      }
    }
  }

  /// The payload that a phone would get over APNs; nil if the request is refused or sends none.
  public var payload: [UInt8]? {
    switch vendor {
    case .jpush: (try? JPushPush(reading: body))?.samplePayload
    case .getui:
      (try? Self.getui(body, path: Self.path(of: body)).decoded())?.operation.push?.samplePayload
    }
  }

  /// The parts of a JPush request that have a limit, as `ios 412 of 2000`; those of Getui's have limits in characters,
  /// which its own check names.
  public var sizes: [JPushSize] {
    guard vendor == .jpush, let root = (try? JSONDocument(body))?.root else { return [] }
    return JPushSize.parts(of: root)
  }

  private static func jpush(_ body: [UInt8]) -> JPushRequest {
    JPushRequest(method: "POST", target: "/v3/push", body: body, credential: .trusted)
  }

  private static func getui(_ body: [UInt8], path: String) -> GetuiRequest {
    GetuiRequest(method: "POST", target: "/v2/belfry/\(path)", body: body, credential: .trusted)
  }

  /// Getui has a path for each kind of audience.
  private static func path(of body: [UInt8]) -> String {
    let audience = (try? JSONDocument(body))?.root["audience"]
    if audience?.string == "all" { return "push/all" }
    for (key, path) in [
      ("cid", "push/single/cid"), ("alias", "push/single/alias"), ("tag", "push/tag"),
      ("fast_custom_tag", "push/fast_custom_tag"),
    ] where audience?[key] != nil { return path }
    return "push/single/cid"
  }

  private static func replacing(
    _ key: String, _ value: JSONTree, without other: String, in body: [UInt8]
  ) -> [UInt8] {
    guard let root = (try? JSONDocument(body))?.root, root.kind == .object else { return body }
    let kept = root.members.filter { $0.key != key && $0.key != other }
      .map { JSONTree.Member($0.key, JSONTree($0.value)) }
    return JSONTree.object(kept + [JSONTree.Member(key, value)]).bytes
  }
}
