import Payload

/// The answers of the older REST API.
enum V1Reply {
  /// To `/auth_sign`.
  static func token(_ token: String, expires: String) -> GetuiReply {
    reply("ok", .ok, [("auth_token", token), ("expire_time", expires)])
  }

  /// To `/push_single`.
  static func pushed(_ task: TaskID, status: String) -> GetuiReply {
    reply("ok", .ok, [("taskid", task.text), ("status", status), ("desc", "")])
  }

  /// A refusal, by the word that the older API has for it.
  static func refusal(_ refusal: GetuiRefusal) -> GetuiReply {
    reply(word(for: refusal), refusal.code, [("desc", refusal.message)], refusal.fault)
  }

  private static func word(for refusal: GetuiRefusal) -> String {
    switch (refusal.code, refusal.fault) {
    case (.tokenInvalid, _): "not_auth"
    case (_, .sign?): "sign_error"
    case (_, .target?): "no_user"
    case (_, .invalid("alias")?): "alias_notbind"
    default: "invalid_param"
    }
  }

  private static func reply(
    _ result: String, _ code: RESTCode, _ more: [(String, String)], _ fault: ParameterFault? = nil
  ) -> GetuiReply {
    let members = [("result", result)] + more
    return GetuiReply(
      v1: members.map { JSONTree.Member($0.0, .string($0.1)) }, code: code, fault: fault)
  }
}
