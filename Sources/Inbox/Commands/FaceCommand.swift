import Engine
import Exports
import Language
import Simulation

/// What a key, a click or the palette asks of the face itself; nothing of it changes the world.
enum FaceCommand: Hashable, Sendable {
  case view(Page)
  /// nil goes to the other form.
  case raw(RawForm?)
  /// nil goes to the other scope.
  case callbacks(CallbackScope?)
  /// nil goes to the next tab.
  case tab(ListTab?)
  case move(Movement)
  /// Moves the detail without leaving the list.
  case scroll(Movement)
  case focus(FocusStep)
  case select(Target)
  case mark(MarkStep)
  /// An empty filter shows everything again.
  case filter(String)
  case find(FindStep)
  case undo
  /// Puts the app into the state that the what-if view looks at and sends the push again.
  case tryState
  /// Shows in the what-if view only what differs, or everything again.
  case differences
  /// Shows in the what-if view every iOS, or every state again.
  case versions
  /// Shows in the what-if view another iOS.
  case version(VersionStep)
  /// Shows whom an expression means; an empty one means everybody.
  case audience(String)
  /// Lists in the audience view those who are not meant, or those who are again.
  case others
  /// How Getui sends a push in the audience view; nil goes to the next.
  case strategy(StrategyChoice?)
  case copy(CopyItem)
  /// Copies a snippet for a client library; nil for the one of the selected push, or a choice where there are several.
  case client(ClientLibrary?)
  /// Shows other rows of the history; nil goes to the other kind.
  case history(HistoryKind?)
  /// Copies a push or a request for another tool, or writes it to a file.
  case export(HistoryTarget, ExportFormat, String?)
  /// Hands the body to the person's editor and sends the request again with what comes back.
  case edit(HistoryTarget)
  case open(DialogName)
  case toggle(Toggle)
  case set(Setting)
  case theme(String)
  case bind(KeyChord, String)
  case unbind(KeyChord)
  /// Opens the list of keys and commands, narrowed to a word where there is one.
  case help(String)
  /// One step back: page, focus, filter.
  case back
  case suspend
  case redraw
  case quit

  /// Whether a dot in it stands for a push.
  var isAboutPush: Bool {
    switch self {
    case .export, .edit: true
    default: false
    }
  }
}
