import Phone
import Simulation

/// What a term asks of an arrival.
public enum FilterCondition: Hashable, Sendable {
  /// `#12`
  case number(PushNumber)
  /// `@2`
  case phone(PhoneNumber)
  /// `alias:user_42`: the phones that have this alias now; nil until `Filter.resolved` has asked.
  case alias(String, phones: [PhoneNumber]?)
  /// `banner`, `outcome:banner,list`
  case outcome([Outcome])
  /// `kind:silent`
  case kind([ArrivalKind])
  /// `state:background`: the app's state when it arrived.
  case state([AppState])
  /// `from:jpush`
  case source([FilterSource])
  /// `badge:>2`
  case badge(NumberTest)
  /// `priority:5`
  case priority(NumberTest)
  /// `status:410`, `status:>=400`: what the service answered over HTTP.
  case status(NumberTest)
  /// `age:<5m`
  case age(AgeTest)
  /// `sound:none`
  case sound(SoundTest)
  /// `is:read`
  case mark(FilterMark)
  /// `shown:banner,sound`: all of them; no options is `shown:none`.
  case shown(PresentationOptions)
  /// `callback:willPresent`; nil is `callback:none`.
  case callback(String?)
  /// `title:订单`, `"two words"`
  case text(TextField, Needle)
  /// `reason:BadDeviceToken`; nil is `reason:none`.
  case name(NameField, String?)
  /// `rule:ios.present`: the rule of that name, or of a name that begins with it.
  case rule(String)
}
