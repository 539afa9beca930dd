import Journal
import Phone
import Simulation

/// Phones of a fleet too large to write everything down.
extension WorldEngine {
  /// The phone that `command` opens, if what happened on it before was not written down. Called under lock 1.
  func opened(by command: WorldCommand) -> PhoneNumber? {
    guard case .fleet(.use(let phone)) = command, !state.world.watchesAll, state.world.device(phone) != nil
    else { return nil }
    return phone
  }

  /// Derives what happened on a phone up to `command`, which is on disk, on a thread of its own; its rows then join
  /// the list.
  func derive(_ phone: PhoneNumber, through command: UInt64) {
    stories.ask(
      PhoneWish(phone: phone, command: command),
      { [self] wish, _, _ in try? journal.recall(wish.phone, newest: wish.command) },
      tell: { [self] in
        guard let story = stories.answer else { return }
        monitor.locked {
          state.opened = story
          state.arrivals.merge(story.rows)
          touch()
        }
        bell.ring()
      })
  }
}
