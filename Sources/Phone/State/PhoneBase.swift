/// What hardly ever changes on a phone. The phones of a fleet share one until something of it changes on one of them, so
/// that a phone on which nothing happens takes a few hundred bytes.
struct PhoneBase: Codable, Sendable {
  /// The app under test.
  var setup = AppSetup()
  /// What the person allowed the app.
  var permission = Permission()
  /// What the phone is set to.
  var conditions = Conditions()
  /// What the app's own code does; nil where no profile says so.
  var code: AppCode?
  /// What the app returns from `willPresent`, if somebody said so.
  var ownAnswer: PresentationOptions?
  /// What the app has scheduled itself.
  var local = LocalCentre()
  /// The calls.
  var voip = CallCentre()
  /// The Live Activities.
  var board = ActivityBoard()
  /// The Push to Talk channel that the app has joined.
  var talkChannel: String?
}
