import CNghttp2
import Glibc
import Payload
import Words

/// nghttp2's state of one connection: bytes in, requests out; answers in, bytes out. Lives on the loop's thread.
///
/// PING is answered by nghttp2 itself; PRIORITY is ignored, as APNs does.
final class H2Session {
  /// What became of bytes that came in.
  enum Hearing { case understood, fault, otherLanguage }

  /// Why a connection ends (RFC 9113, 7).
  enum Code: UInt32 {
    case noError = 0
    case internalError = 2
    case enhanceYourCalm = 11
  }

  private unowned let owner: any H2SessionOwner
  private let patience: Int
  private var session: OpaquePointer?
  private var streams: [Int32: H2Stream] = [:]
  /// Requests whose end has not come yet.
  private var open = 0
  private var resets = ResetCount()
  /// The moment of the bytes that came last.
  private var now: time_t = 0
  private var lookedAt: time_t = 0
  private var place = FramePlace()
  /// Since when a frame is coming; nil where all that came is whole.
  private var frameSince: time_t?
  /// Whether the preface has been read.
  private(set) var hasSpoken = false
  private var isLeaving = false
  /// Why this end says goodbye; nil where nghttp2 does.
  private var leavingRule: RuleID?
  /// Bytes that made sense.
  private var heard = 0

  /// - Parameter patience: seconds that a request may take to come.
  init?(_ owner: any H2SessionOwner, patience: Int = GatewayLimits.patience) {
    self.owner = owner
    self.patience = patience
    guard let session = H2Library.session(for: Unmanaged.passUnretained(self).toOpaque()) else { return nil }
    self.session = session
  }

  deinit { nghttp2_session_del(session) }

  /// Whether some request, or some frame, has begun and not ended.
  var isReceiving: Bool { open > 0 || frameSince != nil }

  /// Whether a request waits for its answer, or has not ended.
  var isWaiting: Bool { !streams.isEmpty }

  /// Whether a whole request waits for its answer, or for the end of it.
  var isAnswering: Bool { streams.count > open }

  /// Whether so much waits to be sent that nothing more is to be taken in.
  var isStuffed: Bool { nghttp2_session_get_outbound_queue_size(session) > GatewayLimits.unsentFrames }

  /// Whether to send anything yet: whoever speaks may do so in HTTP/1.1, and wants to hear that.
  var maySpeak: Bool { heard >= NGHTTP2_CLIENT_MAGIC_LEN || isLeaving }

  /// Whether all is said on both sides.
  var isOver: Bool {
    nghttp2_session_want_read(session) == 0 && nghttp2_session_want_write(session) == 0
  }

  /// Takes in bytes that came at a moment. What is to be said about a fault waits to be sent.
  func receive(_ bytes: UnsafeRawBufferPointer, at moment: time_t) -> Hearing {
    now = moment
    let hasEnded = place.advance(over: bytes)
    frameSince = place.isWhole ? nil : hasEnded ? now : frameSince ?? now
    let base = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
    let count = nghttp2_session_mem_recv(session, base, bytes.count)
    if resets.isTooMany {
      goAway(.enhanceYourCalm, reason: "TooManyRequests", "edge.http2.calm")
      return .fault
    }
    if count == bytes.count {
      heard += count
      return .understood
    }
    if count == Int(NGHTTP2_ERR_BAD_CLIENT_MAGIC.rawValue) { return .otherLanguage }
    let isFlood = count == Int(NGHTTP2_ERR_FLOODED.rawValue)
    goAway(
      isFlood ? .enhanceYourCalm : .internalError,
      reason: isFlood ? "TooManyRequests" : "InternalServerError",
      isFlood ? "edge.http2.calm" : "edge.http2.connection")
    return .fault
  }

  /// Adds the next piece that is to be sent; false if there is none.
  func send(into out: inout [UInt8]) -> Bool {
    var piece: UnsafePointer<UInt8>?
    let count = nghttp2_session_mem_send(session, &piece)
    guard count > 0, let piece else { return false }
    out.append(contentsOf: UnsafeBufferPointer(start: piece, count: count))
    return true
  }

  /// Answers stream `number`, unless it has gone or has its answer.
  func answer(_ number: Int32, _ reply: HTTPReply) {
    guard let stream = streams[number], !stream.isAnswered else { return }
    stream.isAnswered = true
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

  /// So many streams at once from now on.
  func allow(streams: UInt32) {
    var entry = nghttp2_settings_entry(
      settings_id: Int32(NGHTTP2_SETTINGS_MAX_CONCURRENT_STREAMS.rawValue), value: streams)
    nghttp2_submit_settings(session, UInt8(NGHTTP2_FLAG_NONE.rawValue), &entry, 1)
  }

  /// No new streams are taken; the reason stands in the debug data, as APNs writes it.
  ///
  /// - Parameter last: the last stream that is dealt with; nil is the last that came.
  func goAway(_ code: Code, reason: String, last: Int32? = nil, _ rule: RuleID? = nil) {
    isLeaving = true
    leavingRule = rule
    let text = Array(#"{"reason":"\#(reason)"}"#.utf8)
    let last = last ?? nghttp2_session_get_last_proc_stream_id(session)
    nghttp2_submit_goaway(session, UInt8(NGHTTP2_FLAG_NONE.rawValue), last, code.rawValue, text, text.count)
  }

  /// Answers requests that have been coming for too long. A frame or a header block that is still coming bars all else.
  ///
  /// - Returns: whether the connection can go on.
  func dropLate(at moment: time_t) -> Bool {
    guard isReceiving, moment != lookedAt else { return true }
    lookedAt = moment
    let latest = moment - time_t(patience)
    let isStuck = frameSince.map { $0 <= latest } ?? false
    for (number, stream) in streams where !stream.isTaken && stream.begunAt <= latest {
      guard stream.hasFields, !isStuck else { break }
      finish(stream)
      // Request Timeout (RFC 9110, 15.5.9).
      turnAway(stream, number, HTTPReply(status: 408), "edge.slow")
    }
    guard isStuck || streams.values.contains(where: { !$0.isTaken && $0.begunAt <= latest }) else {
      return true
    }
    goAway(.enhanceYourCalm, reason: "IdleTimeout", "edge.slow")
    return false
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

  private func finish(_ stream: H2Stream) {
    if !stream.isTaken { open -= 1 }
    stream.isTaken = true
  }

  static func from(_ context: UnsafeMutableRawPointer?) -> H2Session? {
    context.map { Unmanaged<H2Session>.fromOpaque($0).takeUnretainedValue() }
  }
}

/// What nghttp2 tells.
extension H2Session {
  func begin(_ number: Int32) {
    streams[number] = H2Stream(at: now)
    open += 1
  }

  func add(_ number: Int32, _ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>) {
    streams[number]?.add(name, value)
  }

  func add(_ number: Int32, _ piece: UnsafeBufferPointer<UInt8>) {
    guard let stream = streams[number], !stream.isTaken else { return }
    stream.add(piece)
    // Far over every limit: the answer need not wait for the rest.
    if stream.bodySize > GatewayLimits.body { hand(on: stream, number) }
  }

  func received(_ frame: UnsafePointer<nghttp2_frame>) {
    hasSpoken = true
    let head = frame.pointee.hd
    switch UInt32(head.type) {
    case NGHTTP2_RST_STREAM.rawValue: resets.add(at: now)
    case NGHTTP2_HEADERS.rawValue, NGHTTP2_DATA.rawValue:
      guard let stream = streams[head.stream_id], !stream.isTaken else { return }
      stream.hasFields = true
      if stream.headerSize > GatewayLimits.headers {
        finish(stream)
        // Request Header Fields Too Large (RFC 6585, 5).
        return turnAway(stream, head.stream_id, HTTPReply(status: 431), "edge.http2.fields")
      }
      if UInt32(head.flags) & NGHTTP2_FLAG_END_STREAM.rawValue != 0 { hand(on: stream, head.stream_id) }
    default: break
    }
  }

  func sent(_ frame: UnsafePointer<nghttp2_frame>) {
    let head = frame.pointee.hd
    let kind = UInt32(head.type)
    switch kind {
    case NGHTTP2_RST_STREAM.rawValue: hasReset(head.stream_id, frame.pointee.rst_stream.error_code)
    case NGHTTP2_GOAWAY.rawValue: hasLeft(frame.pointee.goaway.error_code)
    default: break
    }
    // An answer that was sent before its request had ended: the rest need not come (RFC 9113, 8.1).
    guard kind == NGHTTP2_HEADERS.rawValue || kind == NGHTTP2_DATA.rawValue,
      UInt32(head.flags) & NGHTTP2_FLAG_END_STREAM.rawValue != 0,
      nghttp2_session_get_stream_remote_close(session, head.stream_id) == 0
    else { return }
    nghttp2_submit_rst_stream(
      session, UInt8(NGHTTP2_FLAG_NONE.rawValue), head.stream_id, NGHTTP2_NO_ERROR.rawValue)
  }

  /// nghttp2 resets a stream by itself where the request is no request; one that has its answer only needs no more.
  private func hasReset(_ number: Int32, _ code: UInt32) {
    let stream = streams[number]
    let isRefused = code == NGHTTP2_REFUSED_STREAM.rawValue
    // A stream that is not known any more was answered, or given up by the other end.
    guard code != NGHTTP2_NO_ERROR.rawValue, stream.map({ !$0.isTaken }) ?? isRefused else { return }
    owner.turnAway(
      stream, nil, ending: "RST_STREAM \(Self.name(code))",
      isRefused ? "edge.http2.refused" : "edge.http2.stream")
  }

  private func hasLeft(_ code: UInt32) {
    guard code != NGHTTP2_NO_ERROR.rawValue else { return }
    let open = streams.values.filter { !$0.isTaken }
    owner.turnAway(
      open.count == 1 ? open.first : nil, nil, ending: "GOAWAY \(Self.name(code))",
      leavingRule ?? "edge.http2.connection")
  }

  private static func name(_ code: UInt32) -> String { String(cString: nghttp2_http2_strerror(code)) }

  private func turnAway(_ stream: H2Stream, _ number: Int32, _ reply: HTTPReply, _ rule: RuleID) {
    owner.turnAway(stream, reply, ending: nil, rule)
    answer(number, reply)
  }

  func closed(_ number: Int32) {
    if let stream = streams.removeValue(forKey: number) { finish(stream) }
  }

  private func hand(on stream: H2Stream, _ number: Int32) {
    finish(stream)
    owner.take(stream, number)
  }
}
