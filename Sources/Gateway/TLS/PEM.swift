import COpenSSL
import Glibc

/// Keys and certificates as text (RFC 7468).
enum PEM {
  /// The text of a private key.
  static func text(of key: OpaquePointer) -> [UInt8]? {
    written { PEM_write_bio_PrivateKey($0, key, nil, nil, 0, nil, nil) }
  }

  /// The text of a certificate.
  static func text(ofCertificate certificate: OpaquePointer) -> [UInt8]? {
    written { PEM_write_bio_X509($0, certificate) }
  }

  /// The private key in `text`; to be freed by the caller.
  static func key(_ text: [UInt8]) -> OpaquePointer? {
    read(text) { PEM_read_bio_PrivateKey($0, nil, nil, nil) }
  }

  /// The certificate in `text`; to be freed by the caller.
  static func certificate(_ text: [UInt8]) -> OpaquePointer? {
    read(text) { PEM_read_bio_X509($0, nil, nil, nil) }
  }

  private static func written(_ write: (OpaquePointer) -> Int32) -> [UInt8]? {
    guard let memory = BIO_new(BIO_s_mem()) else { return nil }
    defer { BIO_free(memory) }
    guard write(memory) == 1 else { return nil }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 4 << 10)
    while true {
      let count = BIO_read(memory, &piece, Int32(piece.count))
      guard count > 0 else { return bytes }
      bytes += piece.prefix(Int(count))
    }
  }

  private static func read(_ text: [UInt8], _ read: (OpaquePointer) -> OpaquePointer?) -> OpaquePointer? {
    guard let memory = BIO_new_mem_buf(text, Int32(text.count)) else { return nil }
    defer { BIO_free(memory) }
    // A question for a password would go to the terminal.
    return read(memory)
  }
}
