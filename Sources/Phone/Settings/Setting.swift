/// Something that a person or a tester sets on the phone, for the app, or in the app under test.
public enum Setting: Hashable, Sendable {
  case os(OSVersion)
  /// The Focus that is on; nil turns it off.
  case focus(Focus?)
  case ringer(isOn: Bool)
  case lowPower(isOn: Bool)
  /// Whether the phone's clock is right.
  case clock(isRight: Bool)
  case previews(Previews)
  /// Whether the Scheduled Summary takes the app's notifications.
  case summary(isOn: Bool)
  /// The phone's language, as a tag such as `zh-Hans`.
  case language(String)
  /// Background App Refresh.
  case refresh(isOn: Bool)
  /// What the person says to the app's wish to notify.
  case permission(AuthorizationStatus)
  case alert(AlertSetting, isOn: Bool)
  case delegate(DelegateSetting)
  case entitlement(Entitlement, isOn: Bool)
  case mode(BackgroundMode, isOn: Bool)
  case method(AppMethod, isOn: Bool)
  /// The ways to notify that the app asks for.
  case types(CaseSet<AlertType>)
  /// The app's own strings in a language.
  case strings(language: String, StringsFile)
}
