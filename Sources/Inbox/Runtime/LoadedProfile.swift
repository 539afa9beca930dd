import Phone
import Simulation

/// The profile that was loaded from a file last: it is loaded anew when the file changes.
struct LoadedProfile {
  /// The line that loaded it.
  let line: String
  let phone: PhoneNumber
  /// What it came to.
  let command: WorldCommand
}
