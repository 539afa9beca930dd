/// What the service does with a request.
public struct GetuiAnswer: Sendable {
  /// The answer.
  public var reply: GetuiReply
  /// The copies to send now.
  public var work: [GetuiWork] = []

  init(_ reply: GetuiReply, work: [GetuiWork] = []) {
    self.reply = reply
    self.work = work
  }
}
