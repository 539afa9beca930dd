import Words

/// Why a call that goes through to iOS comes to nothing.
public enum SystemFault: String, CaseIterable, Hashable, Sendable {
  /// No trigger is set that counts on this iOS.
  case trigger
  /// No fire date, or one that has passed.
  case fireDate
  /// 64 are registered already.
  case full
  /// iOS did not take it.
  case refused
  /// There is no `findCompletionHandler` to give the result to.
  case handler
  /// The key or the object is nil.
  case key
  /// Below iOS 10 only.
  case tooNew
  /// There is no local notification under that key to show.
  case notFound
  /// Below iOS 8 categories must be nil.
  case categories
  /// What nobody has defined: looking for nothing in particular without an identifier.
  case undefined

  /// The rule behind it.
  var rule: RuleID {
    switch self {
    case .trigger: "jpush.local.trigger"
    case .fireDate: "jpush.local.past"
    case .full: "jpush.local.full"
    case .refused: "jpush.local.refused"
    case .handler: "jpush.local.handler"
    case .key: "jpush.local.key"
    case .tooNew: "jpush.local.front.os"
    case .notFound: "jpush.local.front.none"
    case .categories: "jpush.register.categories"
    case .undefined: "jpush.local.undefined"
    }
  }
}
