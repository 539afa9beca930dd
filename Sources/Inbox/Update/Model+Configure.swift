import Words

extension Model {
  /// Runs a command about how the face looks and behaves.
  mutating func configure(_ command: FaceCommand) -> [Effect] {
    switch command {
    case .theme(let name): return [.loadTheme(name)]
    case .set(let setting): set(setting)
    case .bind(let chord, let line):
      do {
        _ = try CommandBook.judge(Addressing.plain(line), on: snapshot.facts.phone)
        keys.bind(chord, to: line)
      } catch {
        notice = .problem(error.phrase)
      }
    case .unbind(let chord): keys.unbind(chord)
    default: break
    }
    return []
  }

  private mutating func set(_ setting: Setting) {
    switch setting {
    case .bell(let isOn):
      settings.bell = isOn
      notice = .done(Phrase(isOn ? "face.bell.on" : "face.bell.off"))
    case .language(let choice): settings.language = choice
    case .clock(let isOn): settings.clock = isOn
    case .ambiguous(let choice): settings.ambiguous = choice
    case .borders(let choice): settings.borders = choice
    case .mouse(let isOn):
      settings.mouse = isOn
      notice = .done(Phrase(isOn ? "face.mouse.on" : "face.mouse.off"))
    case .followFocus(let isOn): settings.followFocus = isOn
    case .hints(let isOn):
      settings.hints = isOn
      if isOn { steps = Set(FirstStep.allCases) }
    }
  }
}
