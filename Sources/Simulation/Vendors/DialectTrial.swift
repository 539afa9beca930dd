import APNs
import Phone

/// What one of the requests for the same push would do on a phone, whose app has the SDK that it needs.
public struct DialectTrial: Hashable, Sendable {
  /// What becomes of the push there; nil where it does not set out at all.
  public let row: WhatIfRow?
  /// Why the vendor's service refuses the request, where it does.
  public let refusal: VendorRefusal?
  /// Whether the app on the phone has no such SDK, so that it was built in for the trial.
  public let isBuiltIn: Bool
}

extension PushDialects {
  /// What the payload does over APNs; nil where there is none, or no such phone.
  public func trialOfAPNs(on number: PhoneNumber, of world: World) -> DialectTrial? {
    guard let apns, let base = world.isolating(number), let device = base.device(number) else { return nil }
    let row = WhatIfRow(
      .apns(number, .push(APNsPush(body: apns))), in: device.phone.app, os: device.phone.os, on: number,
      of: base)
    return DialectTrial(row: row, refusal: nil, isBuiltIn: false)
  }

  /// What the vendor's request does, sent to the phone alone; nil where there is no such phone.
  public func trial(
    of vendor: VendorRequest.Vendor, on number: PhoneNumber, of world: World
  ) -> DialectTrial? {
    guard var base = world.isolating(number), let device = base.device(number) else { return nil }
    let hasSDK = vendor == .jpush ? device.sdk.hasJPush : device.sdk.hasGetui
    if !hasSDK { base.buildIn(vendor, on: number) }
    let request = VendorRequest(vendor, vendor == .jpush ? jpush : getui)
    let row = WhatIfRow(
      request.command(for: number), in: device.phone.app, os: device.phone.os, on: number, of: base)
    return DialectTrial(row: row, refusal: request.refusal, isBuiltIn: !hasSDK)
  }
}

extension World {
  /// Builds the vendor's SDK into the app of a fork and lets it register, as an app does at its first start.
  fileprivate mutating func buildIn(_ vendor: VendorRequest.Vendor, on number: PhoneNumber) {
    guard let sdk = device(number)?.sdk else { return }
    var ignored = Trace()
    pose(.foreground, on: number)
    let choice: SDKChoice = sdk == .none ? (vendor == .jpush ? .jpush : .getui) : .both
    applyNow(.sdk(number, choice), into: &ignored)
    let moment = now.moved(byMicroseconds: 0 &- clockOffset)
    advance(to: moment.after(milliseconds: Self.registrationTime), into: &ignored)
  }

  /// Longer than an SDK takes to register and to log in, in milliseconds.
  private static let registrationTime: Int64 = 5_000
}
