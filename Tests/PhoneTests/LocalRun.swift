import Payload

@testable import Phone

extension PhoneRun {
  /// Gives everything that has fired a number and lets it arrive, as the world does.
  mutating func arriveFired() {
    while let request = phone.takeFired() {
      lastNumber += 1
      phone.fire(request, as: PushNumber(lastNumber), at: at, switches: switches, into: &log)
    }
  }

  mutating func add(
    _ body: String = "Hello", _ trigger: LocalTrigger = .interval(5_000_000, repeats: false),
    id: String? = nil,
    _ change: (inout LocalContent) -> Void = { _ in }
  ) {
    var content = LocalContent(body: body)
    change(&content)
    perform(.local(.add(content, trigger, identifier: id)))
  }

  mutating func schedule(
    _ time: LegacyTime, id: String? = nil, _ change: (inout LocalContent) -> Void = { _ in }
  ) {
    var content = LocalContent(body: "Hello")
    change(&content)
    perform(.local(.schedule(content, time, identifier: id)))
  }

  /// Lets `seconds` pass one by one, so that what fires arrives at its own moment.
  mutating func live(seconds: Int64) {
    arriveFired()
    for _ in 0..<seconds {
      wait(seconds: 1)
      arriveFired()
    }
  }

  /// The identifiers that wait.
  var waiting: [String] { phone.local.pending.map(\.identifier) }
}
