import CNghttp2

/// Sets nghttp2 up: what it is to tell, what it leaves to others, and what clients may ask for.
enum H2Library {
  /// A session that tells the `H2Session` at `owner`; nil if there is no memory.
  static func session(for owner: UnsafeMutableRawPointer) -> OpaquePointer? {
    var callbacks: OpaquePointer?
    var option: OpaquePointer?
    var session: OpaquePointer?
    guard nghttp2_session_callbacks_new(&callbacks) == 0, let callbacks else { return nil }
    defer { nghttp2_session_callbacks_del(callbacks) }
    guard nghttp2_option_new(&option) == 0, let option else { return nil }
    defer { nghttp2_option_del(option) }
    set(callbacks)
    // A client whose token is empty sends "bearer ": APNs' own answer to that says more than a reset.
    nghttp2_option_set_no_rfc9113_leading_and_trailing_ws_validation(option, 1)
    // Resets are counted by the session, which says what it thinks of them.
    nghttp2_option_set_stream_reset_rate_limit(option, UInt64(UInt32.max), UInt64(UInt32.max))
    guard nghttp2_session_server_new2(&session, callbacks, owner, option) == 0, let session else {
      return nil
    }
    submitSettings(of: session)
    return session
  }

  private static func submitSettings(of session: OpaquePointer) {
    let settings = [
      nghttp2_settings_entry(
        settings_id: Int32(NGHTTP2_SETTINGS_MAX_CONCURRENT_STREAMS.rawValue), value: GatewayLimits.streams),
      nghttp2_settings_entry(
        settings_id: Int32(NGHTTP2_SETTINGS_MAX_HEADER_LIST_SIZE.rawValue),
        value: UInt32(GatewayLimits.headers)),
      // Spares the tree of priorities (RFC 9218, 2.1).
      nghttp2_settings_entry(settings_id: Int32(NGHTTP2_SETTINGS_NO_RFC7540_PRIORITIES.rawValue), value: 1),
    ]
    nghttp2_submit_settings(session, UInt8(NGHTTP2_FLAG_NONE.rawValue), settings, settings.count)
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
    nghttp2_session_callbacks_set_on_frame_send_callback(callbacks) { _, frame, me in
      if let frame { H2Session.from(me)?.sent(frame) }
      return 0
    }
    nghttp2_session_callbacks_set_on_stream_close_callback(callbacks) { _, number, _, me in
      H2Session.from(me)?.closed(number)
      return 0
    }
  }
}
