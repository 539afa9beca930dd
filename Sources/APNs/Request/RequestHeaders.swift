import Payload

/// The headers of a push, judged and read.
struct RequestHeaders {
  var type: PushType?
  /// 10, 5 or 1.
  var priority = 10
  /// Seconds since 1970; 0 is one attempt, nil leaves it to APNs.
  var expiration: Int?
  /// Whether its connection had another provider token less than 20 minutes ago.
  var hasFreshToken = false
  /// Whether the client's certificate gave the topic.
  var isTopicOfCertificate = false
}
