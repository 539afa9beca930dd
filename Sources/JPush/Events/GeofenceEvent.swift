/// What the SDK does about a fence.
public enum GeofenceEvent: Hashable, Sendable {
  /// A fence of the portal reached the phone.
  case kept(String)
  /// It did not: the SDK keeps as many as it may.
  case leftOut(String)
  /// `jpushGeofenceIdentifer:didEnterRegion:error:`; the error's code, if there is one.
  case entered(String, SDKCode?)
  /// `jpushGeofenceIdentifer:didExitRegion:error:`.
  case left(String, SDKCode?)

  /// What the app is called with, under the vendor's own spelling.
  public var text: String {
    switch self {
    case .kept(let id): "+ \(id)"
    case .leftOut(let id): "– \(id)"
    case .entered(let id, let code): "jpushGeofenceIdentifer:didEnterRegion:error: \(id)" + Self.error(code)
    case .left(let id, let code): "jpushGeofenceIdentifer:didExitRegion:error: \(id)" + Self.error(code)
    }
  }

  private static func error(_ code: SDKCode?) -> String { code.map { " \($0.rawValue)" } ?? "" }
}
