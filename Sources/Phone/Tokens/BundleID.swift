/// The form of a bundle id.
public enum BundleID {
  /// Whether `text` could be one: letters, digits, hyphens and dots (Apple, CFBundleIdentifier).
  public static func isWellFormed(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "-")
          || byte == UInt8(ascii: ".")
      }
  }
}
