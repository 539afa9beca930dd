import COpenSSL
import Glibc

/// What all TLS connections of a port share.
///
/// Unchecked: made and used on the loop's thread.
final class TLSContext: @unchecked Sendable {
  /// The protocol of a port, as ALPN names it (RFC 7301).
  enum Language { case http2, http1 }

  let context: OpaquePointer
  /// Where the certificates go that clients show.
  let presented: PresentedCertificates

  init(
    _ certificate: ServerCertificate, _ language: Language,
    _ presented: PresentedCertificates = PresentedCertificates()
  ) throws(SocketFault) {
    self.presented = presented
    guard let context = SSL_CTX_new(TLS_server_method()) else { throw SocketFault.system(EIO, "OpenSSL") }
    self.context = context
    guard co_set_min_tls12(context) == 1, co_set_write_modes(context) != 0,
      let key = PEM.key(certificate.key), let text = PEM.certificate(certificate.certificate)
    else { throw SocketFault.system(EIO, "OpenSSL") }
    defer {
      EVP_PKEY_free(key)
      X509_free(text)
    }
    guard SSL_CTX_use_certificate(context, text) == 1, SSL_CTX_use_PrivateKey(context, key) == 1 else {
      throw SocketFault.system(EIO, "OpenSSL")
    }
    switch language {
    case .http2:
      // A certificate may be shown, and need not be; whose it is nobody can check here, so that only what it says counts.
      SSL_CTX_set_verify(context, SSL_VERIFY_PEER) { _, _ in 1 }
      SSL_CTX_set_session_id_context(context, "belfry", 6)
      SSL_CTX_set_alpn_select_cb(
        context, { _, out, length, offer, size, _ in TLSContext.choose("h2", out, length, offer, size) }, nil)
    case .http1:
      SSL_CTX_set_alpn_select_cb(
        context,
        { _, out, length, offer, size, _ in TLSContext.choose("http/1.1", out, length, offer, size) }, nil)
    }
  }

  deinit { SSL_CTX_free(context) }

  /// Takes `name` where the client offers it. One that offers something else alone gets no answer to its offer, as many
  /// old clients that speak HTTP/2 all the same.
  private static func choose(
    _ name: String, _ chosen: UnsafeMutablePointer<UnsafePointer<UInt8>?>?,
    _ length: UnsafeMutablePointer<UInt8>?, _ offer: UnsafePointer<UInt8>?, _ size: UInt32
  ) -> Int32 {
    guard let offer, let chosen, let length else { return SSL_TLSEXT_ERR_NOACK }
    let names = UnsafeBufferPointer(start: offer, count: Int(size))
    var place = 0
    while place < names.count {
      let count = Int(names[place])
      let next = place + 1 + count
      guard next <= names.count else { return SSL_TLSEXT_ERR_NOACK }
      if names[(place + 1)..<next].elementsEqual(name.utf8) {
        chosen.pointee = offer + place + 1
        length.pointee = UInt8(count)
        return SSL_TLSEXT_ERR_OK
      }
      place = next
    }
    return SSL_TLSEXT_ERR_NOACK
  }
}
