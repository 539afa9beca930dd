import CLinux
import Glibc

/// Tells how connections stand to their part of the descriptors that the process may open.
///
/// The system hands out the lowest number that is free, so a number tells how many are in use.
enum DescriptorGuard {
  /// Whether the connection with this descriptor is one too many: it is told so.
  static func isSurplus(_ number: Int32) -> Bool { number >= GatewayLimits.connections }

  /// Whether not even those can be taken in that are one too many.
  static var isFull: Bool {
    let next = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3)
    guard next >= 0 else { return true }
    close(next)
    return next >= GatewayLimits.connections + GatewayLimits.surplus
  }
}
