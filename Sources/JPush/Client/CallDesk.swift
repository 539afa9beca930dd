import Phone

/// What the app has asked of the SDK, and what it waits for.
struct CallDesk: Codable, Sendable {
  var calls: [PendingCall] = []
  var lastAnswer: SDKAnswer?
  var fences = GeofenceCache()
  var logLevel = LogLevel.info
  var collectsCrashes = false
  var heartBeat: Int?
  var unsentBadge: Int?
  var extensionKey: String?
  var completions: [SDKAnswer] = []
  var idCalls: [IDCall] = []
  var lastCall: UInt32 = 0
  var lastSeq = 0
  var letThrough = CallTimes()

  /// The app's process is gone, and with it whatever waited in it.
  mutating func endProcess() {
    logLevel = .info
    collectsCrashes = false
    heartBeat = nil
    calls = []
    completions = []
    idCalls = []
    letThrough = CallTimes()
  }
}
