import Getui
import JPush
import Phone
import Simulation
import Words

/// The tags and the alias of a phone at one vendor, and the calls about them.
struct NamesScene: Hashable, Sendable {
  /// A call that has no answer yet.
  struct Waiting: Hashable, Sendable {
    let call: String
    /// `seq` or `sequenceNum`, where the call had one.
    let number: String?
    let since: Instant
    /// Whether it has left the phone.
    let isSent: Bool
  }

  let vendor: PushLine
  /// The registration ID or the cid; nil before the first registration.
  let id: String?
  /// Whether calls are answered now.
  let isOnline: Bool
  let tags: [String]
  let alias: String?
  /// How many devices have the alias.
  let aliasDevices: Int
  /// The `seq` that the next call takes; Getui's SDK counts by itself.
  let nextSeq: Int?
  /// Calls without an answer, oldest first.
  let waiting: [Waiting]
  /// Answers, newest first.
  let answers: [NameAnswer]

  /// The most tags of the phone at the vendor.
  var mostTags: Int { vendor == .jpush ? TagCheck.mostTags : TagListCheck.mostTags }

  /// What all tags may have together: bytes for JPush, characters for Getui.
  var mostSize: Int {
    vendor == .jpush ? TagSetCheck.Limit.newCalls.rawValue : GetuiService.mostTagCharacters
  }

  /// The most bytes of an alias.
  var longestAlias: Int { vendor == .jpush ? NameCheck.longest : AliasTextCheck.longest }

  /// The most devices of one alias.
  var mostDevices: Int {
    vendor == .jpush ? JPushService.mostDevicesOfAlias : GetuiService.mostClientsOfAlias
  }

  /// What all tags have together.
  var size: Int { tags.reduce(0) { $0 + size(of: $1) } }

  /// What one tag takes of `mostSize`.
  func size(of tag: String) -> Int { vendor == .jpush ? tag.utf8.count : tag.count }

  /// How much of a limit in that unit is used.
  func usage(_ used: Int, of most: Int) -> Phrase {
    Phrase(
      vendor == .jpush ? "face.names.bytes" : "face.names.characters", .count(used), .count(most))
  }

  /// Those of one phone of `world`, one for each SDK in its app.
  static func all(_ world: World, _ diary: PhoneDiary) -> [NamesScene] {
    guard let device = world.device(diary.phone) else { return [] }
    return device.sdk.lines.map { vendor in
      let answers = Array(diary.answers.filter { $0.vendor == vendor }.reversed())
      return vendor == .jpush
        ? NamesScene(device.jpush, world.jpush, answers) : NamesScene(device.getui, world.getui, answers)
    }
  }

  private init(_ client: JPushClient, _ service: JPushService, _ answers: [NameAnswer]) {
    let known = client.registrationID.flatMap { service[$0] }
    vendor = .jpush
    id = client.registrationID?.text
    isOnline = client.connection == .loggedIn
    tags = known?.tags.sorted ?? []
    alias = known?.alias
    aliasDevices = known?.alias.map(service.deviceCount(ofAlias:)) ?? 0
    nextSeq = client.nextSeq
    waiting = client.calls.map {
      Waiting(call: $0.request.name, number: $0.seq.map(String.init), since: $0.asked, isSent: $0.isSent)
    }
    self.answers = answers
  }

  private init(_ client: GetuiClient, _ service: GetuiService, _ answers: [NameAnswer]) {
    let known = client.clientID.flatMap { service[$0] }
    vendor = .getui
    id = client.clientID?.text
    isOnline = client.isOnline
    tags = known?.tags ?? []
    alias = known?.alias
    aliasDevices = known?.alias.map { service.clients(ofAlias: $0).count } ?? 0
    nextSeq = nil
    waiting = client.requests.compactMap { request in
      request.question.nameNumber.map {
        Waiting(call: request.question.call, number: $0, since: request.asked, isSent: true)
      }
    }
    self.answers = answers
  }
}

extension PendingRequest.Question {
  /// The number of a call about tags or the alias; nil for every other call.
  fileprivate var nameNumber: String? {
    switch self {
    case .setTags(_, let number), .queryTags(let number), .bind(_, let number), .unbind(_, let number, _):
      number
    case .pushMode, .activity, .controls, .upstream: nil
    }
  }
}
