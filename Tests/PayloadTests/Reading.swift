import Testing

@testable import Payload

/// The document that `text` holds.
func document(_ text: String) throws -> JSONDocument { try JSONDocument(Array(text.utf8)) }

/// The payload that `text` holds.
func payload(_ text: String) throws -> APNsPayload { try #require(APNsPayload(document(text))) }

/// The payload whose `aps` object is `aps`.
func payload(aps: String) throws -> APNsPayload { try payload("{\"aps\":\(aps)}") }
