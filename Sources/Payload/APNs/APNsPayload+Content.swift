extension APNsPayload {
  /// Which parts decide the push's way, `boolAsOne` being the switch for flags that hold `true`.
  public func parts(boolAsOne: Bool = false) -> PayloadParts {
    var parts: PayloadParts = []
    if alert?.hasText == true { parts.insert(.alert) }
    switch badge {
    case .set, .remove: parts.insert(.badge)
    case .absent, .negative, .ignored: break
    }
    switch sound {
    case .standard, .named, .critical: parts.insert(.sound)
    case .none, .ignored: break
    }
    if contentAvailable.isOn(boolAsOne: boolAsOne) { parts.insert(.contentAvailable) }
    if mutableContent.isOn(boolAsOne: boolAsOne) { parts.insert(.mutableContent) }
    return parts
  }

  /// Whether there is text to show.
  public var hasVisibleText: Bool { alert?.hasText == true }

  /// What the push holds beside `aps`, in its order; of a key that occurs twice the last value.
  public var extras: [Extra] {
    let hasGetuiID = document.root["_gmid_"] != nil
    return shownMembers(of: document.root).compactMap { member in
      guard !member.keyIs("aps") else { return nil }
      let key = member.key
      return Extra(key: key, owner: Extra.Owner(of: key, besideGetuiID: hasGetuiID), value: member.value)
    }
  }

  /// What `aps` holds that Apple does not list, in its order: visible to the app in `userInfo["aps"]`, no more.
  public var unknownAPS: [Extra] {
    guard let aps else { return [] }
    return shownMembers(of: aps).compactMap { member in
      guard member.keyword(as: APSKey.self) == nil else { return nil }
      return Extra(key: member.key, owner: .app, value: member.value)
    }
  }

  /// The members whose values count.
  private func shownMembers(of object: JSONValue) -> [JSONMember] {
    let doubled = document.duplicates.filter { $0.object == object.index }
    guard !doubled.isEmpty else { return Array(object.members) }
    let last = Dictionary(doubled.map { (document.lastMember(of: $0).key, $0.last) }, uniquingKeysWith: max)
    return object.members.filter { $0.index >= last[$0.key] ?? 0 }
  }
}

extension APNsPayload: Hashable {
  /// Whether both were read from the same bytes.
  public static func == (one: APNsPayload, other: APNsPayload) -> Bool {
    one === other || one.document == other.document
  }

  /// Hashes the bytes.
  public func hash(into hasher: inout Hasher) { hasher.combine(document) }
}

extension APNsPayload: Codable {
  /// Reads the payload back from its JSON text.
  public convenience init(from decoder: any Decoder) throws {
    let document = try JSONDocument(from: decoder)
    guard document.root.kind == .object else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "no JSON object"))
    }
    self.init(reading: document)
  }

  /// Writes the JSON text.
  public func encode(to encoder: any Encoder) throws { try document.encode(to: encoder) }
}
