import Getui
import JPush
import Payload
import Simulation
import Words

/// An audience as the vendor's service reads it, with the request that names it.
struct AudienceExpression: Hashable, Sendable {
  enum Audience: Hashable, Sendable {
    case jpush(JPushAudience)
    case getui(GetuiAudience)
  }

  let audience: Audience
  /// Method and path.
  let request: String
  /// The body that names it.
  let body: [UInt8]

  /// Why an expression means nobody.
  struct Fault: Error, Hashable, Sendable {
    let phrase: Phrase
    let remedy: Phrase?

    /// Something that is no audience yet.
    init(_ phrase: Phrase) {
      self.phrase = phrase
      remedy = nil
    }

    /// What the vendor's service answers.
    init(_ code: Int, _ message: String, _ meaning: Phrase, _ remedy: Phrase) {
      phrase = Phrase("vendor.refused", .count(code), .text(message), .phrase(meaning))
      self.remedy = remedy
    }
  }

  /// Reads what was typed: JSON as it stands under `audience`, or short terms.
  init(_ question: AudienceQuestion) throws(Fault) {
    let text = question.text.drop { $0 == " " }
    let isJSON = text.hasPrefix("{") || text.hasPrefix("\"")
    let json = isJSON ? Array(text.utf8) : try Self.json(String(text), question.vendor)
    guard let document = try? JSONDocument(json) else {
      throw Fault(Phrase("face.audience.nojson"))
    }
    self =
      try question.vendor == .getui
      ? Self.getui(document.root, question.strategy) : Self.jpush(document.root)
  }

  private init(_ audience: Audience, _ request: String, _ body: JSONTree) {
    self.audience = audience
    self.request = request
    self.body = body.bytes
  }

  // MARK: - JPush

  private static func jpush(_ value: JSONValue) throws(Fault) -> AudienceExpression {
    do throws(JPushRefusal) {
      let audience = try AudienceText.read(Array(value.asReceived))
      return AudienceExpression(
        .jpush(audience), "POST /v3/push",
        [
          "platform": ["ios"], "audience": JSONTree(value),
          "notification": ["ios": ["alert": "…"]],
        ])
    } catch {
      throw Fault(error.code.rawValue, error.message, error.code.meaning, error.code.remedy)
    }
  }

  // MARK: - Getui

  private static func getui(
    _ value: JSONValue, _ strategy: PushStrategy
  ) throws(Fault) -> AudienceExpression {
    let settings: JSONTree = ["strategy": ["default": 1, "ios": .number(strategy.rawValue)]]
    // A push to several clients or aliases names a task that was made before.
    for (key, path) in [("cid", "push/list/cid"), ("alias", "push/list/alias")] {
      let texts = value[key].map { $0.items.compactMap(\.string) } ?? []
      guard texts.count > 1 else { continue }
      let audience: GetuiAudience = key == "cid" ? .clients(texts) : .aliases(texts)
      return AudienceExpression(
        .getui(audience), "POST /v2/{appId}/" + path, ["audience": JSONTree(value), "taskid": "…"])
    }
    let body: JSONTree = [
      "request_id": "belfry-audience", "settings": settings, "audience": JSONTree(value),
      "push_message": ["transmission": "…"],
      "push_channel": ["ios": ["aps": ["alert": "…"]]],
    ]
    let path = path(of: value)
    let request = GetuiRequest(
      method: "POST", target: "/v2/belfry/" + path, body: body.bytes, credential: .trusted)
    let operation: GetuiOperation
    do throws(GetuiRefusal) {
      operation = try request.decoded().operation
    } catch {
      throw Fault(error.code.rawValue, error.message, error.code.meaning, error.code.remedy)
    }
    switch operation {
    case .pushOne(_, let audience), .pushMany(_, let audience):
      return AudienceExpression(.getui(audience), "POST /v2/{appId}/" + path, body)
    default: throw Fault(Phrase("face.audience.terms"))
    }
  }

  private static func path(of value: JSONValue) -> String {
    if value.kind == .string { return "push/all" }
    if value["tag"] != nil { return "push/tag" }
    if value["fast_custom_tag"] != nil { return "push/fast_custom_tag" }
    return value["alias"] != nil ? "push/single/alias" : "push/single/cid"
  }

  // MARK: - Short terms

  private static func json(_ text: String, _ vendor: PushLine) throws(Fault) -> [UInt8] {
    let trimmed = text.split(separator: " ").joined(separator: " ")
    if trimmed.isEmpty || trimmed == "all" { return JSONTree.string("all").bytes }
    guard let terms = AudienceTerm.read(trimmed) else {
      throw Fault(Phrase("face.audience.terms"))
    }
    return try (vendor == .getui ? getui(terms) : jpush(terms)).bytes
  }

  private static func jpush(_ terms: [AudienceTerm]) throws(Fault) -> JSONTree {
    var sets: [(key: String, values: [String])] = []
    for term in terms {
      let key = term.key == "id" ? "registration_id" : term.key
      if let place = sets.firstIndex(where: { $0.key == key }) {
        sets[place].values += term.values
      } else {
        sets.append((key, term.values))
      }
    }
    return .object(sets.map { .init($0.key, .array($0.values.map(JSONTree.string))) })
  }

  private static func getui(_ terms: [AudienceTerm]) throws(Fault) -> JSONTree {
    let conditions = terms.compactMap(condition)
    if conditions.count == terms.count { return ["tag": .array(conditions)] }
    guard terms.count == 1, let term = terms.first else {
      throw Fault(Phrase("face.audience.onekind"))
    }
    let values = JSONTree.array(term.values.map(JSONTree.string))
    switch term.key {
    case "id": return ["cid": values]
    case "alias": return ["alias": values]
    case "fast_custom_tag": return ["fast_custom_tag": .string(term.values.joined(separator: ","))]
    default: throw Fault(Phrase("face.audience.unknown", .text(term.key)))
    }
  }

  /// One entry of Getui's `tag`; nil for a term that is no condition.
  private static func condition(_ term: AudienceTerm) -> JSONTree? {
    let (key, operation): (String, String)
    switch term.key {
    case "tag": (key, operation) = ("custom_tag", "or")
    case "tag_and": (key, operation) = ("custom_tag", "and")
    case "tag_not": (key, operation) = ("custom_tag", "not")
    case "phone_type", "region", "portrait": (key, operation) = (term.key, "or")
    default: return nil
    }
    return [
      "key": .string(key), "values": .array(term.values.map(JSONTree.string)), "opt_type": .string(operation),
    ]
  }
}
