import Payload

/// The work of one payload: read it, model it, ask for what a row shows.
enum APNsPayloadReading {
  static func model(_ bytes: [UInt8]) -> Bool {
    guard let document = try? JSONDocument(bytes), let payload = APNsPayload(document) else { return false }
    return payload.alert != nil
  }
}
