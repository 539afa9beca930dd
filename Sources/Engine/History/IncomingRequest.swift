import Journal
import Payload
import Simulation

/// A request over HTTP that a command came from, for the history.
public struct IncomingRequest {
  /// Finds the answer, without its secrets, in what the command did; nil where none is given.
  public typealias Answer = ([TraceEntry]) -> HTTPReply?

  let port: ExchangePort
  let request: HTTPRequest
  let answer: Answer

  /// A request without its secrets. `answer` is called once, while the command is applied, and must be quick.
  public init(by port: ExchangePort, _ request: HTTPRequest, answer: @escaping Answer) {
    self.port = port
    self.request = request
    self.answer = answer
  }
}
