import CNghttp2
import Foundation
import Payload
import Words

@testable import Gateway

/// A client made of nghttp2's own other half, joined to a session in memory.
final class H2Caller: H2SessionOwner {
  struct Answer: Equatable {
    var status = 0
    var fields: [String: String] = [:]
    var body = ""
  }

  private(set) var server: H2Session?
  private var client: OpaquePointer?
  private var pending: [[UInt8]] = []
  /// Requests as they were handed on, and the streams they came by.
  private(set) var requests: [(number: Int32, request: HTTPRequest, bodySize: Int)] = []
  /// What was turned away.
  private(set) var rejections: [Rejection] = []
  private(set) var answers: [Int32: Answer] = [:]
  /// How streams were closed.
  private(set) var codes: [Int32: UInt32] = [:]
  private(set) var farewell: (code: UInt32, text: String)?
  /// The moment of what is sent, in seconds.
  var now = 1000

  init() {
    server = H2Session(self)
    var callbacks: OpaquePointer?
    nghttp2_session_callbacks_new(&callbacks)
    if let callbacks { Self.set(callbacks) }
    nghttp2_session_client_new(&client, callbacks, Unmanaged.passUnretained(self).toOpaque())
    nghttp2_session_callbacks_del(callbacks)
    nghttp2_submit_settings(client, 0, nil, 0)
  }

  deinit { nghttp2_session_del(client) }

  func take(_ stream: H2Stream, _ number: Int32) {
    requests.append((number, stream.request, stream.bodySize))
  }

  func turnAway(_ stream: H2Stream?, _ reply: HTTPReply?, ending: String?, _ rule: RuleID) {
    rejections.append(
      Rejection(request: stream?.request ?? Rejection.unknown, reply: reply, ending: ending, rule: rule))
  }

  /// Sends a request, without its end where `isWhole` is false, and returns its stream.
  @discardableResult
  func ask(
    _ fields: [(String, String)], _ body: [UInt8] = [], isWhole: Bool = true
  ) -> Int32 {
    let list = fields.map { HTTPField($0.0, $0.1) }
    var number: Int32 = 0
    pending.append(body)
    let hold = !isWhole
    H2Fields.with(list) { list in
      if body.isEmpty && !hold {
        number = nghttp2_submit_request(client, nil, list.baseAddress, list.count, nil, nil)
        return
      }
      var provider = nghttp2_data_provider()
      provider.source.fd = hold ? 1 : 0
      provider.read_callback = { _, _, room, size, flags, source, me in
        guard let me, let room, let flags else { return 0 }
        let caller = Unmanaged<H2Caller>.fromOpaque(me).takeUnretainedValue()
        let holds = source?.pointee.fd == 1
        return caller.give(room, size, flags, holds)
      }
      number = nghttp2_submit_request(client, nil, list.baseAddress, list.count, &provider, nil)
    }
    return number
  }

  /// Lets bytes go to and fro until there are none; false once the server has understood something else than HTTP/2.
  @discardableResult
  func exchange() -> Bool {
    while true {
      var up: [UInt8] = []
      var piece: UnsafePointer<UInt8>?
      while true {
        let count = nghttp2_session_mem_send(client, &piece)
        guard count > 0, let piece else { break }
        up += UnsafeBufferPointer(start: piece, count: count)
      }
      if !up.isEmpty, hear(up) != .understood {
        deliver()
        return false
      }
      if !deliver() && up.isEmpty { return true }
    }
  }

  /// Gives the server bytes as they are.
  func hear(_ bytes: [UInt8]) -> H2Session.Hearing? {
    bytes.withUnsafeBytes { server?.receive($0, at: now) }
  }

  func reset(_ number: Int32) { nghttp2_submit_rst_stream(client, 0, number, NGHTTP2_CANCEL.rawValue) }

  @discardableResult
  func deliver() -> Bool {
    var down: [UInt8] = []
    while server?.send(into: &down) == true {}
    if !down.isEmpty { nghttp2_session_mem_recv(client, down, down.count) }
    return !down.isEmpty
  }

  private func give(
    _ room: UnsafeMutablePointer<UInt8>, _ size: Int, _ flags: UnsafeMutablePointer<UInt32>, _ holds: Bool
  ) -> Int {
    guard var body = pending.last else { return 0 }
    let count = min(size, body.count)
    for place in 0..<count { room[place] = body[place] }
    body.removeFirst(count)
    pending[pending.count - 1] = body
    if body.isEmpty {
      if holds && count == 0 { return Int(NGHTTP2_ERR_DEFERRED.rawValue) }
      if !holds { flags.pointee |= NGHTTP2_DATA_FLAG_EOF.rawValue }
    }
    return count
  }

  private static func from(_ me: UnsafeMutableRawPointer?) -> H2Caller? {
    me.map { Unmanaged<H2Caller>.fromOpaque($0).takeUnretainedValue() }
  }

  private static func set(_ callbacks: OpaquePointer) {
    nghttp2_session_callbacks_set_on_header_callback(callbacks) { _, frame, name, n, value, v, _, me in
      guard let frame else { return 0 }
      let name = String(decoding: UnsafeBufferPointer(start: name, count: n), as: UTF8.self)
      let value = String(decoding: UnsafeBufferPointer(start: value, count: v), as: UTF8.self)
      H2Caller.from(me)?.answers[frame.pointee.hd.stream_id, default: Answer()].fields[name] = value
      if name == ":status" {
        H2Caller.from(me)?.answers[frame.pointee.hd.stream_id]?.status = Int(value) ?? -1
      }
      return 0
    }
    nghttp2_session_callbacks_set_on_data_chunk_recv_callback(callbacks) { _, _, number, bytes, count, me in
      let text = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
      H2Caller.from(me)?.answers[number, default: Answer()].body += text
      return 0
    }
    nghttp2_session_callbacks_set_on_stream_close_callback(callbacks) { _, number, code, me in
      H2Caller.from(me)?.codes[number] = code
      return 0
    }
    nghttp2_session_callbacks_set_on_frame_recv_callback(callbacks) { _, frame, me in
      guard let frame, UInt32(frame.pointee.hd.type) == NGHTTP2_GOAWAY.rawValue else { return 0 }
      let goaway = frame.pointee.goaway
      let data = UnsafeBufferPointer(start: goaway.opaque_data, count: goaway.opaque_data_len)
      H2Caller.from(me)?.farewell = (goaway.error_code, String(decoding: data, as: UTF8.self))
      return 0
    }
  }
}
