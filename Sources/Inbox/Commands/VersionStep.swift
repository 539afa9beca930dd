/// Which way the what-if view goes through the iOS versions.
enum VersionStep: String, CaseIterable, Sendable {
  case older
  case newer
}
