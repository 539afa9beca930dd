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

    /// Reads the sound at `index` of the tape; nil and null are none.
    init(at index: Int?, in storage: JSONStorage) {
      guard let index else {
        self = .none
        return
      }
      switch storage.nodes[index].kind {
      case .string: self = Sound.text(at: index, in: storage)
      case .object: self = Sound.described(by: JSONValue(storage: storage, index: index))
      case .null: self = .none
      case let kind: self = .ignored(kind)
      }
    }

    /// Nearly every push says `default`, so that is found without making a `String` of it.
    private static func text(at index: Int, in storage: JSONStorage) -> Sound {
      if storage.withText(at: index, { $0.spells("default") }) { return .standard }
      return named(text: storage.string(at: index) ?? "")
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
