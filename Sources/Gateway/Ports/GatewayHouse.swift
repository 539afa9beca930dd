import APNs
import Engine
import Glibc
import Journal
import Payload
import Words

/// The open gateway: its ports, its connections, and who answers what. Lives on the loop's thread.
final class GatewayHouse {
  let facts: GatewayFacts
  private let loop: EventLoop
  private let configuration: GatewayConfiguration
  private let desk: GatewayDesk
  private let rest: RESTDesk
  private let faults: FaultDesk
  private let rejects: RejectionDesk
  private let apns: RequestDoor
  private let doors: [RequestDoor]
  private let flushes: FlushQueue
  private let gate: AddressGate
  private var listeners: [PortListener] = []
  private var ports: [RESTPort] = []
  private var connections: [ObjectIdentifier: H2Connection] = [:]
  private var numbers = ConnectionNumbers()
  /// Streams at once on a connection, as a fault has it.
  private var streams: Int?

  init(
    _ control: ControlDesk, _ configuration: GatewayConfiguration, on loop: EventLoop
  ) throws(SocketFault) {
    self.loop = loop
    self.configuration = configuration
    let engine = control.engine
    let key: SigningKey?
    if let signing = configuration.signing { key = try SigningKey(signing) } else { key = nil }
    let presented = PresentedCertificates()
    apns = RequestDoors.apns(TokenJudge(key, configuration.scope, presented), engine)
    let printed = try PrintedCredentials.open(in: configuration.folder)
    doors = [
      apns, RequestDoors.vendors(CredentialJudge(printed: printed, secrets: configuration.secrets), engine),
    ]
    faults = FaultDesk(engine, on: loop)
    desk = GatewayDesk(engine, on: loop, faults)
    rest = RESTDesk(control, engine)
    rejects = RejectionDesk(engine)
    flushes = FlushQueue(on: loop)
    gate = AddressGate(configuration)
    let certificate = try ServerCertificate(in: configuration.folder, names: configuration.names)
    let http2 = try TLSContext(certificate, .http2, presented)
    let http1 = try TLSContext(certificate, .http1)
    let addresses = ["127.0.0.1", "::1"]
    let reach = addresses + [configuration.address].compactMap(\.self).filter { !addresses.contains($0) }
    let take = LoopBound<(Int32, [UInt8]) -> Void>()
    let plain = LoopBound<(HTTPRequest, [UInt8], ExchangePort, @escaping (HTTPReply) -> Void) -> Void>()
    let apnsPort = try Self.open(reach, configuration.ports.apns) { (address, port) throws(SocketFault) in
      let listener = try PortListener(address, port, on: loop) { take.value?($0, $1) }
      return (listener, listener.port)
    }
    let (rejects, doors) = (rejects, doors)
    let cleartext = try RESTPort(
      on: loop, nil, configuration.times, rejected: { Self.turnAway($0, $1, rejects, doors, .http, $2) },
      { plain.value?($0, $1, .http, $2) })
    let secured = try RESTPort(
      on: loop, http1, configuration.times, rejected: { Self.turnAway($0, $1, rejects, doors, .https, $2) },
      { plain.value?($0, $1, .https, $2) })
    // Without TLS nothing leaves the machine.
    let http = try Self.open(addresses, configuration.ports.http) { (address, port) throws(SocketFault) in
      ((), try cleartext.listen(address, port))
    }
    let https = try Self.open(reach, configuration.ports.https) { (address, port) throws(SocketFault) in
      ((), try secured.listen(address, port))
    }
    listeners = apnsPort.listeners
    ports = [cleartext, secured]
    facts = GatewayFacts(
      apns: apnsPort.port, http: http.port, https: https.port,
      certificate: configuration.folder.map(ServerCertificate.path(in:)), secret: gate.secret,
      checksSignatures: key != nil, secrets: configuration.secrets, printed: printed)
    take.value = { [unowned self] in self.accept($0, from: $1, http2) }
    control.onNotice = { [weak self] in self?.notice() }
    plain.value = { [unowned self] in self.answer($0, from: $1, on: $2, $3) }
  }

  /// Something has changed: perhaps the number of streams that a connection may have.
  private func notice() {
    let streams = faults.plan?.streams
    guard streams != self.streams else { return }
    self.streams = streams
    for connection in connections.values { connection.allow(streams: streams) }
  }

  /// Tells every client that it is over.
  func end() {
    for connection in Array(connections.values) { connection.end() }
  }

  /// Opens one port on several addresses; where any is free, the first address chooses for all. IPv6 may be missing.
  private static func open<Listener>(
    _ addresses: [String], _ port: UInt16,
    _ open: (String, UInt16) throws(SocketFault) -> (Listener, UInt16)
  ) throws(SocketFault) -> (listeners: [Listener], port: UInt16) {
    var listeners: [Listener] = []
    var chosen = port
    for address in addresses {
      do throws(SocketFault) {
        let (listener, port) = try open(address, chosen)
        listeners.append(listener)
        chosen = port
      } catch {
        if address == "::1", case .system = error { continue }
        throw error
      }
    }
    return (listeners, chosen)
  }

  /// Writes down what evhttp turned away, and finds the words for it.
  private static func turnAway(
    _ head: HTTPRequest, _ status: Int, _ rejects: RejectionDesk, _ doors: [RequestDoor],
    _ port: ExchangePort, _ socket: Int32
  ) -> HTTPReply {
    var reply = RejectedStatus.reply(status)
    if let door = doors.first(where: { $0.matches(head) }) {
      reply = HTTPReply(status: status, fields: reply.fields, body: door.malformed(head, status))
    }
    rejects.note(
      Rejection(request: head, reply: reply, rule: RejectedStatus.rule(status)), on: port,
      from: PeerAddress.text(of: socket))
    return reply
  }

  private func accept(_ socket: Int32, from peer: [UInt8], _ tls: TLSContext) {
    guard gate.admits(peer) else {
      close(socket)
      return
    }
    let connection = H2Connection(
      socket, id: numbers.next(), on: loop, tls, flushes, faults,
      H2Connection.Welcome(
        mayBePlain: AddressGate.isLoopback(peer), isSurplus: DescriptorGuard.isSurplus(socket),
        times: configuration.times),
      handle: { [unowned self] request, connection, answer in
        self.desk.take(request, by: self.apns, on: .apns, connection: connection, answer)
      },
      rejected: { [rejects] in rejects.note($0, on: .apns, from: PeerAddress.text(peer)) },
      gone: { [weak self] in self?.connections[ObjectIdentifier($0)] = nil })
    if let connection { connections[ObjectIdentifier(connection)] = connection }
  }

  private func answer(
    _ request: HTTPRequest, from peer: [UInt8], on port: ExchangePort, _ answer: @escaping (HTTPReply) -> Void
  ) {
    guard gate.admits(peer) else {
      return bar(request, from: peer, on: port, RESTDesk.refusal(403, Phrase("gateway.rest.address")), answer)
    }
    if let door = doors.first(where: { $0.matches(request) }) {
      if faults.plan?.isCut == true { return desk.ignore(request, on: port, answer) }
      return desk.take(request, by: door, on: port, connection: nil, answer)
    }
    guard RESTDesk.matches(request) else {
      let refusal = RESTDesk.refusal(404, Phrase("gateway.rest.path", .text(String(request.path))))
      return desk.refuse(request, on: port, refusal, answer)
    }
    if let refusal = gate.refusal(of: request, from: peer) {
      return bar(request, from: peer, on: port, refusal, answer)
    }
    rest.take(request, answer)
  }

  /// Who may not come in does not fill the history either.
  private func bar(
    _ request: HTTPRequest, from peer: [UInt8], on port: ExchangePort, _ refusal: HTTPReply,
    _ answer: (HTTPReply) -> Void
  ) {
    rejects.note(
      Rejection(request: request, reply: refusal, rule: "edge.gate"), on: port, from: PeerAddress.text(peer))
    answer(refusal)
  }
}
