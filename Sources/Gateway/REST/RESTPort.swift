import CEvent
import COpenSSL
import Glibc
import Payload
import Words

/// A port that speaks HTTP/1.1 through libevent's evhttp. Lives on the loop's thread.
final class RESTPort {
  /// Handles a request of the other end at an address; the answer may come at once or later.
  typealias Handler = (HTTPRequest, _ peer: [UInt8], _ answer: @escaping (HTTPReply) -> Void) -> Void

  private let http: OpaquePointer
  private let loop: EventLoop
  private let tls: TLSContext?
  private let handle: Handler
  private let rejected: RequestClock.Rejected
  private let times: GatewayTimes
  private var sockets: [FileDescriptor] = []
  private var listeners: [OpaquePointer] = []
  private var pause: LoopTimer?
  private var clocks: [OpaquePointer: RequestClock] = [:]

  /// - Parameter rejected: told of what evhttp turns away by itself, and asked for the words.
  init(
    on loop: EventLoop, _ tls: TLSContext?, _ times: GatewayTimes = GatewayTimes(),
    rejected: @escaping RequestClock.Rejected,
    _ handle: @escaping Handler
  ) throws(SocketFault) {
    guard let http = evhttp_new(loop.base) else { throw SocketFault.system(ENOMEM, "libevent") }
    self.http = http
    self.loop = loop
    self.tls = tls
    self.handle = handle
    self.rejected = rejected
    self.times = times
    evhttp_set_max_headers_size(http, GatewayLimits.headers)
    evhttp_set_max_body_size(http, GatewayLimits.body)
    evhttp_set_timeout(http, Int32(times.restSilence))
    evhttp_set_default_content_type(http, nil)
    // Whether a method is allowed is for each vendor to say.
    evhttp_set_allowed_methods(http, HTTPMethod.all)
    let me = Unmanaged.passUnretained(self).toOpaque()
    evhttp_set_gencb(http, { request, me in RESTPort.from(me)?.take(request) }, me)
    evhttp_set_bevcb(http, { _, me in RESTPort.from(me)?.makeBuffer() }, me)
  }

  deinit { evhttp_free(http) }

  /// Listens on `address` too.
  ///
  /// - Returns: the port, chosen by the system where 0 was asked for.
  func listen(_ address: String, _ port: UInt16) throws(SocketFault) -> UInt16 {
    let (socket, port) = try PortSocket.open(address, port)
    // evhttp closes the socket it is given, and ours with ours.
    let own = dup(socket.number)
    guard own >= 0, let bound = evhttp_accept_socket_with_handle(http, own) else {
      throw SocketFault.system(errno, address)
    }
    sockets.append(socket)
    if let listener = evhttp_bound_socket_get_listener(bound) {
      evconnlistener_set_error_cb(listener) { _, me in
        // Out of descriptors: what waits stays in the kernel's queue until some are free.
        RESTPort.from(me)?.rest()
      }
      listeners.append(listener)
    }
    return port
  }

  /// Called for each new connection.
  private func makeBuffer() -> OpaquePointer? {
    if DescriptorGuard.isFull { rest() }
    let options = Int32(BEV_OPT_CLOSE_ON_FREE.rawValue)
    let buffer: OpaquePointer?
    if let tls, let state = SSL_new(tls.context) {
      buffer = bufferevent_openssl_socket_new(
        loop.base, -1, state, BUFFEREVENT_SSL_ACCEPTING,
        options | Int32(BEV_OPT_DEFER_CALLBACKS.rawValue))
      HandshakeClock.start(for: state, on: loop, times.patience)
    } else {
      buffer = bufferevent_socket_new(loop.base, -1, options)
    }
    // A buffer that has gone leaves its clock behind until another takes its place in memory.
    if let buffer { clocks[buffer] = RequestClock(buffer, times.patience, rejected) }
    return buffer
  }

  private func rest() {
    guard pause == nil else { return }
    for listener in listeners { evconnlistener_disable(listener) }
    lookAgain()
  }

  private func lookAgain() {
    pause = LoopTimer(on: loop, in: GatewayLimits.rest) { [weak self] in
      guard let self else { return }
      if DescriptorGuard.isFull { return self.lookAgain() }
      self.pause = nil
      for listener in self.listeners { evconnlistener_enable(listener) }
    }
  }

  private func take(_ request: OpaquePointer?) {
    guard let request else { return }
    let connection = evhttp_request_get_connection(request)
    if let connection, let buffer = evhttp_connection_get_bufferevent(connection) {
      if DescriptorGuard.isSurplus(bufferevent_getfd(buffer)) { return turnAway(request, buffer) }
      clocks[buffer]?.stop()
      evhttp_connection_set_closecb(
        connection, { RESTPort.from($1)?.forget($0) }, Unmanaged.passUnretained(self).toOpaque())
    }
    evhttp_request_set_on_complete_cb(
      request, { RESTPort.from($1)?.readOn($0) }, Unmanaged.passUnretained(self).toOpaque())
    let peer = Self.peer(of: request)
    // Once the port is gone, so is the request.
    handle(Self.read(request), peer) { [weak self] reply in
      self?.send(reply, to: request)
    }
  }

  private func turnAway(_ request: OpaquePointer, _ buffer: OpaquePointer) {
    let reply = rejected(Self.read(request), 503, bufferevent_getfd(buffer))
    let end = [HTTPField("connection", "close")]
    send(HTTPReply(status: reply.status, fields: reply.fields + end, body: reply.body), to: request)
  }

  private func readOn(_ request: OpaquePointer?) {
    evhttp_request_get_connection(request).flatMap(evhttp_connection_get_bufferevent)
      .flatMap { clocks[$0] }?.readOn(on: loop)
  }

  private func forget(_ connection: OpaquePointer?) {
    guard let connection, let buffer = evhttp_connection_get_bufferevent(connection) else { return }
    clocks.removeValue(forKey: buffer)?.letGo()
  }

  private static func peer(of request: OpaquePointer) -> [UInt8] {
    var address: UnsafeMutablePointer<CChar>?
    var port: UInt16 = 0
    guard let connection = evhttp_request_get_connection(request) else { return [] }
    evhttp_connection_get_peer(connection, &address, &port)
    return address.flatMap { AddressRange.bytes(String(cString: $0)) } ?? []
  }

  private static func read(_ request: OpaquePointer) -> HTTPRequest {
    var fields: [HTTPField] = []
    if let list = evhttp_request_get_input_headers(request) {
      var next = ce_first(list)
      while let field = next {
        fields.append(HTTPField(String(cString: field.pointee.key), String(cString: field.pointee.value)))
        next = ce_next(field)
      }
    }
    var body: [UInt8] = []
    if let buffer = evhttp_request_get_input_buffer(request) {
      let count = evbuffer_get_length(buffer)
      body = [UInt8](unsafeUninitializedCapacity: count) { room, filled in
        filled = max(0, Int(evbuffer_copyout(buffer, room.baseAddress, count)))
      }
    }
    let target = evhttp_request_get_uri(request).map { String(cString: $0) } ?? "/"
    return HTTPRequest(
      method: HTTPMethod.name(evhttp_request_get_command(request)), target: target, fields: fields, body: body
    )
  }

  /// A connection that has gone meanwhile is no matter: evhttp then only lets go of the request.
  private func send(_ reply: HTTPReply, to request: OpaquePointer) {
    if let list = evhttp_request_get_output_headers(request) {
      for field in reply.fields { evhttp_add_header(list, field.name, field.value) }
    }
    guard let buffer = evbuffer_new() else { return }
    defer { evbuffer_free(buffer) }
    if evhttp_request_get_command(request) != EVHTTP_REQ_HEAD {
      evbuffer_add(buffer, reply.body, reply.body.count)
    } else if let list = evhttp_request_get_output_headers(request) {
      // evhttp would send the body all the same (RFC 9110, 9.3.2).
      evhttp_add_header(list, "content-length", String(reply.body.count))
    }
    let clock = evhttp_request_get_connection(request).flatMap(evhttp_connection_get_bufferevent)
      .flatMap { clocks[$0] }
    let give = {
      evhttp_send_reply(request, Int32(reply.status), HTTPStatus.phrase(reply.status), buffer)
    }
    if let clock { clock.answer(give) } else { give() }
  }

  private static func from(_ context: UnsafeMutableRawPointer?) -> RESTPort? {
    context.map { Unmanaged<RESTPort>.fromOpaque($0).takeUnretainedValue() }
  }
}
