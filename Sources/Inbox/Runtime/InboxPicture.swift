import Engine
import Language
import Terminal
import Words

/// The inbox as it would look now, drawn without a terminal.
public struct InboxPicture: Sendable {
  /// Its size in cells.
  public var size = Size(columns: 120, rows: 36)
  /// The theme; nil is the standard one.
  public var theme: String?
  /// The folder with the person's own `*.theme` files.
  public var themeFolder: String?
  /// The language.
  public var tongue = Tongue.english
  /// Commands of the face to run before it is taken, such as `view why`.
  public var lines: [String] = []

  /// The usual picture.
  public init() {}

  /// Draws it. The face in a terminal, and its selection, are left alone.
  ///
  /// - Throws: a sentence about a theme or a line that cannot be used.
  public func frame(of engine: WorldEngine) throws(PictureFault) -> Frame {
    var model = Model()
    model.size = size
    model.locale = tongue
    model.clock = WallTime.facts()
    try setTheme(theme, in: &model)
    var reader = EngineReader()
    reader.history.isPatient = true
    refresh(&model, &reader, engine)
    for line in lines {
      guard try knows(line) else { throw PictureFault(Phrase("face.picture.line", .text(line))) }
      for effect in model.update(.line(line, nil)) {
        if case .loadTheme(let name) = effect { try setTheme(name, in: &model) }
      }
      refresh(&model, &reader, engine)
    }
    return InboxView.frame(of: model)
  }

  private func knows(_ line: String) throws(PictureFault) -> Bool {
    do throws(LanguageError) { return try InboxMailbox.knows(line) } catch {
      throw PictureFault(error.phrase)
    }
  }

  private func setTheme(_ name: String?, in model: inout Model) throws(PictureFault) {
    guard let name else { return }
    let result = ThemeLoader(folder: themeFolder).load(name)
    if let mistake = result.mistake { throw PictureFault(mistake) }
    if let look = result.look { _ = model.update(.look(look)) }
  }

  /// A selection that has just been made asks for more; the second snapshot has it.
  private func refresh(_ model: inout Model, _ reader: inout EngineReader, _ engine: WorldEngine) {
    for _ in 0..<2 {
      let snapshot = reader.snapshot(of: engine, for: model.request)
      _ = model.update(.snapshot(snapshot))
      if snapshot.isTracePartial, let push = model.selected?.arrival.number {
        reader.recall(push, from: engine)
      }
    }
  }
}
