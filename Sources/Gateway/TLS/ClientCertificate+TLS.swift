import APNs
import COpenSSL
import Phone

extension ClientCertificate {
  /// Apple's extensions of push certificates: the topics, and the two worlds. No page of Apple's names them; pushy
  /// (github.com/jchambers/pushy) reads the first.
  private static let topics = "1.2.840.113635.100.6.3.6"
  private static let development = "1.2.840.113635.100.6.3.1"
  private static let production = "1.2.840.113635.100.6.3.2"

  /// What the other end of a connection has shown; nil where it has shown nothing, or there is no handshake yet.
  ///
  /// - Parameter tls: an `SSL`.
  init?(shownOn tls: OpaquePointer) {
    guard let certificate = SSL_get1_peer_certificate(tls) else { return nil }
    defer { X509_free(certificate) }
    self.init(certificate)
  }

  /// - Parameter certificate: an `X509`.
  init(_ certificate: OpaquePointer) {
    let worlds = (
      development: co_extension(certificate, Self.development) != nil,
      production: co_extension(certificate, Self.production) != nil
    )
    let environment: APNsEnvironment? =
      worlds.development == worlds.production ? nil : worlds.development ? .development : .production
    self.init(
      name: Self.name(of: certificate), topics: Self.topics(of: certificate), environment: environment)
  }

  private static func name(of certificate: OpaquePointer) -> String? {
    guard let subject = X509_get_subject_name(certificate) else { return nil }
    let place = X509_NAME_get_index_by_NID(subject, NID_userId, -1)
    guard place >= 0, let entry = X509_NAME_get_entry(subject, place),
      let text = X509_NAME_ENTRY_get_data(entry)
    else { return nil }
    return String(
      validating: UnsafeBufferPointer(
        start: ASN1_STRING_get0_data(text), count: Int(ASN1_STRING_length(text))),
      as: UTF8.self)
  }

  private static func topics(of certificate: OpaquePointer) -> [String] {
    guard let data = co_extension(certificate, topics) else { return [] }
    var found: [String] = []
    withUnsafeMutablePointer(to: &found) { found in
      co_each_text(data, found) { place, bytes, count in
        let text = String(
          validating: UnsafeBufferPointer(start: bytes, count: Int(count)), as: UTF8.self)
        if let text { place?.assumingMemoryBound(to: [String].self).pointee.append(text) }
      }
    }
    return found
  }
}
