import Testing

/// One row of what an article's app does.
struct ArticleRow: Sendable, CustomTestStringConvertible {
  /// The row, and what is given.
  let row: String
  let profile: String
  var os = "17"
  /// What is done; only what follows `forget` is looked at, or all of it.
  let given: [String]
  /// What is said, in this order; other things may stand between.
  let expect: [String]
  /// What is not said at all.
  var never: [String] = []

  var testDescription: String { "\(profile) \(row)" }

  init(
    _ row: String, _ profile: String, os: String = "17", _ given: [String], _ expect: [String],
    never: [String] = []
  ) {
    self.row = row
    self.profile = profile
    self.os = os
    self.given = given
    self.expect = expect
    self.never = never
  }

  /// Plays the row and compares.
  func check() throws {
    var run = try ArticleRun(profile, os: os)
    try run.play(given)
    let said = run.said
    var rest = said[...]
    for text in expect {
      guard let index = rest.firstIndex(where: { $0.contains(text) }) else {
        Issue.record("\(row): not said, or not in this order: \(text)\n\(said.joined(separator: "\n"))")
        return
      }
      rest = rest[(index + 1)...]
    }
    for text in never {
      for line in said where line.contains(text) {
        Issue.record("\(row): said: \(line)\n\(said.joined(separator: "\n"))")
      }
    }
  }
}

/// What backends send to the apps.
enum Sent {
  static func jpush(_ extras: String) -> String {
    #"jpush request POST /v3/push json:'{"platform":"all","audience":"all","notification":{"ios":{"alert":"hello","sound":"default","badge":3,"extras":\#(extras)}},"options":{"apns_production":false}}'"#
  }

  static func apns(_ aps: String, _ more: String = "") -> String {
    "push json:'{\"aps\":\(aps)\(more)}'"
  }

  static func getui(_ text: String) -> String {
    let quoted = text.replacing("\"", with: "\\\"")
    return
      #"getui request POST /v2/app/push/all json:'{"request_id":"article-01","audience":"all","settings":{"ttl":3600000},"push_message":{"transmission":"\#(quoted)"},"push_channel":{"ios":{"type":"notify","auto_badge":"+1","aps":{"alert":{"title":"Parcel","body":"On its way"}}}}}'"#
  }
}
