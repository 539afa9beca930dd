import Getui
import JPush
import Phone

/// How one SDK of a phone stands to its service: for the view of the connection.
public struct ConnectionFacts: Hashable, Sendable {
  /// Something that the service keeps until the SDK is back.
  public struct Kept: Hashable, Sendable {
    /// The delivery it belongs to.
    public let push: PushNumber
    /// What it says.
    public let text: String
    /// From then on it is no longer handed over, in world time.
    public let expires: Instant
  }

  /// A call of the app that has no answer yet.
  public struct Waiting: Hashable, Sendable {
    /// The call, under the vendor's own name.
    public let call: String
    /// `seq`, or Getui's sequence number, where it has one.
    public let seq: String?
    /// When the app called.
    public let since: Instant
    /// Whether it has left the phone.
    public let isSent: Bool
  }

  /// Whose SDK.
  public let vendor: VendorRequest.Vendor
  /// The registration ID or the cid; nil before the first registration.
  public let id: String?
  /// The connection's state, under the SDK's own name for it.
  public let state: String
  /// Whether messages go over it now.
  public let isOnline: Bool
  /// When the next attempt to connect is made, while one waits.
  public let nextAttempt: Instant?
  /// The heartbeat in seconds, where the app has set one.
  public let heartbeat: Int?
  /// A badge that could not be uploaded yet.
  public let unsentBadge: Int?
  /// The calls that wait, oldest first.
  public let waiting: [Waiting]
  /// What comes with the next login, oldest first.
  public let kept: [Kept]
}

extension World {
  /// How the SDKs in the app of a phone stand to their services; none for an app without any, or no such phone.
  public func connections(of number: PhoneNumber) -> [ConnectionFacts] {
    guard let device = device(number) else { return [] }
    var facts: [ConnectionFacts] = []
    if device.sdk.hasJPush { facts.append(ConnectionFacts(device.jpush, jpush)) }
    if device.sdk.hasGetui { facts.append(ConnectionFacts(device.getui, getui)) }
    return facts
  }
}

extension ConnectionFacts {
  fileprivate init(_ client: JPushClient, _ service: JPushService) {
    let known = client.registrationID.flatMap { service[$0] }
    self.init(
      vendor: .jpush, id: client.registrationID?.text, state: client.connection.notificationName,
      isOnline: client.connection == .loggedIn, nextAttempt: client.nextAttempt,
      heartbeat: client.heartBeat,
      unsentBadge: client.unsentBadge,
      waiting: client.calls.map {
        Waiting(call: $0.request.name, seq: $0.seq.map(String.init), since: $0.asked, isSent: $0.isSent)
      },
      kept: known?.held.map {
        Kept(
          push: $0.push, text: $0.message.content, expires: service.worldTime(of: $0.expires))
      } ?? [])
  }

  fileprivate init(_ client: GetuiClient, _ service: GetuiService) {
    let known = client.clientID.flatMap { service[$0] }
    self.init(
      vendor: .getui, id: client.clientID?.text, state: client.status?.name ?? "", isOnline: client.isOnline,
      nextAttempt: client.nextAttempt, heartbeat: nil, unsentBadge: client.unsentBadge,
      waiting: client.requests.map {
        Waiting(call: $0.question.call, seq: $0.question.sequenceNumber, since: $0.asked, isSent: true)
      },
      kept: known?.kept.map {
        Kept(push: $0.push, text: $0.text, expires: $0.expires.moved(byMicroseconds: -service.clockOffset))
      } ?? [])
  }
}
