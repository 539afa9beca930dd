import Phone
import Testing
import Words

@testable import Simulation

/// What one payload comes to in one state: what is seen, heard and counted, who is called, and how sure that is.
struct WhatIfCase: Sendable, CustomTestStringConvertible {
  let kind: String
  let payload: String
  let state: AppState
  /// Sees, sound, badge, then the callbacks on arrival.
  let cells: [String]
  let certainty: Certainty

  var testDescription: String { "\(kind) \(state.rawValue)" }

  private init(
    _ kind: String, _ payload: String, _ state: AppState, _ certainty: Certainty, _ cells: [String]
  ) {
    self.kind = kind
    self.payload = payload
    self.state = state
    self.certainty = certainty
    self.cells = cells
  }

  private static let launch = [
    "willFinishLaunching(launchOptions[.remoteNotification])",
    "didFinishLaunching(launchOptions[.remoteNotification])",
  ]
  private static let fetched = "didReceiveRemoteNotification(background)"

  /// The states in which the app is asked, then those in which it is not.
  private static func rows(
    _ kind: String, _ payload: String, front: [String], frontCalls: [String], _ frontCertainty: Certainty,
    away: [String], awayCalls: [AppState: [String]] = [:], _ awayCertainty: Certainty = .documented
  ) -> [WhatIfCase] {
    WhatIf.states.map { state in
      switch state {
      case .foreground:
        WhatIfCase(kind, payload, state, frontCertainty, front + frontCalls.map { "\($0)(active)" })
      case .inactive:
        WhatIfCase(
          kind, payload, state, frontCalls.first == "willPresent" ? .assumed : frontCertainty,
          front + frontCalls.map { "\($0)(inactive)" })
      default: WhatIfCase(kind, payload, state, awayCertainty, away + (awayCalls[state] ?? ["none"]))
      }
    }
  }

  private static let silently: [AppState: [String]] = [
    .background: [fetched], .suspended: [fetched], .notRunning: launch + [fetched],
    .swipedAway: ["silent part dropped"],
  ]

  static let all: [WhatIfCase] =
    rows(
      "alert", #"{"aps":{"alert":"x"}}"#, front: ["app asked: banner, list", "–", "–"],
      frontCalls: ["willPresent"], .documented, away: ["banner, list", "–", "–"])
    + rows(
      "badge", #"{"aps":{"badge":7}}"#, front: ["app asked: nothing", "–", "7"],
      frontCalls: ["willPresent"], .assumed, away: ["nothing", "–", "7"])
    + rows(
      "sound", #"{"aps":{"sound":"default"}}"#, front: ["app asked: nothing", "♪", "–"],
      frontCalls: ["willPresent"], .assumed, away: ["nothing", "♪", "–"])
    + rows(
      "alert, sound, badge", #"{"aps":{"alert":"x","sound":"ding.caf","badge":7}}"#,
      front: ["app asked: banner, list", "♪ ding.caf", "7"], frontCalls: ["willPresent"], .documented,
      away: ["banner, list", "♪ ding.caf", "7"])
    + rows(
      "silent", #"{"aps":{"content-available":1}}"#, front: ["nothing", "–", "–"],
      frontCalls: ["didReceiveRemoteNotification"], .documented, away: ["nothing", "–", "–"],
      awayCalls: silently)
    + rows(
      "alert, silent", #"{"aps":{"alert":"x","content-available":1}}"#,
      front: ["app asked: banner, list", "–", "–"],
      frontCalls: ["willPresent", "didReceiveRemoteNotification"], .reported,
      away: ["banner, list", "–", "–"], awayCalls: silently)
    + rows(
      "badge, silent", #"{"aps":{"badge":7,"content-available":1}}"#,
      front: ["app asked: nothing", "–", "7"],
      frontCalls: ["willPresent", "didReceiveRemoteNotification"], .assumed, away: ["nothing", "–", "7"],
      awayCalls: silently)
    + rows(
      "empty", #"{"aps":{}}"#, front: ["nothing", "–", "–"],
      frontCalls: ["didReceiveRemoteNotification"], .assumed, away: ["nothing", "–", "–"], .reported)
}
