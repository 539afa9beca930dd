/// The keys of the `alert` object.
///
/// Source: Apple, Generating a remote notification; `action` is of Safari website pushes, `action-loc-key` of iOS up
/// to 9.
public enum AlertKey: Int, CaseIterable, Sendable {
  case title, subtitle, body
  case titleLocKey, titleLocArgs, subtitleLocKey, subtitleLocArgs, locKey, locArgs
  case launchImage, actionLocKey, action, summaryArg, summaryArgCount

  /// The key as it is written.
  public var name: String {
    switch self {
    case .title: "title"
    case .subtitle: "subtitle"
    case .body: "body"
    case .titleLocKey: "title-loc-key"
    case .titleLocArgs: "title-loc-args"
    case .subtitleLocKey: "subtitle-loc-key"
    case .subtitleLocArgs: "subtitle-loc-args"
    case .locKey: "loc-key"
    case .locArgs: "loc-args"
    case .launchImage: "launch-image"
    case .actionLocKey: "action-loc-key"
    case .action: "action"
    case .summaryArg: "summary-arg"
    case .summaryArgCount: "summary-arg-count"
    }
  }
}

extension AlertKey: JSONKeyword {
  static func keyword(_ name: UnsafeBufferPointer<UInt8>) -> AlertKey? {
    switch name.count {
    case 4: name.spells("body") ? .body : nil
    case 5: name.spells("title") ? .title : nil
    case 6: name.spells("action") ? .action : nil
    case 7: name.spells("loc-key") ? .locKey : nil
    case 8: name.spells("subtitle") ? .subtitle : name.spells("loc-args") ? .locArgs : nil
    case 11: name.spells("summary-arg") ? .summaryArg : nil
    case 12: name.spells("launch-image") ? .launchImage : nil
    case 13: name.spells("title-loc-key") ? .titleLocKey : nil
    case 14:
      name.spells("title-loc-args")
        ? .titleLocArgs : name.spells("action-loc-key") ? .actionLocKey : nil
    case 16: name.spells("subtitle-loc-key") ? .subtitleLocKey : nil
    case 17:
      name.spells("subtitle-loc-args")
        ? .subtitleLocArgs : name.spells("summary-arg-count") ? .summaryArgCount : nil
    default: nil
    }
  }
}
