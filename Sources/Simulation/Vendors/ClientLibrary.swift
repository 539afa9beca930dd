/// The client libraries that a backend may be written with, and that there is a snippet for.
public enum ClientLibrary: String, CaseIterable, Sendable {
  case curl
  case httpx
  case aioapns
  case nodeAPN = "node-apn"
  case pushy
  case apnSwift = "APNSwift"
  case apns2
  case jpush
  case getui

  /// The one library for pushes of a vendor, by its name in an arrival; nil where there are several.
  public init?(onlyOneOf vendor: String) {
    switch vendor {
    case "jpush": self = .jpush
    case "getui": self = .getui
    default: return nil
    }
  }
}
