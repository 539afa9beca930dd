extension JPushPush {
  /// The push that the body of `POST /v3/push` means.
  ///
  /// - Throws: the refusal that the service answers with, whoever the audience is.
  public init(reading body: [UInt8]) throws(JPushRefusal) { self = try PushObject(body).read() }
}
