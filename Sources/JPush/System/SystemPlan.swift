import Phone

/// What a call that goes through to iOS does there, and what it comes to.
public struct SystemPlan: Sendable {
  /// What the SDK does on the phone.
  public var commands: [PhoneCommand] = []
  /// What it comes to; nil where that is whether iOS takes what is added.
  public var result: SystemResult?

  init(_ commands: [PhoneCommand], _ result: SystemResult? = .done) {
    self.commands = commands
    self.result = result
  }

  static func fault(_ fault: SystemFault) -> SystemPlan { SystemPlan([], .fault(fault)) }
}

extension SystemCall {
  /// What the SDK does on a phone that looks like this.
  public func plan(_ view: SystemView) -> SystemPlan {
    switch self {
    case .registerConfig(let types):
      let delegate: [PhoneCommand] = view.delegate == .vendor ? [] : [.set(.delegate(.vendor))]
      return SystemPlan(delegate + [.life(.asks(Self.types(types))), .life(.registers)])
    case .registerTypes(let types, let hasCategories):
      if hasCategories, view.os < OSVersion(8) { return .fault(.categories) }
      return SystemPlan([.life(.asks(Self.types(types))), .life(.registers)])
    case .authorization: return SystemPlan([], .status(view.status))
    case .add(let request): return request.plan(view)
    case .remove(let identifier): return Self.remove(identifier, view)
    case .find(let identifier, let hasHandler):
      guard hasHandler else { return .fault(.handler) }
      return Self.find(identifier, view)
    case .setLegacy(let notification): return notification.plan(view)
    case .showAtFront(let key): return Self.show(key, view)
    case .findLegacy(let key): return SystemPlan([], .found(view.identifiers(withKey: key)))
    case .deleteLegacy(let identifier):
      guard let identifier else { return .fault(.key) }
      return SystemPlan([.local(.cancel(identifier))])
    case .deleteLegacyKey(let key):
      guard let key else { return .fault(.key) }
      return SystemPlan(view.identifiers(withKey: key).map { .local(.cancel($0)) })
    case .clearLegacy: return SystemPlan([.local(.cancelAll)])
    }
  }

  /// The types that iOS shows in some way; the SDK's mask has more.
  private static func types(_ names: [String]) -> CaseSet<AlertType> {
    var types: CaseSet<AlertType> = []
    for name in names { if let type = AlertType(rawValue: name) { types.insert(type) } }
    return types
  }

  private static func remove(_ identifier: NotificationIdentifier?, _ view: SystemView) -> SystemPlan {
    guard view.isNew else {
      guard let identifier, !identifier.identifiers.isEmpty else { return SystemPlan([.local(.cancelAll)]) }
      let waiting = identifier.identifiers.flatMap { view.identifiers(withKey: $0) }
      return SystemPlan(waiting.map { .local(.cancel($0)) })
    }
    guard let identifier else { return SystemPlan([.local(.removeAll(nil))]) }
    let scope: LocalScope = identifier.isDelivered ? .delivered : .pending
    let names = identifier.identifiers
    return SystemPlan([.local(names.isEmpty ? .removeAll(scope) : .remove(names, scope))])
  }

  private static func find(_ identifier: NotificationIdentifier?, _ view: SystemView) -> SystemPlan {
    guard let identifier else { return .fault(.undefined) }
    let names = identifier.identifiers
    guard view.isNew else {
      let found = names.isEmpty ? view.pending.map(\.identifier) : names.flatMap(view.identifiers(withKey:))
      return SystemPlan([], .found(found))
    }
    let all = identifier.isDelivered ? view.delivered : view.pending.map(\.identifier)
    return SystemPlan([], .found(names.isEmpty ? all : all.filter(names.contains)))
  }

  private static func show(_ key: String?, _ view: SystemView) -> SystemPlan {
    if view.isNew { return .fault(.tooNew) }
    guard let content = view.newest else { return .fault(.notFound) }
    let own = content.info.first { $0.name == LegacyNotification.keyName }?.value
    if let key, key != own { return .fault(.notFound) }
    return SystemPlan([], .alertView(content.body))
  }
}

extension NotificationRequest {
  fileprivate func plan(_ view: SystemView) -> SystemPlan {
    if view.isNew {
      guard let trigger else { return .fault(.trigger) }
      return SystemPlan([.local(.add(content, trigger, identifier: identifier))], nil)
    }
    guard let time = legacyTime else { return .fault(.trigger) }
    var old = content
    if let identifier { old.info.append(.init(LegacyNotification.keyName, identifier)) }
    return SystemPlan([.local(.schedule(old, time, identifier: nil))], nil)
  }
}

extension LegacyNotification {
  fileprivate func plan(_ view: SystemView) -> SystemPlan {
    if let region {
      return SystemPlan(
        [.local(.schedule(content, .region(.enter, region, repeats: !triggersOnce), identifier: nil))], nil)
    }
    guard let fireDate, fireDate > 0 else { return .fault(.fireDate) }
    guard view.pending.count < LocalCentre.limit else { return .fault(.full) }
    return SystemPlan([.local(.schedule(content, .after(fireDate, every: nil), identifier: nil))], nil)
  }
}
