import Gateway
import Payload
import Words

/// An answer of the running belfry.
struct Reply {
  /// The line as it came.
  let line: [UInt8]
  let root: JSONValue

  /// Asks the belfry that `client` is connected to.
  init(_ client: ControlClient, _ request: ControlRequest, in tongue: Tongue) throws(Complaint) {
    do throws(SocketFault) {
      try client.send(request, in: tongue)
    } catch {
      throw Complaint(error)
    }
    try self.init(next: client)
  }

  /// Reads the next line.
  init(next client: ControlClient) throws(Complaint) {
    let line: [UInt8]?
    do throws(SocketFault) {
      line = try client.answer()
    } catch {
      throw Complaint(error)
    }
    guard let line, let document = try? JSONDocument(line) else { throw Complaint(SocketFault.ended) }
    self.line = line
    root = document.root
  }

  /// Whether it was done.
  var isDone: Bool { root["ok"]?.bool == true }

  /// What happened, in one line; nil where there is nothing to say.
  var summary: String? { root["summary"]?.string }

  /// Why nobody saw the push that it brought; nil where there is nothing to say.
  var why: String? { root["reason"]?.string }

  /// What was changed in a request before it was sent again; nil where nothing was.
  var note: String? { root["note"]?.string }

  /// Why it was not done.
  var reason: Phrase { Phrase("cli.answer", .text(root["error"]?.string ?? "")) }

  /// What to do about it.
  var fix: Phrase? { root["fix"]?.string.map { Phrase("cli.answer", .text($0)) } }
}
