import Language
import Testing

@testable import Phone

/// An app of one kind, on one version, with one notification in the list.
struct ResponseRun: CustomTestStringConvertible {
  /// The kinds of app that the tables tell apart.
  enum Kind: String {
    case delegate, late, none, fetchOnly, remoteOnly, both, nothing
  }

  let os: OSVersion
  let kind: Kind
  var scenes = false
  let state: AppState
  var json = #"{"aps":{"alert":"Hello","category":"ORDER"}}"#

  var testDescription: String { "iOS \(os.text) \(kind) \(scenes ? "scenes " : "")\(state)" }

  init(_ os: OSVersion, _ kind: Kind, scenes: Bool = false, _ state: AppState) {
    self.os = os
    self.kind = kind
    self.scenes = scenes
    self.state = state
  }

  /// The usual app: the new delegate with every method.
  init(_ os: OSVersion, scenes: Bool = false, _ state: AppState) {
    self.init(os, .delegate, scenes: scenes, state)
  }

  /// The phone, before the person does anything; `isNew` is an app that has never run.
  func run(isNew: Bool = false, switches: [RuleSwitch] = [], wakes: Bool = false) throws -> PhoneRun {
    var run = PhoneRun(.background)
    let body = wakes ? #"{"aps":{"alert":"Hello","category":"ORDER","content-available":1}}"# : json
    for name in switches { run.switches[name] = true }
    try run.receive(body)
    run.phone.pose(state, os: os)
    if isNew { run.phone.scene = SceneState() }
    run.phone.setup.hasScenes = scenes
    run.phone.setup.delegate = kind == .late ? .late : kind == .delegate ? .set : .none
    run.phone.setup.methods = methods
    run.forget()
    return run
  }

  /// The calls that a tap on the notification makes.
  func tapped(isNew: Bool = false, switches: [RuleSwitch] = [], wakes: Bool = false) throws -> PhoneRun {
    var run = try run(isNew: isNew, switches: switches, wakes: wakes)
    run.perform(.tap(.number(1), action: nil))
    return run
  }

  private var methods: CaseSet<AppMethod> {
    switch kind {
    case .delegate, .late: [.willPresent, .didReceive, .openSettings, .fetch, .remote]
    case .none, .fetchOnly: [.fetch, .local, .action]
    case .both: [.fetch, .remote, .local, .action]
    case .remoteOnly: [.remote, .local]
    case .nothing: []
    }
  }
}
