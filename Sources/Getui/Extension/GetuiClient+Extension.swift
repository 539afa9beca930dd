import Phone
import Words

extension GetuiClient {
  /// A push with `mutable-content` starts the app's service extension, which hands it to `GeTuiExtSdk`.
  ///
  /// The extension is a process of its own: it runs whatever state the app is in.
  public mutating func extensionReceives(
    _ payload: [UInt8], push: PushNumber, at moment: Instant, into log: inout GetuiTranscript
  ) {
    switch integration.serviceExtension {
    case .none: break
    case .attachments:
      handle(.handleWithAttachments(payload), payload, push, moment, &log)
    case .counting: handle(.handle(payload), payload, push, moment, &log)
    }
  }

  /// The extension calls its part of the SDK.
  mutating func perform(
    _ call: ExtensionCall, service: inout GetuiService, at moment: Instant, into log: inout GetuiTranscript
  ) {
    switch call {
    case .handleWithAttachments(let payload), .handle(let payload): handle(call, payload, nil, moment, &log)
    case .setApplicationGroup(let id):
      log.add(
        .extensionCalled(call), rule: "getui.call.group", from: .extension, to: .sdk, at: moment)
      store.extensionGroup = id
    case .destroy:
      log.add(
        .extensionCalled(call), rule: "getui.extension.destroy", from: .extension, to: .sdk, at: moment)
      extensionLife &+= 1
    }
  }

  /// What the extension planned has come.
  mutating func end(
    _ run: ExtensionRun, service: inout GetuiService, at moment: Instant, into log: inout GetuiTranscript
  ) {
    guard run.life == extensionLife else { return }
    switch run.end {
    case .attachments(let attachments, let errors):
      let rule = errors.first?.rule ?? "getui.extension.done"
      report(
        .attachmentsComplete(attachments, errors: errors), rule, run, service: &service, at: moment,
        into: &log)
    case .complete(let isCounted):
      report(
        .complete(isCounted: isCounted), isCounted ? "getui.extension.done" : "getui.extension.timeout", run,
        service: &service, at: moment, into: &log)
    case .expired:
      log.add(
        .extensionExpired, .stopped, rule: "getui.extension.expired", from: .system, to: .extension,
        at: moment, push: run.push)
      log.add(
        .extensionCalled(.destroy), rule: "getui.extension.destroy", from: .extension, to: .sdk, at: moment,
        push: run.push)
      count(run, service: &service, at: moment, into: &log)
    }
  }

  private mutating func handle(
    _ call: ExtensionCall, _ payload: [UInt8], _ push: PushNumber?, _ moment: Instant,
    _ log: inout GetuiTranscript
  ) {
    log.add(
      .extensionCalled(call), rule: "getui.extension.call", from: .extension, to: .sdk, at: moment, push: push
    )
    let plan: ExtensionPlan
    if case .handle = call {
      plan = receiptPlan
    } else {
      plan = downloadPlan(PushMedia.items(in: payload), push, moment, &log)
    }
    let run = ExtensionRun(
      end: plan.isInTime ? plan.end : .expired, copy: Self.copy(in: payload), push: push, life: extensionLife)
    log.later(
      .extensionEnds(run), at: moment.after(milliseconds: min(plan.milliseconds, GetuiTiming.extensionTime)))
  }

  private var receiptPlan: ExtensionPlan {
    hasNetwork
      ? ExtensionPlan(end: .complete(isCounted: true), milliseconds: GetuiTiming.roundTrip)
      : ExtensionPlan(end: .complete(isCounted: false), milliseconds: GetuiTiming.extensionReceipt)
  }

  /// All files are fetched side by side; the block is called once the last one is there or has failed.
  private func downloadPlan(
    _ media: [PushMedia], _ push: PushNumber?, _ moment: Instant, _ log: inout GetuiTranscript
  ) -> ExtensionPlan {
    var attachments: [String] = []
    var errors: [MediaCode] = []
    var longest = GetuiTiming.roundTrip
    for item in media.prefix(PushMedia.most) {
      let (fate, milliseconds) = fetch(item)
      longest = max(longest, milliseconds)
      let rule: RuleID
      switch fate {
      case .fetched:
        attachments.append(item.url)
        rule = "getui.media.fetched"
      case .skipped: rule = "getui.media.wifi"
      case .failed(let code):
        errors.append(code)
        rule = code.rule
      }
      log.add(.media(url: item.url, fate), rule: rule, from: .sdk, to: .extension, at: moment, push: push)
    }
    return ExtensionPlan(end: .attachments(attachments, errors: errors), milliseconds: longest)
  }

  private func fetch(_ item: PushMedia) -> (MediaFate, milliseconds: Int64) {
    if item.onlyWiFi, isCellular { return (.skipped, 0) }
    if let code = item.addressCode(allowsPlainHTTP: integration.allowsPlainHTTP) { return (.failed(code), 0) }
    let resource = store.resources.first { $0.url == item.url } ?? MediaResource(url: item.url)
    guard hasNetwork, let bytes = resource.bytes else {
      return (.failed(.unreachable), GetuiTiming.roundTrip)
    }
    guard bytes <= item.kind.sizeLimit else { return (.failed(.tooLarge), GetuiTiming.roundTrip) }
    let milliseconds = resource.duration / 1000
    guard milliseconds <= item.kind.timeLimit else { return (.failed(.unreachable), item.kind.timeLimit) }
    return (.fetched, milliseconds)
  }

  private mutating func report(
    _ callback: GetuiCallback, _ rule: RuleID, _ run: ExtensionRun, service: inout GetuiService,
    at moment: Instant, into log: inout GetuiTranscript
  ) {
    log.add(.callback(callback), .passed, rule: rule, from: .sdk, to: .extension, at: moment, push: run.push)
    count(run, service: &service, at: moment, into: &log)
  }

  /// The extension's receipt: the service counts the push as arrived and shown.
  private func count(
    _ run: ExtensionRun, service: inout GetuiService, at moment: Instant, into log: inout GetuiTranscript
  ) {
    guard let copy = run.copy, hasNetwork else { return }
    let fits = store.group == store.extensionGroup
    let isCounted = fits && service.count(.shown, for: copy, at: moment)
    log.add(
      .receipt(.shown, isCounted: isCounted), rule: fits ? "getui.receipt.shown" : "getui.receipt.group",
      from: .extension, to: .service, at: moment, push: run.push)
  }
}
