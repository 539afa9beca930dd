import Phone
import Words

/// A sound as text.
enum SoundText {
  /// `♪ default`, `♪ siren.caf, critical, volume 0.8`.
  static func text(_ sound: PlayedSound, _ tongue: Tongue) -> String {
    switch sound {
    case .standard: "♪ default"
    case .named(let name): "♪ \(name)"
    case .critical(let name, let volume):
      Phrase("face.sound.critical", .text(name), .text("\(volume)")).text(in: tongue)
    }
  }
}
