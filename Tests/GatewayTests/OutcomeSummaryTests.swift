import Phone
import Simulation
import Testing

@testable import Gateway

@Suite struct OutcomeSummaryTests {
  private static func arrival(_ change: (inout Arrival) -> Void) -> Arrival {
    var arrival = Samples.arrival
    arrival.shown = []
    arrival.sound = nil
    arrival.badge = nil
    arrival.callbacks = []
    arrival.refusal = nil
    change(&arrival)
    return arrival
  }

  static let rows: [(String, Arrival)] = [
    (
      "banner, sound, badge 7 · willPresent",
      arrival {
        $0.outcome = .banner
        $0.shown = [.banner, .sound, .badge]
        $0.sound = .standard
        $0.badge = 7
        $0.callbacks = ["willPresent"]
      }
    ),
    (
      "banner, list, sound bell.caf",
      arrival {
        $0.outcome = .banner
        $0.shown = [.banner, .list, .sound]
        $0.sound = .named("bell.caf")
      }
    ),
    (
      "list, critical sound siren",
      arrival {
        $0.outcome = .list
        $0.shown = [.list]
        $0.sound = .critical(name: "siren", volume: 1)
      }
    ),
    (
      "lock-screen, list, light, sound",
      arrival {
        $0.outcome = .lockscreen
        $0.shown = [.lockScreen, .list, .light, .sound]
        $0.sound = .standard
      }
    ),
    (
      "quiet, badge 0 · willPresent",
      arrival {
        $0.outcome = .quiet
        $0.badge = 0
        $0.callbacks = ["willPresent"]
      }
    ),
    (
      "woke · didReceiveRemoteNotification",
      arrival {
        $0.outcome = .woke
        $0.callbacks = ["didReceiveRemoteNotification"]
      }
    ),
    (
      "tapped, banner · willPresent, didReceive",
      arrival {
        $0.outcome = .tapped
        $0.shown = [.banner]
        $0.callbacks = ["willPresent", "didReceive"]
      }
    ),
    (
      "refused, BadTopic",
      arrival {
        $0.outcome = .refused
        $0.refusal = "BadTopic"
      }
    ),
    ("held", arrival { $0.outcome = .held }),
    ("dropped", arrival { $0.outcome = .dropped }),
  ]

  @Test(arguments: rows) func whatWasSeenComesFirstThenTheCallbacks(_ text: String, _ arrival: Arrival) {
    #expect(OutcomeSummary.text(of: arrival) == text)
  }
}
