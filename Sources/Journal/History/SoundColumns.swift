import Phone

/// A sound as the history keeps it: what kind, its name, its volume.
struct SoundColumns {
  let kind: String?
  let name: String?
  let volume: Double?

  init(_ sound: PlayedSound?) {
    switch sound {
    case nil: (kind, name, volume) = (nil, nil, nil)
    case .standard: (kind, name, volume) = ("default", nil, nil)
    case .named(let sound): (kind, name, volume) = ("named", sound, nil)
    case .critical(let sound, let loudness): (kind, name, volume) = ("critical", sound, loudness)
    }
  }

  init(_ kind: String?, _ name: String?, _ volume: Double) {
    (self.kind, self.name, self.volume) = (kind, name, volume)
  }

  var sound: PlayedSound? {
    switch kind {
    case "default": .standard
    case "named": .named(name ?? "")
    case "critical": .critical(name: name ?? "", volume: volume ?? 1)
    default: nil
    }
  }
}
