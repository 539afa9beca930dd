/// Which way the wheel turned.
public enum WheelDirection: Hashable, Sendable {
  case up, down
}
