import Phone
import Simulation

/// Opens a journal, whatever state it is in.
struct JournalOpener {
  let settings: JournalSettings
  let now: Instant
  private static let entriesKept = 20_000

  func open(_ place: JournalPlace) throws(JournalError) -> JournalOpening {
    guard case .folder(let folder, _) = place, let path = place.file else { return try openInMemory() }
    try StateFolder.make(folder)
    let lock = try JournalLock(beside: path)
    do { return try open(path, lock, []) } catch {
      guard case .damaged = error else { throw error }
      let target = try DamagedFile.moveAside(path)
      return try open(path, lock, [.movedAside(path, to: target)])
    }
  }

  /// What nobody will ever look for on a disk is kept short: memory is dearer.
  private func openInMemory() throws(JournalError) -> JournalOpening {
    var settings = settings
    settings.keep = min(settings.keep, settings.rows)
    settings.checkpointEvery = min(settings.checkpointEvery, UInt64(max(1, settings.rows / 2)))
    let opener = JournalOpener(settings: settings, now: now)
    return try opener.read(JournalFile(inMemory: settings.seed), lock: nil, [])
  }

  private func open(
    _ path: String, _ lock: JournalLock, _ notices: [JournalNotice]
  ) throws(JournalError) -> JournalOpening {
    StateFolder.makeFile(path)
    let file = try JournalFile(at: path, seed: settings.seed)
    StateFolder.closeToOthers(path)
    var notices = notices
    if let old = file.oldVersion, old < JournalSchema.version { notices.append(.migrated(from: old)) }
    if let seed = settings.seed, seed != file.identifiers.seed {
      notices.append(.seedKept(file.identifiers.seed))
    }
    return try read(file, lock: lock, notices)
  }

  private func read(
    _ file: JournalFile, lock: JournalLock?, _ notices: [JournalNotice]
  ) throws(JournalError) -> JournalOpening {
    let store = JournalStore(file, settings, lock: lock)
    let seen = try store.seen()
    if try store.began() == nil { try store.begin(at: now) }
    let last = try newest(store)
    let world: World
    if let last { world = last.world } else { world = try anew(store) }
    return JournalOpening(
      store: store, world: world, recent: last?.entries ?? [],
      rows: try store.listedRows(limit: settings.firstRows),
      seen: seen,
      notices: last == nil ? notices + [.begunAnew] : notices)
  }

  /// The world after the newest command, from the newest checkpoint that can be read, and the newest entries that were
  /// derived on the way; nil where there is no way.
  func newest(
    _ store: JournalStore
  ) throws(JournalError) -> (world: World, entries: [TraceEntry])? {
    let starts = try store.checkpoints().reversed().map(ReplayStart.checkpoint) + [.beginning]
    for start in starts {
      var entries: [TraceEntry] = []
      do {
        let world = try store.replay(from: start) { trace in
          entries += trace.entries
          if entries.count > 2 * Self.entriesKept { entries.removeFirst(entries.count - Self.entriesKept) }
        }
        return (world, Array(entries.suffix(Self.entriesKept)))
      } catch {
        switch error {
        case .unreadable, .forgotten: continue
        default: throw error
        }
      }
    }
    return nil
  }

  /// A world that begins now, after everything the journal holds.
  private func anew(_ store: JournalStore) throws(JournalError) -> World {
    let (commands, pushes) = try store.newestNumbers()
    var world = World(identifiers: store.identifiers, after: commands, pushes: pushes)
    var trace = Trace()
    world.advance(to: now, into: &trace)
    var commit = JournalCommit(first: commands + 1, seen: now)
    commit.resetThrough = PushNumber(pushes)
    try store.commit(commit)
    try store.saveCheckpoint(world)
    return world
  }
}
