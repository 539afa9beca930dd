extension JPushIntegration.Key {
  /// The code that a registration with it fails with; nil for the right one.
  var code: SDKCode? {
    switch self {
    case .right: nil
    case .deleted: .appDeleted
    case .wrong: .wrongKey
    case .noIOS: .noIOSApp
    }
  }
}
