import APNs

/// The certificates that clients have shown, by connection. Lives on the loop's thread.
final class PresentedCertificates {
  private var all: [Int64: ClientCertificate] = [:]

  /// What the client of a connection has shown; nil where that is nothing.
  subscript(connection: Int64) -> ClientCertificate? {
    get { all.isEmpty ? nil : all[connection] }
    set { if newValue != nil || !all.isEmpty { all[connection] = newValue } }
  }
}
