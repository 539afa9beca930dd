import Engine
import Glibc
import Payload
import Synchronization
import Words

/// The vendors' servers on this machine: what a backend is pointed at.
///
/// All of it lives on the control socket's loop; opening it happens there too, so that nothing else waits for keys.
public final class GatewayServer: Sendable {
  /// Told once, on the loop's thread, where the gateway is, or why it is not.
  public typealias Opened = @Sendable (Result<GatewayFacts, SocketFault>) -> Void

  private let loop: EventLoop
  private let status: GatewayStatus
  private let house = LoopBound<GatewayHouse>()

  /// Opens the gateway beside a control socket that answers already.
  public init(
    beside control: ControlServer, _ configuration: GatewayConfiguration, _ opened: @escaping Opened
  ) {
    loop = control.loop
    status = control.status
    loop.post { [loop, house, status] in
      guard let desk = control.desk else { return }
      do throws(SocketFault) {
        let opened = try GatewayHouse(desk, configuration, on: loop)
        house.value = opened
        status.facts = opened.facts
      } catch {
        return opened(.failure(error))
      }
      if let facts = status.facts { opened(.success(facts)) }
    }
  }

  /// Ends all connections. Close the engine first: then every answer is on its way.
  public func stop() {
    loop.post { [house, status] in
      house.value?.end()
      house.value = nil
      status.facts = nil
    }
  }
}
