import Journal
import Words

/// Where files lie (XDG Base Directory Specification).
enum Directories {
  /// Settings and themes; nil where there is no home.
  static var config: String? {
    // A relative path in the variable is invalid and ignored, as the specification says.
    if let value = Environment.value("XDG_CONFIG_HOME"), value.hasPrefix("/") { return value + "/belfry" }
    return Environment.value("HOME").map { $0 + "/.config/belfry" }
  }

  /// The journal of an instance.
  static func journal(of instance: String) throws(Complaint) -> JournalPlace {
    do throws(JournalError) {
      return try JournalPlace.standard(instance: instance, environment: Environment.value)
    } catch {
      throw Complaint(error.phrase)
    }
  }
}
