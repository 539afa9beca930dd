import APNs
import Foundation
import Language
import Words

@testable import Phone
@testable import Simulation

/// Plays very many small worlds and notes every rule that something happened by.
struct RuleSweep {
  private(set) var reached: Set<String> = []
  private var trace = Trace()
  private var at = Instant(microseconds: 1_767_000_000_000_000)

  /// The rules that everything below reaches together.
  static let all: Set<String> = {
    var sweep = RuleSweep()
    sweep.everyState()
    sweep.everySetting()
    sweep.everySwitch()
    let refused = CredentialFault.allCases.map { [alert + " token=00 credential=refused,\($0.rawValue)"] }
    for story in Self.stories + Self.services + refused { sweep.play(sweep.world("app open"), story) }
    sweep.everyCommand()
    for seed: UInt64 in 100...139 {
      for sdk in ["app sdk jpush", "app sdk getui", "app sdk both"] {
        sweep.session(sdk, GrammarLines(seed: seed), length: 40)
      }
    }
    return sweep.reached
  }()

  static let payloads = [
    #"{"aps":{"alert":"A"}}"#, #"{"aps":{"badge":3}}"#, #"{"aps":{"badge":0}}"#,
    #"{"aps":{"sound":"default"}}"#,
    #"{"aps":{"content-available":1}}"#, #"{"aps":{"alert":"A","content-available":1}}"#,
    #"{"aps":{"alert":"A","mutable-content":1,"category":"ORDER"}}"#, #"{"aps":{}}"#, #"{"a":null}"#,
    #"{"aps":{"alert":"A","badge":-1,"sound":{"critical":1,"name":"s","volume":0.5}}}"#,
    #"{"aps":{"alert":{"title":"T","loc-key":"K"},"interruption-level":"time-sensitive","sound":"a.caf"}}"#,
    #"{"aps":{"alert":1,"badge":"2","sound":1,"content-available":true,"mutable-content":2}}"#,
    #"{"aps":{"alert":"A","interruption-level":"passive","thread-id":"t","filter-criteria":"f"}}"#, "{",
  ]

  private static let states = [
    "app open", "app inactive", "app background", "app suspend", "app terminate", "app kill", "phone lock",
  ]

  private static let setups = [
    "", "app delegate none", "app delegate late", "app scenes on", "app method fetch off",
    "app method didReceive off",
  ]

  private static let alert = #"push json:'{"aps":{"alert":"A","category":"ORDER"}}'"#
  private static let silent = #"push json:'{"aps":{"content-available":1}}'"#
  private static let both = #"push json:'{"aps":{"alert":"A","content-available":1}}'"#

  /// What takes more than one setting, or time.
  private static let stories: [[String]] = [
    ["app background", alert, "dismiss #1", "restore"],
    [alert, "banner away"], ["app badge 3", "restore badge"], ["phone os 18.0", alert],
    ["phone os 14", "phone focus on", "app background", alert],
    [
      "phone focus on app=on filter=x", "app background", alert,
      #"push json:'{"aps":{"alert":"A","filter-criteria":"x"}}'"#,
    ],
    ["phone focus on app=on filter=x", "set rule filter-needs-criteria on", "app background", alert],
    [
      "setting banners off", "setting lock-screen off", "setting list off", "setting sound off",
      "setting badge off", both, silent,
    ],
    ["allow ephemeral", "app terminate", "app open", "app background", "clock 9h", alert],
    ["phone os 7", "permission ask", silent],
    ["phone os 9", "app background", alert + " push-type=liveactivity", alert + " push-type=widgets"],
    ["app scenes on", "app inactive", "app open"],
    ["app suspend", both, both, both, both, "set rule beside-alert-free on", both],
    ["set rule background-needs-mode on", "app mode remote-notification off", "app background", silent],
    ["phone low-power on", "app suspend", silent, "phone low-power off"],
    ["phone os 7", "setting refresh off", "app suspend", silent],
    ["phone reboot", silent, "phone unlock"],
    ["phone os 10.0", "app delegate none", "app background", "set rule ios-10-0-tap on", alert, "tap #1"],
    [
      "category ORDER action TRACK", "app background", alert, "tap #1 action=TRACK", alert, "look #2",
      "look close",
    ],
    [#"push json:'{"aps":{"alert":"A","interruption-level":"x"}}'"#],
    ["app background", #"push json:'{"aps":{"alert":"A","interruption-level":"critical"}}'"#],
    [
      "app entitlement critical off", "app background",
      #"push json:'{"aps":{"alert":"A","interruption-level":"critical"}}'"#,
    ],
    [
      #"push json:'{"message":{"apns":{"payload":{"aps":{"alert":"A"}}}}}'"#,
      #"push json:'{"aps":{"aps":{"alert":"A"}}}'"#,
    ],
  ]

  private static func jpush(_ push: String) -> String {
    let options = #""options":{"apns_production":false}"#
    return #"jpush request POST /v3/push json:'{"platform":"all","audience":"all",\#(push),\#(options)}'"#
  }

  private static let notification = jpush(#""notification":{"ios":{"alert":"Hi","badge":"+1"}}"#)
  private static let message = jpush(#""message":{"msg_content":"m"}"#)

  /// What comes over JPush's service.
  private static let services: [[String]] = [
    ["clock 5s", "app background", notification, "tap 1"], ["clock 5s", notification, "badge set 3"],
    ["clock 5s", "app kill"] + Array(repeating: message, count: 7) + ["app open", "clock 5s"],
    ["app remove", "app install", notification, "clock 5s", notification],
    ["phone add 2", "phone use @2", "phone remove @2"], ["clock 5s", #"message "m""#],
    ["app suspend", "app removes all"],
    [
      "app sdk getui", "clock 5s", #"message "a""#, "app background", #"message "b""#, "clock 20m",
      #"message "c""#, "app open", "clock 5s", "phone network off", "clock 5m", #"message "d""#,
      "phone network on", "clock 5s", "app kill", "app open", "clock 5s", alert,
      "sdk clearAllNotificationForNotificationBar",
    ],
    [
      "category ORDER action TRACK", "app suspend", alert, "tap #1 action=TRACK", "app kill", alert,
      "tap #2 action=TRACK",
    ],
    ["clock 5s", "sdk registrationIDCompletionHandler", "clock 5s"],
    [
      "app sdk getui", "clock 5s", "sdk clientId", "sdk queryTag q1", "sdk setPushModeForOff off", "clock 5s",
    ],
    ["app background", alert, "dismiss #1", "restore"],
    ["app suspend", alert + " push-type=voip", "call answer"],
    ["phone os 12", "app kill", alert + " push-type=voip"],
    ["clock 5s", jpush(#""notification":{"ios":{"alert":"Hi","content-available":true}}"#)],
    ["clock 5s", "sdk off", "clock 1s"],
    ["jpush code key wrong", "app remove", "app install", "app open", "clock 5s"],
    [
      "app save user ann", "app profile base64:b24gd2lsbFByZXNlbnQgeyByZW1lbWJlciBzaG93biB9Cg==",
      "app save user ann",
    ],
    [
      "app sdk getui", "clock 5s", "sdk sendMessage json:'{}'", "clock 5s", "getui upstream off",
      "sdk sendMessage json:'{}'", "clock 5s",
    ],
  ]

  /// Every payload in every state, on every iOS and in every kind of app, and what a person then does with it.
  private mutating func everyState() {
    for version in [6, 7, 9, 10, 12, 14, 15, 17, 18] {
      for setup in Self.setups {
        let base = world("phone os \(version)", setup, "category ORDER action TRACK", "app background")
        for (place, payload) in Self.payloads.enumerated() {
          let state = Self.states[(place + version + setup.utf8.count) % Self.states.count]
          for state in [state, Self.states[place % Self.states.count]] {
            play(base, [state, "push json:'\(payload)'", "tap #1"])
          }
        }
        for state in Self.states {
          play(base, [state, "push json:'\(Self.payloads[5])'", "app open", "dismiss #1"])
        }
      }
    }
  }

  private static let settings = [
    "deny", "allow provisional", "allow ephemeral", "permission ask", "setting sound off",
    "setting banners off",
    "setting badge off", "setting list off", "setting lock-screen off", "setting critical off",
    "setting time-sensitive off", "setting refresh off", "phone focus on",
    "phone focus on app=on hide-badges=on",
    "phone focus on app=on filter=x", "phone ringer off", "phone low-power on", "phone previews never",
    "phone previews when-unlocked", "phone summary on", "phone network off", "phone reboot",
    "app extension on",
    "app entitlement critical on", "app entitlement time-sensitive off", "app mode remote-notification off",
    "app types badge", "on willPresent return list", "on willPresent return \"\"",
  ]

  /// Every payload under every setting, in front, in the background and on a locked phone.
  private mutating func everySetting() {
    for setting in Self.settings {
      let base = world(setting)
      for payload in Self.payloads {
        for state in ["app open", "app suspend", "phone lock"] {
          play(
            base,
            [
              state, "push json:'\(payload)' collapse-id=a", "push json:'\(payload)' collapse-id=a",
              "app open",
            ])
        }
      }
    }
  }

  /// Every open point decided the other way.
  private mutating func everySwitch() {
    for name in RuleSwitch.allCases {
      let base = world("set rule \(name.rawValue) on")
      for state in Self.states {
        for payload in Self.payloads { play(base, [state, "push json:'\(payload)'", "tap #1"]) }
      }
    }
  }

  /// Every command there is, each in a world of its own, so that none depends on what the dice put before it.
  private mutating func everyCommand() {
    var lines = GrammarLines(seed: 7)
    for sdk in ["app sdk jpush", "app sdk getui"] {
      var base = world(sdk)
      wait(&base)
      for spec in WorldText.grammar.specs {
        for _ in 0..<4 { play(base, [lines.line(of: spec), "clock 1m"]) }
      }
    }
  }

  /// A session of every command there is, in an app with this SDK.
  private mutating func session(_ sdk: String, _ lines: GrammarLines, length: Int) {
    var lines = lines
    var world = World(identifiers: Identifiers(seed: 5, journal: 2))
    run(sdk, on: &world)
    wait(&world)
    for _ in 0..<length { run(lines.next(), on: &world) }
    wait(&world)
  }

  private mutating func world(_ lines: String...) -> World {
    var world = World(identifiers: Identifiers(seed: 1, journal: 2))
    for line in lines where !line.isEmpty { run(line, on: &world) }
    return world
  }

  private mutating func play(_ base: World, _ lines: [String]) {
    var world = base
    for line in lines { run(line, on: &world) }
  }

  private mutating func run(_ line: String, on world: inout World) {
    guard let command = try? WorldText.parse(line, on: PhoneNumber(1)) else { return }
    at = at.after(milliseconds: 700)
    trace.removeAll()
    world.apply(command, at: at, into: &trace)
    note()
  }

  private mutating func wait(_ world: inout World) {
    at = at.after(milliseconds: 3_600_000)
    trace.removeAll()
    world.advance(to: at, into: &trace)
    note()
  }

  private mutating func note() { for entry in trace.entries { reached.insert(entry.rule.name) } }
}
