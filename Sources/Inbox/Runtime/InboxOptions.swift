import Exports
import Simulation
import Words

/// How the inbox starts.
public struct InboxOptions: Sendable {
  /// The language that the locale asks for.
  public var tongue = Tongue.english
  /// The file of commands to run at the start; one that is not there is as good as an empty one.
  public var commandFile: String?
  /// The folder with the person's own `*.theme` files.
  public var themeFolder: String?
  /// The folder where the face keeps what it remembers; nil for a session that leaves nothing behind.
  public var stateFolder: String?
  /// The theme to begin with, in place of the one that fits the terminal.
  public var theme: String?
  /// What to tell the person at the start, such as a socket that is taken.
  public var notices: [Phrase] = []
  /// Where other threads leave lines for the face.
  public var mailbox = InboxMailbox()
  /// Where the gateway is; nil while it is not open.
  public var ports: @Sendable () -> ExportPorts? = { nil }
  /// The snippet for a client library, filled in from where the gateway is at this moment.
  public var snippet: @Sendable (ClientLibrary) -> CopiedSnippet = { _ in .missing(Phrase("face.client.none"))
  }
  /// The file that takes what is written to stderr meanwhile.
  public var errorLog: String?

  /// The usual start.
  public init() {}
}
