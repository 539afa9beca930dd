import APNs
import Getui
import JPush
import Phone

/// Everything that can change the world. It has one text form and carries bytes, never file names.
public enum WorldCommand: Hashable, Sendable {
  case phone(PhoneNumber, PhoneCommand)
  case jpush(PhoneNumber, JPushCommand)
  case getui(PhoneNumber, GetuiCommand)
  case apns(PhoneNumber, APNsCommand)
  /// Which SDKs are built into the app.
  case sdk(PhoneNumber, SDKChoice)
  /// Something happens at the JPush service.
  case jpushService(JPushServiceCommand)
  /// Something happens at the Getui service.
  case getuiService(GetuiServiceCommand)
  /// The embedded stream's push number `n`; its text is a function of (seed, n).
  case stream(PhoneNumber, Int)
  /// The app under test becomes the one that this profile describes.
  case profile(PhoneNumber, [UInt8])
  /// Which phones there are, and which of them is looked at.
  case fleet(FleetCommand)
  /// Everything but the history begins anew.
  case reset
  /// Moves world time, in microseconds.
  case clock(Int64)
  /// Sets the services' clocks so far ahead of world time, in microseconds.
  case serviceClock(Int64)
  /// What becomes of requests that name what nobody here has.
  case adopt(AdoptCommand)
  /// What goes wrong at the services and on the way to them.
  case fault(FaultCommand)
  /// Sets a rule's switch.
  case setRule(RuleSwitch, Bool)
}
