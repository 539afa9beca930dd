extension APNsPayload {
  /// What the push plays.
  ///
  /// Source: Apple, Generating a remote notification.
  public enum Sound: Hashable, Sendable {
    /// No `sound`, null or `""`.
    case none
    /// `default`: the system's sound.
    case standard
    /// A file of the app. One that the phone does not find plays the system's sound.
    case named(String)
    /// Plays in spite of the ring switch and Focus, if the app may; volume is 0 to 1. The name may be `default`.
    case critical(name: String, volume: Double)
    /// Neither string nor object: nothing is played. That is assumed.
    case ignored(JSONKind)

    init(_ value: JSONValue?) {
      guard let value else {
        self = .none
        return
      }
      switch value.kind {
      case .string: self = Sound.named(text: value.string ?? "")
      case .object: self = Sound.described(by: value)
      default: self = .ignored(value.kind)
      }
    }

    private static func named(text: String) -> Sound {
      switch text {
      case "": .none
      case "default": .standard
      default: .named(text)
      }
    }

    /// The object form; without `critical` its name is all that counts.
    private static func described(by value: JSONValue) -> Sound {
      let name = value["name"]?.string ?? "default"
      guard value["critical"]?.integer == 1 else { return named(text: name) }
      let volume = value["volume"]?.double ?? 1
      return .critical(name: name, volume: min(max(volume, 0), 1))
    }
  }
}
