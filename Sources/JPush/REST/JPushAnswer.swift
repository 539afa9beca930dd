/// What the service does with a request.
public struct JPushAnswer: Sendable {
  /// The answer.
  public var reply: JPushReply
  /// The copies to send now.
  public var work: [JPushWork] = []

  init(_ reply: JPushReply, work: [JPushWork] = []) {
    self.reply = reply
    self.work = work
  }
}
