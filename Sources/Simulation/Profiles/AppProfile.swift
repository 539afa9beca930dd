import Phone

/// An app under test as a profile file describes it: what is built into it, and what its code does.
public struct AppProfile: Hashable, Sendable {
  /// The app's name; nil leaves the one that is there.
  public var name: String?
  /// The commands that set the app up, in the order of the file.
  public var setup: [WorldCommand]
  /// Pieces of its code that reactions run, each above what runs it.
  public var routines: [Routine]
  /// What its code does when it is called.
  public var reactions: [Reaction]

  /// A profile.
  public init(
    name: String? = nil, setup: [WorldCommand] = [], routines: [Routine] = [], reactions: [Reaction] = []
  ) {
    self.name = name
    self.setup = setup
    self.routines = routines
    self.reactions = reactions
  }
}
