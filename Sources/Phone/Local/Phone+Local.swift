import Words

extension Phone {
  /// What the app does with its local notifications, and where the phone is.
  mutating func perform(_ command: LocalCommand, _ turn: Turn, _ out: inout PhoneTranscript) {
    switch command {
    case .region(let edge, let name): cross(edge, name, turn, &out)
    case .zone(let span): setZone(span, turn, &out)
    case .schedule(let content, let time, let identifier):
      guard runsForCall(turn, &out) else { return }
      schedule(content, time, identifier, turn, &out)
    case .cancel(let identifier):
      guard runsForCall(turn, &out) else { return }
      takeBack([identifier], rule: "ios.local.cancel", turn, &out)
    case .cancelAll:
      guard runsForCall(turn, &out) else { return }
      takeBack(local.pending.map(\.identifier), rule: "ios.local.cancel", turn, &out)
    case .add(let content, let trigger, let identifier):
      guard runsForCall(turn, &out) else { return }
      add(content, trigger, identifier, turn, &out)
    case .list, .find, .remove, .removeAll:
      guard runsForCall(turn, &out) else { return }
      guard os >= OSVersion(10) else {
        out.add(
          .local(.refused("", .iOSTooOld)), .stopped, rule: LocalFault.iOSTooOld.rule, from: .system,
          to: .app, at: turn.at)
        return
      }
      look(command, turn, &out)
    }
  }

  /// Whether the app's code runs, so that it can call anything.
  private func runsForCall(_ turn: Turn, _ out: inout PhoneTranscript) -> Bool {
    if app.runsCode { return true }
    out.add(.nothingThere, .stopped, rule: "ios.app.asleep", from: .app, to: .system, at: turn.at)
    return false
  }

  private mutating func look(_ command: LocalCommand, _ turn: Turn, _ out: inout PhoneTranscript) {
    switch command {
    case .list: tell(.pending(local.pending.map(\.identifier)), turn, &out)
    case .find(let identifier, .pending):
      tell(.pending(local.pending.map(\.identifier).filter { $0 == identifier }), turn, &out)
    case .find(let identifier, .delivered):
      tell(.delivered(centre.entries.map(\.identifier).filter { $0 == identifier }), turn, &out)
    case .remove(let identifiers, .pending): takeBack(identifiers, rule: "ios.local.remove", turn, &out)
    case .remove(let identifiers, .delivered): appRemoves(identifiers, turn, &out)
    case .removeAll(let scope):
      if scope != .delivered {
        takeBack(local.pending.map(\.identifier), rule: "ios.local.remove", turn, &out)
      }
      if scope != .pending, scope == .delivered || !centre.entries.isEmpty {
        appRemoves(["all"], turn, &out)
      }
    case .add, .schedule, .cancel, .cancelAll, .region, .zone: break
    }
  }

  private func tell(_ event: LocalEvent, _ turn: Turn, _ out: inout PhoneTranscript) {
    out.add(.local(event), rule: "ios.local.list", from: .system, to: .app, at: turn.at)
  }

  /// The app takes requests back before they fire.
  private mutating func takeBack(
    _ identifiers: [String], rule: RuleID, _ turn: Turn, _ out: inout PhoneTranscript
  ) {
    var gone: [String] = []
    for identifier in identifiers where local.removePending(identifier) { gone.append(identifier) }
    out.add(.local(.removed(gone)), rule: rule, from: .app, to: .system, at: turn.at)
  }

  private mutating func setZone(_ span: Int64, _ turn: Turn, _ out: inout PhoneTranscript) {
    local.offset = Int(span / 1_000_000)
    out.add(
      .local(.zone(local.offset)), rule: "ios.local.zone", from: .user, to: .system, at: turn.at)
    for index in local.pending.indices {
      guard case .calendar = local.pending[index].trigger else { continue }
      local.pending[index].serial = local.nextSerial()
      local.pending[index].due = due(of: local.pending[index], after: turn.at)
      if let due = local.pending[index].due {
        out.later(.local(.due(local.pending[index].serial)), at: due)
      }
    }
  }

  /// The phone comes into a region or leaves it; what waits for that fires.
  private mutating func cross(
    _ edge: RegionEdge, _ name: String, _ turn: Turn, _ out: inout PhoneTranscript
  ) {
    guard local.regions.contains(name) == (edge == .exit) else {
      out.note(.nothingThere, .stopped, rule: "ios.local.region.same", turn)
      return
    }
    if edge == .enter { local.regions.append(name) } else { local.regions.removeAll { $0 == name } }
    out.add(.local(.region(edge, name)), rule: "ios.local.region", from: .user, to: .system, at: turn.at)
    guard setup.isInstalled, local.watched.contains(name) else { return }
    for request in local.pending {
      guard case .region(edge, name, let repeats) = request.trigger else { continue }
      local.fired.append(request)
      if !repeats { local.pending.removeAll { $0.serial == request.serial } }
    }
  }
}
