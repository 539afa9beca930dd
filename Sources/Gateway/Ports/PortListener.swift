import CEvent
import Glibc
import Words

/// A listening port, on one address. Lives on the loop's thread.
final class PortListener {
  /// The port, chosen by the system where 0 was asked for.
  let port: UInt16
  let socket: FileDescriptor
  private var listener: OpaquePointer?
  private let loop: EventLoop
  private let take: (Int32, [UInt8]) -> Void
  private var pause: LoopTimer?

  /// Listens on `address`, and hands over each connected socket with the other end's address.
  init(
    _ address: String, _ port: UInt16, on loop: EventLoop, _ take: @escaping (Int32, [UInt8]) -> Void
  ) throws(SocketFault) {
    self.loop = loop
    self.take = take
    (socket, self.port) = try PortSocket.open(address, port)
    // A backlog of 0 tells libevent that the socket listens already.
    listener = evconnlistener_new(
      loop.base, { _, socket, address, _, me in PortListener.from(me)?.accept(socket, address) },
      Unmanaged.passUnretained(self).toOpaque(), UInt32(LEV_OPT_CLOSE_ON_EXEC), 0, socket.number)
    guard let listener else { throw SocketFault.system(ENOMEM, "libevent") }
    evconnlistener_set_error_cb(listener) { _, me in PortListener.from(me)?.rest() }
  }

  deinit { if let listener { evconnlistener_free(listener) } }

  private func accept(_ socket: Int32, _ address: UnsafeMutablePointer<sockaddr>?) {
    guard let address, let bytes = AddressRange.bytes(address) else {
      close(socket)
      return
    }
    if DescriptorGuard.isFull { rest() }
    take(socket, bytes)
  }

  /// Out of descriptors: who waits stays in the kernel's queue until some are free.
  private func rest() {
    guard let listener, pause == nil else { return }
    evconnlistener_disable(listener)
    lookAgain()
  }

  private func lookAgain() {
    pause = LoopTimer(on: loop, in: GatewayLimits.rest) { [weak self] in
      guard let self, let listener = self.listener else { return }
      if DescriptorGuard.isFull { return self.lookAgain() }
      self.pause = nil
      evconnlistener_enable(listener)
    }
  }

  private static func from(_ context: UnsafeMutableRawPointer?) -> PortListener? {
    context.map { Unmanaged<PortListener>.fromOpaque($0).takeUnretainedValue() }
  }
}
