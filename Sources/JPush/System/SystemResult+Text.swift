import Words

extension SystemResult {
  /// What the app gets, as Objective-C would log it.
  public var text: String {
    switch self {
    case .done: "void"
    case .added(let identifier): "\"\(identifier)\""
    case .found(let identifiers): "[\(identifiers.joined(separator: ", "))]"
    case .status(let status): "\(status.number) \(status.rawValue)"
    case .alertView(let text): "UIAlertView \"\(text)\""
    case .fault: "nil"
    }
  }
}

extension SystemFault {
  /// The reason in a few words.
  public var phrase: Phrase { Phrase(WordID("jpush.system.\(rawValue)")) }
}
