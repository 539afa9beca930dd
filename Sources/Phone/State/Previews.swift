/// Show Previews: when the lock screen shows what a notification says.
public enum Previews: String, Codable, CaseIterable, Sendable {
  case always
  case whenUnlocked = "when-unlocked"
  case never
}
