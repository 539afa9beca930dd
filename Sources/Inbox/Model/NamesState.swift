import Simulation

/// Where the view of tags and alias stands.
struct NamesState: Hashable, Sendable {
  /// The vendor that is looked at, where the app has its SDK.
  var vendor = PushLine.jpush
  /// Which of its tags is picked.
  var tag = PickList()
}

extension Model {
  /// The names at the vendor that is looked at: the chosen one, else the one there is.
  var names: NamesScene? {
    snapshot.names.first { $0.vendor == namesState.vendor } ?? snapshot.names.first
  }

  /// Whether something on the screen changes with every second.
  var isTicking: Bool {
    view == .connection && snapshot.connection?.isTicking == true
      || view == .tags && snapshot.names.contains { !$0.waiting.isEmpty }
  }

  /// The tag that is picked.
  var pickedTag: String? {
    names.flatMap { names in namesState.tag.picked(of: names.tags.count).map { names.tags[$0] } }
  }
}
