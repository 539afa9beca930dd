import Phone
import Words

/// What a call that goes through to iOS comes to.
public enum SystemResult: Hashable, Sendable {
  /// Done; nothing is returned.
  case done
  /// Added under this identifier: the object that the app gets back.
  case added(String)
  /// These were found.
  case found([String])
  /// The answer of `requestNotificationAuthorization:`.
  case status(AuthorizationStatus)
  /// A `UIAlertView` with this text.
  case alertView(String)
  /// Nothing came of it; what the app gets back is nil.
  case fault(SystemFault)

  /// The rule behind it.
  var rule: RuleID {
    switch self {
    case .done: "jpush.local.done"
    case .added: "jpush.local.added"
    case .found: "jpush.local.found"
    case .status: "jpush.permission.status"
    case .alertView: "jpush.local.front"
    case .fault(let fault): fault.rule
    }
  }
}

extension AuthorizationStatus {
  /// The number that `requestNotificationAuthorization:` answers with (`JPUSHService.h`): an App Clip's is not in the
  /// header, and counts as allowed.
  var number: Int {
    switch self {
    case .notDetermined: 0
    case .denied: 1
    case .authorized, .ephemeral: 2
    case .provisional: 3
    }
  }
}
