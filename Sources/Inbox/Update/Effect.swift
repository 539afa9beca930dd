import Engine
import Exports
import Phone
import Simulation

/// What the model wants the world outside to do.
enum Effect: Hashable, Sendable {
  case perform(WorldCommand)
  case stream(StreamCommand)
  case history(HistoryCommand)
  /// Copies a push or a request for another tool, or writes it to a file.
  case export(HistoryTarget, ExportFormat, String?)
  /// Hands its body to the person's editor and sends it again with what comes back.
  case editAgain(HistoryTarget)
  /// Looks for the next row that passes the filter, from this push on.
  case find(String, from: PushNumber?, FindStep, ListTab)
  /// Reads the file that a line names, which then becomes a command.
  case load(String, KeyChord?)
  case loadTheme(String)
  case copy(String)
  /// Copies a snippet for this library.
  case copyClient(ClientLibrary)
  case edit([UInt8])
  case bell
  /// Keeps which steps of the first-run hint are still to do.
  case remember(Set<FirstStep>)
  case suspend
  case redraw
  case quit
}
