import CNghttp2
import Glibc
import Payload

/// nghttp2's state of one connection: bytes in, requests out; answers in, bytes out. Lives on the loop's thread.
///
/// PRIORITY is ignored, PING is answered, resets in quick succession end in GOAWAY: nghttp2 does all of that by itself.
final class H2Session {
  private unowned let owner: any H2SessionOwner
  private var session: OpaquePointer?
  private var streams: [Int32: H2Stream] = [:]
  /// Requests whose end has not come yet.
  private var open = 0
  /// Whether the preface has been read.
  private(set) var hasSpoken = false

  init?(_ owner: any H2SessionOwner) {
    self.owner = owner
    var callbacks: OpaquePointer?
    var session: OpaquePointer?
    guard nghttp2_session_callbacks_new(&callbacks) == 0, let callbacks else { return nil }
    defer { nghttp2_session_callbacks_del(callbacks) }
    Self.set(callbacks)
    let me = Unmanaged.passUnretained(self).toOpaque()
    guard nghttp2_session_server_new(&session, callbacks, me) == 0, let session else { return nil }
    self.session = session
    let settings = [
      nghttp2_settings_entry(
        settings_id: Int32(NGHTTP2_SETTINGS_MAX_CONCURRENT_STREAMS.rawValue), value: GatewayLimits.streams),
      nghttp2_settings_entry(
        settings_id: Int32(NGHTTP2_SETTINGS_MAX_HEADER_LIST_SIZE.rawValue),
        value: UInt32(GatewayLimits.headers)),
    ]
    nghttp2_submit_settings(session, UInt8(NGHTTP2_FLAG_NONE.rawValue), settings, settings.count)
  }

  deinit { nghttp2_session_del(session) }

  /// Whether some request has begun and not ended.
  var isReceiving: Bool { open > 0 }

  /// Whether a request waits for its answer, or has not ended.
  var isWaiting: Bool { !streams.isEmpty }

  /// Whether all is said on both sides.
  var isOver: Bool {
    nghttp2_session_want_read(session) == 0 && nghttp2_session_want_write(session) == 0
  }

  /// Takes bytes in; false once they make no sense. What is to be said about that waits to be sent.
  func receive(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let base = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
    return nghttp2_session_mem_recv(session, base, bytes.count) == bytes.count
  }

  /// Adds the next piece that is to be sent; false if there is none.
  func send(into out: inout [UInt8]) -> Bool {
    var piece: UnsafePointer<UInt8>?
    let count = nghttp2_session_mem_send(session, &piece)
    guard count > 0, let piece else { return false }
    out.append(contentsOf: UnsafeBufferPointer(start: piece, count: count))
    return true
  }

  /// Answers stream `number`, unless it has gone.
  func answer(_ number: Int32, _ reply: HTTPReply) {
    guard let stream = streams[number] else { return }
    stream.reply = reply.body
    let fields = [HTTPField(":status", String(reply.status))] + reply.fields
    H2Fields.with(fields) { fields in
      if reply.body.isEmpty {
        nghttp2_submit_response(session, number, fields.baseAddress, fields.count, nil)
        return
      }
      var provider = nghttp2_data_provider()
      provider.read_callback = { _, number, room, size, flags, _, me in
        H2Session.from(me)?.read(number, room, size, flags) ?? Int(NGHTTP2_ERR_CALLBACK_FAILURE.rawValue)
      }
      nghttp2_submit_response(session, number, fields.baseAddress, fields.count, &provider)
    }
  }

  /// No new streams are taken; the reason stands in the debug data, as APNs writes it.
  func goAway(reason: String, isFault: Bool) {
    let text = Array(#"{"reason":"\#(reason)"}"#.utf8)
    let code = isFault ? NGHTTP2_ENHANCE_YOUR_CALM : NGHTTP2_NO_ERROR
    let last = nghttp2_session_get_last_proc_stream_id(session)
    nghttp2_submit_goaway(session, UInt8(NGHTTP2_FLAG_NONE.rawValue), last, code.rawValue, text, text.count)
  }

  private func read(
    _ number: Int32, _ room: UnsafeMutablePointer<UInt8>?, _ size: Int,
    _ flags: UnsafeMutablePointer<UInt32>?
  ) -> Int {
    guard let stream = streams[number], let room, let flags else { return 0 }
    let count = min(size, stream.reply.count - stream.sent)
    for place in 0..<count { room[place] = stream.reply[stream.sent + place] }
    stream.sent += count
    if stream.sent == stream.reply.count { flags.pointee |= NGHTTP2_DATA_FLAG_EOF.rawValue }
    return count
  }

  fileprivate func begin(_ number: Int32) {
    streams[number] = H2Stream()
    open += 1
  }

  fileprivate func add(
    _ number: Int32, _ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>
  ) { streams[number]?.add(name, value) }

  fileprivate func add(_ number: Int32, _ piece: UnsafeBufferPointer<UInt8>) {
    guard let stream = streams[number] else { return }
    stream.add(piece)
    if stream.bodySize > GatewayLimits.body, !stream.isTaken {
      finish(stream)
      nghttp2_submit_rst_stream(
        session, UInt8(NGHTTP2_FLAG_NONE.rawValue), number, NGHTTP2_ENHANCE_YOUR_CALM.rawValue)
    }
  }

  fileprivate func received(_ frame: UnsafePointer<nghttp2_frame>) {
    hasSpoken = true
    let head = frame.pointee.hd
    let kind = UInt32(head.type)
    guard kind == NGHTTP2_HEADERS.rawValue || kind == NGHTTP2_DATA.rawValue,
      let stream = streams[head.stream_id], !stream.isTaken
    else { return }
    if stream.headerSize > GatewayLimits.headers {
      finish(stream)
      // Request Header Fields Too Large (RFC 6585, 5).
      return answer(head.stream_id, HTTPReply(status: 431))
    }
    guard UInt32(head.flags) & NGHTTP2_FLAG_END_STREAM.rawValue != 0 else { return }
    finish(stream)
    owner.take(stream, head.stream_id)
  }

  fileprivate func closed(_ number: Int32) {
    if let stream = streams.removeValue(forKey: number) { finish(stream) }
  }

  private func finish(_ stream: H2Stream) {
    if !stream.isTaken { open -= 1 }
    stream.isTaken = true
  }

  fileprivate static func from(_ context: UnsafeMutableRawPointer?) -> H2Session? {
    context.map { Unmanaged<H2Session>.fromOpaque($0).takeUnretainedValue() }
  }

  private static func set(_ callbacks: OpaquePointer) {
    nghttp2_session_callbacks_set_on_begin_headers_callback(callbacks) { _, frame, me in
      if let frame, frame.pointee.headers.cat == NGHTTP2_HCAT_REQUEST {
        H2Session.from(me)?.begin(frame.pointee.hd.stream_id)
      }
      return 0
    }
    nghttp2_session_callbacks_set_on_header_callback(callbacks) { _, frame, name, n, value, v, _, me in
      if let frame, frame.pointee.headers.cat == NGHTTP2_HCAT_REQUEST {
        H2Session.from(me)?.add(
          frame.pointee.hd.stream_id, UnsafeBufferPointer(start: name, count: n),
          UnsafeBufferPointer(start: value, count: v))
      }
      return 0
    }
    nghttp2_session_callbacks_set_on_data_chunk_recv_callback(callbacks) { _, _, number, bytes, count, me in
      H2Session.from(me)?.add(number, UnsafeBufferPointer(start: bytes, count: count))
      return 0
    }
    nghttp2_session_callbacks_set_on_frame_recv_callback(callbacks) { _, frame, me in
      if let frame { H2Session.from(me)?.received(frame) }
      return 0
    }
    nghttp2_session_callbacks_set_on_stream_close_callback(callbacks) { _, number, _, me in
      H2Session.from(me)?.closed(number)
      return 0
    }
  }
}
