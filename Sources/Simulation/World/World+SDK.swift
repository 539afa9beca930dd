import Getui
import JPush
import Phone

/// Which SDKs are in the app, and which of them a call of one name is for.
extension World {
  /// The app is built anew, with other SDKs.
  mutating func build(_ choice: SDKChoice, into index: Int, _ trace: inout Trace) {
    say(.sdkSet(choice), rule: "world.sdk", on: devices[index].number, &trace)
    let (before, state) = (devices[index].sdk, devices[index].phone.app)
    if before.hasJPush, !choice.hasJPush { moveJPush(to: .notRunning, index, &trace) }
    if before.hasGetui, !choice.hasGetui { moveGetui(to: .notRunning, index, &trace) }
    devices[index].sdk = choice
    if !before.hasJPush, choice.hasJPush {
      turnNetworkOfJPush(index, &trace)
      moveJPush(to: state, index, &trace)
    }
    if !before.hasGetui, choice.hasGetui {
      turnNetworkOfGetui(index, &trace)
      moveGetui(to: state, index, &trace)
    }
  }

  /// The SDKs follow what changed on the phone.
  mutating func tellSDKs(_ change: PhoneChange, _ index: Int, _ trace: inout Trace) {
    let sdk = devices[index].sdk
    switch change {
    case .app(let state):
      if sdk.hasJPush { moveJPush(to: state, index, &trace) }
      if sdk.hasGetui { moveGetui(to: state, index, &trace) }
    case .network:
      if sdk.hasJPush { turnNetworkOfJPush(index, &trace) }
      if sdk.hasGetui { turnNetworkOfGetui(index, &trace) }
    case .clock: if sdk.hasJPush { devices[index].jpush.clockMoved(at: now) }
    case .callback(let callback, let push):
      if sdk.hasJPush { passOn(callback, about: push, index, &trace) }
      guard let push else { return }
      if sdk.hasJPush { report(callback, about: push, index, &trace) }
      guard sdk.hasGetui else { return }
      devices[index].getui.systemCalls(
        callback, push: push, payload: devices[index].payloads[push] ?? [], service: &getui, at: now,
        into: &trace.getui)
      closeGetui(index, &trace)
    case .appRemoved: forgetApp(index, &trace)
    case .extensionStarted(let push): tellExtensions(push, index, &trace)
    case .command, .memory, .saved, .observed, .shows, .crash: break
    }
  }

  /// Whether an SDK wants to know what iOS calls the app with.
  func listensToCallbacks(_ index: Int) -> Bool {
    devices[index].sdk.hasGetui || !devices[index].payloads.isEmpty || isDelegateOfJPush(index)
  }

  /// Whether the JPush SDK stands in for the app as the notification center's delegate.
  private func isDelegateOfJPush(_ index: Int) -> Bool {
    devices[index].sdk.hasJPush && devices[index].phone.setup.delegate == .vendor
      && devices[index].phone.os >= OSVersion(10)
  }

  /// The app has no such SDK, so it cannot make the call.
  mutating func sayMissing(_ vendor: String, _ index: Int, _ trace: inout Trace) {
    say(.sdkMissing(vendor), .stopped, rule: "world.sdk.missing", on: devices[index].number, &trace)
  }

  /// The app is gone from the phone, and with it what its SDKs knew.
  private mutating func forgetApp(_ index: Int, _ trace: inout Trace) {
    if devices[index].sdk.hasJPush {
      devices[index].jpush.appRemoved(service: &jpush, at: now, into: &trace.jpush)
      closeJPush(index, &trace)
    }
    if devices[index].sdk.hasGetui {
      devices[index].getui.appRemoved(service: &getui, at: now, into: &trace.getui)
      closeGetui(index, &trace)
    }
    devices[index].payloads = PayloadMemory()
  }

  /// The SDKs' parts in the service extension get the push, where they are built in.
  private mutating func tellExtensions(_ push: PushNumber, _ index: Int, _ trace: inout Trace) {
    guard let payload = devices[index].payloads[push] else { return }
    if devices[index].sdk.hasJPush {
      devices[index].jpush.extensionReceives(
        payload, push: push, service: &jpush, at: now, into: &trace.jpush)
      closeJPush(index, &trace)
    }
    guard devices[index].sdk.hasGetui else { return }
    devices[index].getui.extensionReceives(payload, push: push, at: now, into: &trace.getui)
    closeGetui(index, &trace)
  }

  /// The JPush SDK, called by iOS, calls its delegate in the app.
  private mutating func passOn(
    _ callback: Callback, about push: PushNumber?, _ index: Int, _ trace: inout Trace
  ) {
    guard isDelegateOfJPush(index) else { return }
    devices[index].jpush.delegateCalled(callback, push: push, at: now, into: &trace.jpush)
    closeJPush(index, &trace)
  }

  /// The app hands a push of JPush to the SDK, which reports it.
  private mutating func report(
    _ callback: Callback, about push: PushNumber, _ index: Int, _ trace: inout Trace
  ) {
    guard let payload = devices[index].payloads[push] else { return }
    devices[index].jpush.systemCalls(
      callback, push: push, payload: payload, service: &jpush, at: now, into: &trace.jpush)
    closeJPush(index, &trace)
  }

  private mutating func moveJPush(to state: AppState, _ index: Int, _ trace: inout Trace) {
    devices[index].jpush.appMoved(to: state, service: &jpush, at: now, into: &trace.jpush)
    closeJPush(index, &trace)
  }

  private mutating func moveGetui(to state: AppState, _ index: Int, _ trace: inout Trace) {
    devices[index].getui.osChanged(to: devices[index].phone.os)
    if state.isAlive { giveTokenToGetui(index, &trace) }
    devices[index].getui.appMoved(to: state, service: &getui, at: now, into: &trace.getui)
    closeGetui(index, &trace)
  }

  private mutating func turnNetworkOfJPush(_ index: Int, _ trace: inout Trace) {
    let isOn = devices[index].phone.isNetworkOn
    devices[index].jpush.networkTurned(on: isOn, service: &jpush, at: now, into: &trace.jpush)
    closeJPush(index, &trace)
  }

  private mutating func turnNetworkOfGetui(_ index: Int, _ trace: inout Trace) {
    let isOn = devices[index].phone.isNetworkOn
    devices[index].getui.networkTurned(on: isOn, service: &getui, at: now, into: &trace.getui)
    closeGetui(index, &trace)
  }

  private mutating func giveTokenToGetui(_ index: Int, _ trace: inout Trace) {
    let token = devices[index].phone.tokens.text(of: .device)
    devices[index].getui.deviceTokenChanged(to: token, service: &getui, at: now, into: &trace.getui)
    closeGetui(index, &trace)
  }
}

extension JPushCommand {
  /// Whether it is more than something about how the app is built.
  var needsSDK: Bool { if case .integrate = self { false } else { true } }
}

extension GetuiCommand {
  /// The call that Getui has under the name of a call of JPush's; nil where it has none.
  ///
  /// An app with Getui alone means Getui's by it.
  init?(_ command: JPushCommand) {
    switch command {
    case .call(.setTags(let tags), let seq):
      self = .call(.setTags(tags, sequenceNumber: seq.map(String.init)))
    case .call(.setAlias(let alias), let seq):
      self = .call(.bindAlias(alias, sequenceNumber: seq.map(String.init)))
    case .setBadge(let value): self = .call(.setBadge(value))
    case .handleRemoteNotification(let payload): self = .call(.handleRemoteNotification(payload))
    case .note(.registerDeviceToken(let token)): self = .call(.registerDeviceToken(token))
    case .resetBadge: self = .call(.resetBadge)
    case .message(let message):
      self = .push(GetuiDraft(text: message.content, ttl: message.timeToLive.map { $0 * 1000 }))
    default: return nil
    }
  }
}
