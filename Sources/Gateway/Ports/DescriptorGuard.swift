import CLinux
import Glibc

/// Tells when connections have used up their part of the descriptors that the process may open.
enum DescriptorGuard {
  /// The system hands out the lowest number that is free, so that number tells how many are in use.
  static var isShort: Bool {
    let next = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3)
    guard next >= 0 else { return true }
    close(next)
    return next >= GatewayLimits.connections
  }
}
