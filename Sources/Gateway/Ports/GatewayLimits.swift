import Glibc

/// What one client, and all of them together, may ask for.
enum GatewayLimits {
  /// Bytes of a body that are taken in; APNs' own limit is lower and answers 413.
  static let body = 1 << 20
  /// Bytes of a push's body that are kept: enough to know that it is too large.
  static let pushBody = 16 << 10
  /// Bytes of a request's header fields, each counted as HPACK does (RFC 7541, 4.1).
  static let headers = 16 << 10
  /// Streams at once on a connection.
  static let streams: UInt32 = 1000
  /// Seconds that a handshake, or a request once begun, may take.
  static let patience = 30
  /// Seconds that a connection to APNs may be silent.
  static let silence = 3600
  /// Seconds that one of HTTP/1.1 may be silent between two requests.
  static let restSilence = 75
  /// Seconds that an end may not read what was sent to it.
  static let unread = 60
  /// Frames that wait to be sent before no more is taken in: a few for each stream.
  static let unsentFrames = 4096
  /// Streams that a client may reset in `resetSpan` seconds.
  static let resets = 1000
  static let resetSpan = 10
  /// Seconds that a connection over the limit has to hear that it is one.
  static let surplusPatience = 5

  /// Connections over the limit that are told so at a time; more wait with the kernel.
  static let surplus = 48

  /// Rows for requests that were turned away on the doorstep, at a time; one more each `rejectedSpan` microseconds.
  static let rejectedRows = 60
  static let rejectedSpan: Int64 = 10_000_000

  /// Microseconds until a port without descriptors looks again.
  static let rest: Int64 = 100_000

  /// Connections at once: a part of the descriptors that the process may open.
  static let connections: Int = {
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    return max(16, min(1024, Int(limit.rlim_cur) - 112))
  }()
}
