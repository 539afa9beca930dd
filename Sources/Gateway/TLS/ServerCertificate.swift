import COpenSSL
import Glibc

/// The certificate that clients are to trust: made at the first start, kept beside the journal.
struct ServerCertificate {
  let key: [UInt8]
  let certificate: [UInt8]

  /// The names that every certificate has.
  static let usualNames = ["localhost", "127.0.0.1", "::1"]

  /// The file with the certificate, for `--cacert`.
  static func path(in folder: String) -> String { folder + "/gateway-cert.pem" }

  /// The kept certificate where it fits, else a new one; with no folder it is made for this run alone.
  init(in folder: String?, names more: [String]) throws(SocketFault) {
    let names = Self.usualNames + more.filter { !Self.usualNames.contains($0) }
    if let folder, let kept = Self.kept(in: folder, names) {
      self = kept
      return
    }
    guard let made = CertificateMaker.make(for: names) else { throw SocketFault.system(EIO, "OpenSSL") }
    (key, certificate) = made
    guard let folder else { return }
    try KeyFolder.write(key, to: folder + "/gateway-key.pem", mode: 0o600)
    try KeyFolder.write(certificate, to: Self.path(in: folder), mode: 0o644)
  }

  private init(key: [UInt8], certificate: [UInt8]) {
    self.key = key
    self.certificate = certificate
  }

  /// The kept one, if it has all `names` and a month to live.
  private static func kept(in folder: String, _ names: [String]) -> ServerCertificate? {
    guard let key = KeyFolder.read(folder + "/gateway-key.pem"),
      let text = KeyFolder.read(path(in: folder)), let certificate = PEM.certificate(text)
    else { return nil }
    defer { X509_free(certificate) }
    guard let pair = PEM.key(key) else { return nil }
    defer { EVP_PKEY_free(pair) }
    var month = time(nil) + 30 * 86_400
    guard X509_check_private_key(certificate, pair) == 1,
      X509_cmp_time(X509_get0_notAfter(certificate), &month) > 0
    else { return nil }
    let hasAll = names.allSatisfy { name in
      CertificateMaker.isAddress(name)
        ? X509_check_ip_asc(certificate, name, 0) == 1 : X509_check_host(certificate, name, 0, 0, nil) == 1
    }
    return hasAll ? ServerCertificate(key: key, certificate: text) : nil
  }
}
