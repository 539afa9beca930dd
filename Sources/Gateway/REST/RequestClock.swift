import CEvent
import COpenSSL
import Glibc
import Payload

/// Watches a connection of evhttp: keeps the beginning of the request that is coming, ends one that takes too long, and
/// puts what evhttp says by itself, in HTML, into the words of whoever is meant. Lives on the loop's thread.
///
/// evhttp itself only knows silence, and a byte a second is none.
final class RequestClock {
  /// Told of a request that was turned away; returns the answer in the words of whoever it is for.
  typealias Rejected = (_ head: HTTPRequest, _ status: Int, _ socket: Int32) -> HTTPReply

  private let buffer: OpaquePointer
  private let patience: Int
  private let rejected: Rejected
  private var head = RequestHead()
  private var began: time_t?
  private var pause: LoopTimer?
  private var watches: [(buffer: OpaquePointer, entry: OpaquePointer)] = []
  /// Whether what goes out is the answer of a handler.
  private var isAnswering = false
  /// What goes out in place of evhttp's own words.
  private var ownWords: [UInt8]?

  /// Watches a bufferevent, for as long as that lives.
  ///
  /// - Parameter patience: seconds that a request may take to come.
  init(_ buffer: OpaquePointer, _ patience: Int, _ rejected: @escaping Rejected) {
    self.buffer = buffer
    self.patience = patience
    self.rejected = rejected
    let me = Unmanaged.passUnretained(self).toOpaque()
    watch(bufferevent_get_input(buffer), me) { _, change, me in
      guard let change, change.pointee.n_added > 0, let me else { return }
      Unmanaged<RequestClock>.fromOpaque(me).takeUnretainedValue().hear(change.pointee.n_added)
    }
    watch(bufferevent_get_output(buffer), me) { _, change, me in
      guard let change, change.pointee.n_added > 0, let me else { return }
      Unmanaged<RequestClock>.fromOpaque(me).takeUnretainedValue().overhear()
    }
  }

  private func watch(
    _ buffer: OpaquePointer?, _ me: UnsafeMutableRawPointer, _ call: @escaping evbuffer_cb_func
  ) {
    guard let buffer, let entry = evbuffer_add_cb(buffer, call, me) else { return }
    watches.append((buffer, entry))
  }

  /// The connection is about to end.
  func letGo() {
    for watch in watches { evbuffer_remove_cb_entry(watch.buffer, watch.entry) }
    watches = []
    pause = nil
  }

  /// A whole request has come; what is behind it is the next one's beginning.
  func stop() {
    began = nil
    head.removeAll()
    guard let input = bufferevent_get_input(buffer) else { return }
    keep(from: 0, count: evbuffer_get_length(input))
  }

  /// An answer is out, and evhttp is about to read on. What has come already is dealt with before it looks whether the other
  /// end has stopped sending: it would take that for the end of all.
  func readOn(on loop: EventLoop) {
    guard let input = bufferevent_get_input(buffer), evbuffer_get_length(input) > 0 else { return }
    bufferevent_setwatermark(buffer, Int16(EV_READ), 0, 1)
    pause = LoopTimer(on: loop, in: 0) { [weak self] in
      guard let self else { return }
      bufferevent_setwatermark(self.buffer, Int16(EV_READ), 0, 0)
    }
  }

  /// Lets a handler's answer pass.
  func answer(_ body: () -> Void) {
    isAnswering = true
    body()
    isAnswering = false
  }

  // MARK: - What comes in

  private func hear(_ added: Int) {
    if let input = bufferevent_get_input(buffer) {
      keep(from: evbuffer_get_length(input) - added, count: added)
    }
    let now = time(nil)
    guard let began else {
      began = now
      return
    }
    guard now - began >= patience else { return }
    let socket = bufferevent_getfd(buffer)
    let answer = RejectedStatus.bytes(rejected(head.request, 408, socket), hasBody: !head.isHead)
    // Nothing else is being written: the answer to an earlier request goes before the next is read.
    if let tls = bufferevent_openssl_get_ssl(buffer) {
      SSL_write(tls, answer, Int32(answer.count))
    } else {
      send(socket, answer, answer.count, Int32(MSG_NOSIGNAL))
    }
    shutdown(socket, Int32(SHUT_RDWR))
  }

  private func keep(from start: Int, count: Int) {
    let count = min(count, head.room)
    guard count > 0, start >= 0, let input = bufferevent_get_input(buffer) else { return }
    var place = evbuffer_ptr()
    guard evbuffer_ptr_set(input, &place, start, EVBUFFER_PTR_SET) == 0 else { return }
    head.add(
      [UInt8](unsafeUninitializedCapacity: count) { room, filled in
        filled = max(0, Int(evbuffer_copyout_from(input, &place, room.baseAddress, count)))
      })
  }

  // MARK: - What goes out

  /// Something goes out. evhttp writes a page in pieces: each makes way for the same words.
  private func overhear() {
    guard !isAnswering, let output = bufferevent_get_output(buffer) else { return }
    if ownWords == nil {
      guard let status = status(in: output), status >= 400 else { return }
      let reply = rejected(head.request, status, bufferevent_getfd(buffer))
      ownWords = RejectedStatus.bytes(reply, hasBody: !head.isHead)
    }
    guard let ownWords else { return }
    answer {
      // A bufferevent without TLS lets nobody else take from what it sends.
      if evbuffer_drain(output, evbuffer_get_length(output)) != 0 {
        evbuffer_unfreeze(output, 1)
        evbuffer_drain(output, evbuffer_get_length(output))
        evbuffer_freeze(output, 1)
      }
      evbuffer_add(output, ownWords, ownWords.count)
    }
  }

  /// The status of the answer that begins there; nil for anything else.
  private func status(in output: OpaquePointer) -> Int? {
    // Copying is barred like taking; looking is not.
    var piece = iovec()
    guard evbuffer_peek(output, 12, nil, &piece, 1) > 0, piece.iov_len >= 12, let base = piece.iov_base else {
      return nil
    }
    let line = UnsafeRawBufferPointer(start: base, count: 12)
    guard line.starts(with: "HTTP/1.".utf8) else { return nil }
    return Int(String(decoding: line[9...], as: UTF8.self))
  }
}
