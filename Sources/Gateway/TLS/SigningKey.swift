import APNs
import COpenSSL
import Glibc

/// The key that provider tokens must be signed with, where one was given: checks ES256 (RFC 7518, 3.4).
struct SigningKey {
  private let key: OpaquePointer
  private let expected: GatewayConfiguration.Signing

  /// Reads the `.p8` file, or one with its public half.
  init(_ signing: GatewayConfiguration.Signing) throws(SocketFault) {
    guard let text = KeyFolder.read(signing.file) else { throw SocketFault.system(errno, signing.file) }
    guard let key = PEM.key(text), EVP_PKEY_get_base_id(key) == EVP_PKEY_EC else {
      throw SocketFault.notAKey(signing.file)
    }
    self.key = key
    expected = signing
  }

  /// What is wrong with `bearer`; nil if it holds.
  func fault(in bearer: BearerToken) -> CredentialFault? {
    if let keyID = expected.keyID, bearer.token.keyID != keyID { return .otherKey }
    if let team = expected.team, bearer.token.team != team { return .otherTeam }
    return verifies(bearer) ? nil : .signature
  }

  private func verifies(_ bearer: BearerToken) -> Bool {
    guard bearer.signature.count == 64, let signature = Self.der(bearer.signature),
      let digest = EVP_MD_CTX_new()
    else { return false }
    defer { EVP_MD_CTX_free(digest) }
    guard EVP_DigestVerifyInit(digest, nil, EVP_sha256(), nil, key) == 1 else { return false }
    return EVP_DigestVerify(digest, signature, signature.count, bearer.signed, bearer.signed.count) == 1
  }

  /// R and S as OpenSSL wants them.
  private static func der(_ raw: [UInt8]) -> [UInt8]? {
    guard let pair = ECDSA_SIG_new() else { return nil }
    defer { ECDSA_SIG_free(pair) }
    let r = raw.withUnsafeBufferPointer { BN_bin2bn($0.baseAddress, 32, nil) }
    let s = raw.withUnsafeBufferPointer { BN_bin2bn($0.baseAddress.map { $0 + 32 }, 32, nil) }
    guard ECDSA_SIG_set0(pair, r, s) == 1 else { return nil }
    var text: UnsafeMutablePointer<UInt8>?
    let count = i2d_ECDSA_SIG(pair, &text)
    guard count > 0, let text else { return nil }
    defer { CRYPTO_free(text, nil, 0) }
    return Array(UnsafeBufferPointer(start: text, count: Int(count)))
  }
}
