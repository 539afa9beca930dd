/// A tag and alias call from before SDK 3.0.6 with its arguments.
///
/// nil leaves a value alone and an empty one clears it, where the calls with `seq` refuse both.
public struct OlderCall: Hashable, Codable, Sendable {
  /// Which call.
  public let form: OlderForm
  /// The tags that replace all others; nil leaves them alone, none at all clears them.
  public let tags: [String]?
  /// The alias that replaces the other; nil leaves it alone, an empty one clears it.
  public let alias: String?
  /// Whether selector and target were given, so that somebody is told.
  public let hasCallback: Bool

  /// A call; what `form` does not take is left out.
  public init(_ form: OlderForm, tags: [String]? = nil, alias: String? = nil, hasCallback: Bool = true) {
    self.form = form
    self.tags = form.takesTags ? tags : nil
    self.alias = form.takesAlias ? alias : nil
    self.hasCallback = form == .background ? false : hasCallback || !form.mayLackCallback
  }

  /// The code that the SDK answers before it asks the service; the alias is looked at before the tags.
  ///
  /// The vendor publishes no order of its checks.
  public var localCode: SDKCode {
    if tags == nil && alias == nil { return .invalid }
    if let alias, !alias.isEmpty {
      let code = AliasCheck.check(alias).code
      if code != .ok { return code }
    }
    guard let tags, !tags.isEmpty else { return .ok }
    return TagCheck.check(tags, limit: .olderCalls).code
  }
}
