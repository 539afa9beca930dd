import APNs
import Glibc

/// Says what the `authorization` of a request is worth. Lives on the loop's thread.
///
/// Clients send one token for an hour, so the latest verdicts are kept.
final class TokenJudge {
  private let key: SigningKey?
  private let scope: KeyScope?
  private let presented: PresentedCertificates
  private var known: [String: Credential] = [:]

  /// Verdicts that are kept at most; a client that signs anew for every push must not fill the memory.
  private static let memory = 256

  /// - Parameter key: nil where there is none to check with: then tokens are only read.
  init(
    _ key: SigningKey?, _ scope: KeyScope?, _ presented: PresentedCertificates = PresentedCertificates()
  ) {
    self.key = key
    self.scope = scope
    self.presented = presented
  }

  /// - Parameter connection: the one that the request came by; nil where it has none that lasts.
  func judge(_ authorization: String?, on connection: Int64? = nil) -> Credential {
    if let certificate = connection.flatMap({ presented[$0] }) { return .certificate(certificate) }
    guard let authorization else { return .missing }
    if let credential = known[authorization] { return credential }
    let credential = read(authorization)
    if known.count >= Self.memory { known.removeAll(keepingCapacity: true) }
    known[authorization] = credential
    return credential
  }

  private func read(_ authorization: String) -> Credential {
    do throws(BearerToken.Fault) {
      let bearer = try BearerToken(authorization: authorization)
      var token = bearer.token
      token.scope = scope
      guard let key else { return .unchecked(token) }
      return key.fault(in: bearer).map(Credential.refused) ?? .verified(token)
    } catch {
      return error.credential
    }
  }
}
