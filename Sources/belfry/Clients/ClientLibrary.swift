/// The client libraries that `belfry clients` writes a snippet for.
enum ClientLibrary: String, CaseIterable {
  case curl
  case httpx
  case aioapns
  case nodeAPN = "node-apn"
  case pushy
  case apnSwift = "APNSwift"
  case apns2
  case jpush
  case getui
}
