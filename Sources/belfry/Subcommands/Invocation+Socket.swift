import Gateway
import Words

extension Invocation {
  /// The socket of the instance that is meant.
  var place: SocketPlace {
    get throws(Complaint) {
      let name = options.text("instance") ?? SocketPlace.standardInstance
      guard SocketPlace.isName(name) else {
        throw Complaint(
          Phrase("cli.instance.name", .text(name)),
          fix: Phrase("cli.instance.name.fix", .count(SocketPlace.nameLimit)))
      }
      return SocketPlace(instance: name)
    }
  }

  /// Connects to the belfry that is meant.
  func connect() throws(Complaint) -> ControlClient {
    let place = try place
    do throws(SocketFault) {
      return try ControlClient(place)
    } catch {
      throw Complaint(error)
    }
  }
}

extension Complaint {
  /// What a socket's fault comes to for a caller.
  init(_ fault: SocketFault) {
    self.init(fault.reason, fix: fault.fix, status: fault == .ended ? .internalFault : .usage)
  }
}
