import Words

/// What the bytes of a file, a request or a clipboard turn out to be.
public enum PayloadFile: Sendable {
  /// A payload for APNs, perhaps with `Simulator Target Bundle`; also an object without `aps`, which APNs takes.
  case payload(APNsPayload)
  /// A JPush or Getui message as the SDK hands it to the app.
  case message(TransparentMessage)
  /// A request to a push service, or a payload wrapped in something else.
  case wrapped(WrappedPayload)
  /// JSON, but no object.
  case notObject(JSONDocument)
  /// No JSON.
  case notJSON(JSONError)

  /// Reads `bytes` and says what they are.
  public init(_ bytes: [UInt8]) {
    do throws(JSONError) {
      self.init(try JSONDocument(bytes))
    } catch {
      self = .notJSON(error)
    }
  }

  /// Says what `document` is.
  public init(_ document: JSONDocument) {
    // Nearly everything is a payload, so the one look that tells comes first.
    if document.storage.lastMember("aps", ofObject: 0) == nil {
      if let message = TransparentMessage(document) {
        self = .message(message)
        return
      }
      if let wrapped = WrappedPayload(document) {
        self = .wrapped(wrapped)
        return
      }
    }
    guard let payload = APNsPayload(document) else {
      self = .notObject(document)
      return
    }
    self = .payload(payload)
  }

  /// Why this cannot be pushed as it is, and what to do; nil for payloads and messages.
  public var refusal: (reason: Phrase, hint: Phrase)? {
    switch self {
    case .payload, .message: nil
    case .wrapped(let wrapped): (wrapped.reason, wrapped.hint)
    case .notObject: (Phrase("payload.not-object"), Phrase("payload.not-object.hint"))
    case .notJSON(let error): (error.reason, error.hint)
    }
  }
}
