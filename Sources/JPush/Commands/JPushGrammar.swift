import Language

/// The commands of this room.
public enum JPushGrammar {
  /// The rows, one way of writing a command first; the short forms behind it print back as that one.
  public static let specs: [CommandSpec<JPushCommand>] =
    tagCalls + aliasCalls + olderCalls + otherCalls + switches + notes + tokenCalls + setUpCalls
    + localCalls + integrations + fences + [message] + otherSpellings + shortTags + shortAlias
    + shortBadge
}
