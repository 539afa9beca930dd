import COpenSSL
import Glibc

/// Makes a self-signed certificate with a P-256 key (RFC 5280), which is its own authority.
enum CertificateMaker {
  /// Ten years, in seconds.
  private static let life: Int = 10 * 365 * 86_400

  /// Key and certificate for `names`, as text.
  static func make(for names: [String]) -> (key: [UInt8], certificate: [UInt8])? {
    guard let key = co_new_p256() else { return nil }
    defer { EVP_PKEY_free(key) }
    guard let certificate = X509_new() else { return nil }
    defer { X509_free(certificate) }
    guard fill(certificate, key, names), X509_sign(certificate, key, EVP_sha256()) != 0,
      let keyText = PEM.text(of: key), let text = PEM.text(ofCertificate: certificate)
    else { return nil }
    return (keyText, text)
  }

  private static func fill(_ certificate: OpaquePointer, _ key: OpaquePointer, _ names: [String]) -> Bool {
    X509_set_version(certificate, 2)
    var serial = SystemRandomNumberGenerator().positive
    withUnsafePointer(to: &serial) {
      _ = ASN1_INTEGER_set_uint64(X509_get_serialNumber(certificate), $0.pointee)
    }
    X509_gmtime_adj(X509_getm_notBefore(certificate), -86_400)
    X509_gmtime_adj(X509_getm_notAfter(certificate), life)
    guard X509_set_pubkey(certificate, key) == 1, let name = X509_get_subject_name(certificate) else {
      return false
    }
    X509_NAME_add_entry_by_txt(name, "CN", MBSTRING_UTF8, "belfry", -1, -1, 0)
    X509_set_issuer_name(certificate, name)
    let list = names.map { isAddress($0) ? "IP:\($0)" : "DNS:\($0)" }.joined(separator: ",")
    return add(NID_subject_alt_name, list, to: certificate)
      && add(NID_basic_constraints, "critical,CA:TRUE", to: certificate)
      && add(NID_ext_key_usage, "serverAuth", to: certificate)
  }

  private static func add(_ kind: Int32, _ text: String, to certificate: OpaquePointer) -> Bool {
    guard let part = X509V3_EXT_conf_nid(nil, nil, kind, text) else { return false }
    defer { X509_EXTENSION_free(part) }
    return X509_add_ext(certificate, part, -1) == 1
  }

  /// Whether `name` is an IP address, in either version.
  static func isAddress(_ name: String) -> Bool {
    var room = in6_addr()
    return inet_pton(AF_INET, name, &room) == 1 || inet_pton(AF_INET6, name, &room) == 1
  }
}

extension SystemRandomNumberGenerator {
  fileprivate var positive: UInt64 {
    var generator = self
    return generator.next() >> 1 | 1
  }
}
