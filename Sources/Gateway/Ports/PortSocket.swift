import CEvent
import Glibc

/// Opens listening TCP sockets.
enum PortSocket {
  /// A socket that listens on `address`; port 0 takes one that is free.
  static func open(_ address: String, _ port: UInt16) throws(SocketFault) -> (FileDescriptor, UInt16) {
    let name = address.contains(":") ? "[\(address)]:\(port)" : "\(address):\(port)"
    guard var place = storage(address, port) else { throw SocketFault.system(EINVAL, name) }
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
    let number = socket(Int32(place.ss_family), kind, 0)
    guard number >= 0 else { throw SocketFault.system(errno, name) }
    let file = FileDescriptor(number)
    set(number, SOL_SOCKET, SO_REUSEADDR)
    if Int32(place.ss_family) == AF_INET6 { set(number, Int32(IPPROTO_IPV6), IPV6_V6ONLY) }
    var size = socklen_t(
      Int32(place.ss_family) == AF_INET6 ? MemoryLayout<sockaddr_in6>.size : MemoryLayout<sockaddr_in>.size)
    let bound = withUnsafeMutablePointer(to: &place) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(number, $0, size) }
    }
    guard bound == 0, listen(number, 512) == 0 else {
      if errno == EADDRINUSE { throw SocketFault.portTaken(name) }
      throw SocketFault.system(errno, name)
    }
    let asked = withUnsafeMutablePointer(to: &place) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(number, $0, &size) }
    }
    guard asked == 0 else { throw SocketFault.system(errno, name) }
    return (file, self.port(of: place))
  }

  private static func set(_ number: Int32, _ level: Int32, _ option: Int32) {
    var yes: Int32 = 1
    setsockopt(number, level, option, &yes, socklen_t(MemoryLayout<Int32>.size))
  }

  private static func storage(_ address: String, _ port: UInt16) -> sockaddr_storage? {
    var place = sockaddr_storage()
    let isRead = withUnsafeMutablePointer(to: &place) { pointer in
      if address.contains(":") {
        return pointer.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) {
          $0.pointee.sin6_family = sa_family_t(AF_INET6)
          $0.pointee.sin6_port = port.bigEndian
          return inet_pton(AF_INET6, address, &$0.pointee.sin6_addr) == 1
        }
      }
      return pointer.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
        $0.pointee.sin_family = sa_family_t(AF_INET)
        $0.pointee.sin_port = port.bigEndian
        return inet_pton(AF_INET, address, &$0.pointee.sin_addr) == 1
      }
    }
    return isRead ? place : nil
  }

  private static func port(of place: sockaddr_storage) -> UInt16 {
    withUnsafePointer(to: place) { pointer in
      // Both families have the port in the same place.
      pointer.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { UInt16(bigEndian: $0.pointee.sin_port) }
    }
  }
}
