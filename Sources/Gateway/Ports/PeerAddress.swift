import CEvent
import Glibc

/// The address of the other end of a socket, as text.
enum PeerAddress {
  /// Nil where there is none any more.
  static func text(of socket: Int32) -> String? {
    var place = sockaddr_storage()
    var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let bytes = withUnsafeMutablePointer(to: &place) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getpeername(socket, $0, &size) == 0 ? AddressRange.bytes($0) : nil
      }
    }
    return bytes.flatMap(text)
  }

  /// An address of four bytes, or of sixteen.
  static func text(_ bytes: [UInt8]) -> String? {
    var room = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    let family = bytes.count == 4 ? AF_INET : AF_INET6
    guard bytes.count == 4 || bytes.count == 16,
      inet_ntop(family, bytes, &room, socklen_t(room.count)) != nil
    else { return nil }
    return String(decoding: room.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
