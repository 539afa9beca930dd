import Phone
import Simulation
import Terminal
import Words

/// Lines that name files, and profiles that are edited while they are in use.
extension InboxLoop {
  func load(_ line: String, _ key: KeyChord?) {
    let phone = model.snapshot.facts.phone
    do throws(LineMistake) {
      let file = try LineFile(line, on: phone)
      send(.loaded(line, file.command, key))
      if let watched = file.watched {
        profile = LoadedProfile(line: line, phone: phone, command: file.command)
        // Without a watch the profile works all the same; it is only not loaded anew.
        try? loop.watch(folder: watched.folder, names: watched.names)
      }
    } catch {
      send(.notice(.problem(error.phrase)))
    }
  }

  /// The profile's file was written: the app becomes what it says now, or stays if it cannot be read.
  func reloadProfile() {
    guard let old = profile else { return }
    do throws(LineMistake) {
      let file = try LineFile(old.line, on: old.phone)
      guard file.command != old.command else { return }
      profile = LoadedProfile(line: old.line, phone: old.phone, command: file.command)
      send(.loaded(old.line, file.command, nil))
      send(.notice(.done(Phrase("face.profile.reloaded", .text(file.name)))))
      if let watched = file.watched { try? loop.watch(folder: watched.folder, names: watched.names) }
    } catch {
      send(.notice(.problem(Phrase("face.profile.kept", .phrase(error.phrase)))))
    }
  }
}
