import COpenSSL
import Foundation
import Glibc
import Testing

@testable import Gateway

@Suite struct CertificateTests {
  private static func folder() throws -> String {
    let path = FileManager.default.temporaryDirectory.appending(
      path: "bf\(UInt32.random(in: 0...UInt32.max))"
    ).path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    return path
  }

  private static func mode(_ path: String) throws -> Int {
    try #require(FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
  }

  @Test func itIsMadeOnceAndKept() throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let first = try ServerCertificate(in: folder, names: [])
    let second = try ServerCertificate(in: folder, names: [])
    #expect(first.certificate == second.certificate && first.key == second.key)
    #expect(try Self.mode(folder + "/gateway-key.pem") == 0o600)
    #expect(try Self.mode(ServerCertificate.path(in: folder)) == 0o644)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 2, "no drafts are left")
  }

  @Test(arguments: [
    "a name more", "another key", "no key", "no certificate", "an empty certificate", "half a certificate",
  ])
  func itIsMadeAnewWhereItDoesNotFit(_ what: String) throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let first = try ServerCertificate(in: folder, names: [])
    let (key, path) = (folder + "/gateway-key.pem", ServerCertificate.path(in: folder))
    var names: [String] = []
    switch what {
    case "a name more": names = ["push.test"]
    case "another key":
      try Data(try #require(CertificateMaker.make(for: ["x"])).key).write(to: URL(filePath: key))
    case "no key": unlink(key)
    case "no certificate": unlink(path)
    case "an empty certificate": try Data().write(to: URL(filePath: path))
    default: try Data(first.certificate.prefix(200)).write(to: URL(filePath: path))
    }
    let second = try ServerCertificate(in: folder, names: names)
    #expect(first.certificate != second.certificate)
    let again = try ServerCertificate(in: folder, names: names)
    #expect(again.certificate == second.certificate)
  }

  @Test func itHasEveryName() throws {
    let made = try ServerCertificate(in: nil, names: ["push.test", "10.1.2.3", "fd00::7", "localhost"])
    let certificate = try #require(PEM.certificate(made.certificate))
    defer { X509_free(certificate) }
    for name in ["localhost", "push.test"] { #expect(X509_check_host(certificate, name, 0, 0, nil) == 1) }
    for name in ["127.0.0.1", "::1", "10.1.2.3", "fd00::7"] {
      #expect(X509_check_ip_asc(certificate, name, 0) == 1)
    }
    #expect(X509_check_host(certificate, "example.com", 0, 0, nil) == 0)
    #expect(X509_check_ip_asc(certificate, "10.1.2.4", 0) == 0)
    var now = time(nil)
    #expect(X509_cmp_time(X509_get0_notBefore(certificate), &now) < 0)
    var later = now + 9 * 365 * 86_400
    #expect(X509_cmp_time(X509_get0_notAfter(certificate), &later) > 0)
  }

  @Test func aFolderThatCannotBeWrittenIsAFault() {
    #expect(throws: SocketFault.self) { try ServerCertificate(in: "/proc/nowhere", names: []) }
  }
}
