import APNs
import JPush
import Getui
import Journal
import Payload
import Phone
import Simulation

/// What the history knows of one push, or of a request that brought none.
public struct ExportedPush: Sendable {
  /// The arrival; nil for a request that brought none.
  public let arrival: Arrival?
  /// The request over HTTP; nil for what came another way.
  public let exchange: Exchange?
  /// The command that it was; nil where the journal no longer reaches back to it.
  public let command: WorldCommand?

  /// A push.
  public init(_ arrival: Arrival?, _ exchange: Exchange?, _ command: WorldCommand?) {
    self.arrival = arrival
    self.exchange = exchange
    self.command = command
  }

  /// Its text in `format`.
  ///
  /// - Throws: `ExportRefusal` where it has none.
  public func text(as format: ExportFormat, _ facts: ExportFacts) throws(ExportRefusal) -> [UInt8] {
    switch format {
    case .apns: return try apnsFile(bundleID: facts.bundleID)
    case .curl: return Array(try CurlLine(self, facts).text.utf8)
    case .scene:
      guard let command else { throw .forgotten }
      return Array(sceneLines(command).joined(separator: "\n").utf8)
    case .jsonl, .csv: throw .notOfOne
    }
  }

  /// What brings it about anew, in a world that does not have its names either.
  private func sceneLines(_ command: WorldCommand) -> [String] {
    let line = WorldText.print(command)
    guard let arrival else { return [line] }
    if arrival.notes.contains("world.adopt.itself") { return ["set adopt on", line] }
    return arrival.notes.contains("world.adopt") ? [line, "adopt"] : [line]
  }

  private func apnsFile(bundleID: String) throws(ExportRefusal) -> [UInt8] {
    guard let arrival, arrival.kind != .message else { throw .noPayload }
    var topic = bundleID
    if case .apns(_, .push(let push))? = command, let own = push.bundleID { topic = own }
    return SimulatorFile.bytes(of: arrival.payload, bundleID: topic)
  }
}
