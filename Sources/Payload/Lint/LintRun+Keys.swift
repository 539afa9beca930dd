import Words

extension LintRun {
  /// Finds keys in `aps` that Apple does not list, and what they may have been meant to be.
  mutating func readKeys() {
    guard let aps = payload.aps else { return }
    for member in aps.members where member.keyword(as: APSKey.self) == nil {
      if let meant = APSKey.meant(by: member.key) {
        report(.misspeltKey, at: member.keyValue, .text(member.key), .text(meant.name))
      } else {
        report(.unknownKey, at: member.keyValue, .text(member.key))
      }
    }
  }

  /// Finds keys beside `aps` that belong inside it.
  mutating func readBesideAPS() {
    for member in document.root.members {
      let key = member.key
      if let meant = Self.keyOutOfPlace(key), fields.seen(meant) == nil {
        report(.misplacedKey, at: member.keyValue, .text(key), .text(meant.name))
      } else if let suffix = key.split(separator: ".").last, suffix.utf8.count < key.utf8.count,
        let meant = APSKey.meant(by: String(suffix)), [.contentAvailable, .mutableContent].contains(meant)
      {
        report(.prefixedFlag, at: member.keyValue, .text(key), .text(meant.name))
      }
    }
  }

  /// The `aps` key that the extra `key` looks like; names that apps use for their own data do not count.
  private static func keyOutOfPlace(_ key: String) -> APSKey? {
    guard let meant = APSKey.meant(by: key) else { return nil }
    switch meant {
    case .category, .event, .timestamp, .attributes, .urlArgs: return nil
    default: return meant
    }
  }

  /// Checks the keys that have one type and no rule of their own. Null has its own finding.
  mutating func readTypes() {
    for key in APSKey.allCases {
      guard let expected = key.expectedKind, let value = fields[key], value.kind != expected else { continue }
      report(.wrongType, at: value, .text(key.name), .phrase(expected.phrase), .phrase(value.kind.phrase))
    }
    if let urls = fields[.urlArgs], urls.kind == .array {
      report(.safariKey, at: urls, .text(APSKey.urlArgs.name))
    }
  }
}

extension APSKey {
  /// The one kind that this key takes; nil for keys with rules of their own.
  var expectedKind: JSONKind? {
    switch self {
    case .category, .threadID, .targetContentID, .interruptionLevel, .filterCriteria, .attributesType,
      .inputPushChannel:
      .string
    case .relevanceScore, .staleDate, .dismissalDate: .number
    case .urlArgs: .array
    case .contentChanged: .boolean
    case .attributes: .object
    case .alert, .badge, .sound, .contentAvailable, .mutableContent, .timestamp, .event, .contentState,
      .inputPushToken:
      nil
    }
  }

  /// The key that `word` is, perhaps spelt in another way: underscores, capitals, no hyphens.
  static func meant(by word: String) -> APSKey? {
    let bare = bareLetters(word)
    return allCases.first { bareLetters($0.name) == bare }
  }

  private static func bareLetters(_ word: String) -> [UInt8] {
    word.lowercased().utf8.filter {
      $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") && $0 != UInt8(ascii: " ")
    }
  }
}
