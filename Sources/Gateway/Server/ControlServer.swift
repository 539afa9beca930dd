import Engine
import Phone
import Words

/// The control socket of a running belfry: `push`, `do`, `tail`, `mark`, `wait` and `state` from other programs.
///
/// A client is greeted with one JSON line that has the protocol's version. A request is one JSON line, `length` bytes
/// of body after it; every answer is one JSON line, in the order of the requests. A push that is answered is on disk.
///
/// Unchecked: it is started and stopped by one thread; in between only the loop's thread touches what changes.
public final class ControlServer: @unchecked Sendable {
  private let claim: SocketClaim
  let loop: EventLoop
  /// What is known of the gateway beside it.
  public let status = GatewayStatus()
  /// Touched on the loop's thread once that runs.
  private(set) var desk: ControlDesk?
  private var host: ConnectionHost?

  /// Takes the socket of `place`, so that no other belfry of this name can; nobody is answered before `start`.
  ///
  /// - Throws: `SocketFault`, of which `taken` and `otherVersion` mean that such a belfry is running.
  public init(_ place: SocketPlace) throws(SocketFault) {
    claim = try SocketClaim(place)
    loop = try EventLoop()
  }

  /// Answers clients on a thread of its own, until `stop`.
  ///
  /// - Parameter face: takes lines that are the face's own; nil where there is no face.
  public func start(_ engine: WorldEngine, face: FaceDoor?) throws(SocketFault) {
    let desk = ControlDesk(engine, instance: claim.place.instance, on: loop, face: face, status)
    self.desk = desk
    let host = try ConnectionHost(claim.listener.number, on: loop) { desk.handle($0, $1, $2) }
    self.host = host
    try loop.start()
    // The engine keeps its listeners for life; the server may go earlier.
    let notice = LoopNotice(loop) { [weak desk, weak host] in
      desk?.notice()
      host?.notice()
    }
    engine.onChange { notice.ring() }
  }

  /// What `state` answers at this moment, as one line of JSON. On any thread.
  public func state(of engine: WorldEngine) -> [UInt8] {
    StateLine.of(engine, instance: claim.place.instance, status).line
  }

  /// Sends the answers that are there, ends all connections and the thread.
  ///
  /// Close the engine first: then every answer is there.
  public func stop() {
    loop.stop()
    host = nil
    desk = nil
  }
}
