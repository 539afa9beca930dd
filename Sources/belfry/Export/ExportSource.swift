import Exports
import Gateway
import Glibc
import Journal
import Phone
import Simulation
import Words

/// The journal that is exported, and what is known of the gateway and the phones.
struct ExportSource {
  let journal: JournalStore
  let facts: ExportFacts
  let now: Instant

  /// Opens the journal to read; a belfry may be running on it.
  ///
  /// - Parameter needsFacts: whether ports, tokens and the app are asked for: the world has to be built for that.
  init(_ call: Invocation, needsFacts: Bool) throws(Complaint) {
    let place = try Directories.journal(of: call.place.instance)
    let moment = Instant(microseconds: Int64(time(nil)) * 1_000_000)
    do throws(JournalError) {
      journal = try JournalStore.openToRead(place)
      now = moment
      var facts = ExportFacts(bundleID: "", now: moment, token: { _ in nil })
      let world = needsFacts ? try journal.newestWorld() : nil
      if let world {
        facts = ExportFacts(
          bundleID: world.device(world.selected)?.phone.setup.bundleID ?? "", now: moment,
          token: { world.device($0)?.phone.tokens.text(of: .device) })
      }
      facts.ports = Self.ports(call, place, world)
      self.facts = facts
    } catch {
      throw Complaint(error.phrase)
    }
  }

  func close() { journal.close() }

  /// The ports of the belfry that runs, else the standard ones.
  private static func ports(_ call: Invocation, _ place: JournalPlace, _ world: World?) -> ExportPorts {
    if let client = try? call.connect(), let reply = try? Reply(client, .state, in: call.tongue),
      let ports = ExportPorts(reply.root)
    {
      return ports
    }
    var ports = ExportPorts()
    if case .folder(let folder, _) = place {
      ports.certificate = GatewayFacts.certificate(in: folder)
      if let kept = PrintedCredentials.kept(in: folder) {
        ports.credentials = ExportCredentials(kept, world)
      }
    }
    return ports
  }
}
