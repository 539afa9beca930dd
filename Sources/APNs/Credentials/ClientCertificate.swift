import Phone

/// What the certificate of a client says: which topics it may push to, in which of Apple's worlds
/// (Apple, Sending notification requests to APNs; github.com/jchambers/pushy for how it says so).
public struct ClientCertificate: Hashable, Sendable {
  /// The UID of its subject: the app's bundle id, or what a device management server is called.
  public var name: String?
  /// The topics that it lists; empty where it lists none, as a certificate of one app alone.
  public var topics: [String]
  /// The one of Apple's worlds that it is for; nil means both.
  public var environment: APNsEnvironment?

  /// A certificate.
  public init(name: String?, topics: [String] = [], environment: APNsEnvironment? = nil) {
    self.name = name
    self.topics = topics
    self.environment = environment
  }

  /// What `apns-topic` is where a request leaves it out; nil where several are possible.
  var onlyTopic: String? {
    switch topics.count {
    case 0: name
    case 1: topics[0]
    default: nil
    }
  }

  /// Whether it may push to `topic`. One that lists no topics is for the app, its calls and its complications.
  func covers(_ topic: String) -> Bool {
    if !topics.isEmpty { return topics.contains(topic) }
    guard let name else { return false }
    return topic == name || topic == name + ".voip" || topic == name + ".complication"
  }
}
