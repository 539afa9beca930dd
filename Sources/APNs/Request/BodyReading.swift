import Payload

/// What a push's body says, or why it says nothing.
public enum BodyReading: Sendable {
  /// A JSON object.
  case payload(APNsPayload)
  /// JSON, and no object.
  case notAnObject
  /// No JSON.
  case invalid(JSONError)

  /// Reads `body`.
  init(of body: [UInt8]) {
    do throws(JSONError) {
      let document = try JSONDocument(body)
      self = APNsPayload(document).map(BodyReading.payload) ?? .notAnObject
    } catch {
      self = .invalid(error)
    }
  }

  /// The payload, if the body holds one.
  public var payload: APNsPayload? {
    if case .payload(let payload) = self { payload } else { nil }
  }
}
