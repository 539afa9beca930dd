import Synchronization

/// What is known of the gateway, on any thread.
public final class GatewayStatus: Sendable {
  private let kept = Mutex<GatewayFacts?>(nil)

  /// A gateway that is not open.
  public init() {}

  /// Where it is to be found; nil while it is not open.
  public internal(set) var facts: GatewayFacts? {
    get { kept.withLock { $0 } }
    set { kept.withLock { $0 = newValue } }
  }
}
