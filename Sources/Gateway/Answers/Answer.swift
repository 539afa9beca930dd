import Words

/// The shapes of answers: `{"ok":true,…}` or `{"ok":false,"error":"…","fix":"…",…}`.
enum Answer {
  /// An answer to a request that was carried out.
  static func done() -> JSONObject {
    var answer = JSONObject()
    answer.add("ok", true)
    return answer
  }

  /// An answer to one that was not.
  static func refusal(_ reason: Phrase, fix: Phrase?, in tongue: Tongue) -> JSONObject {
    var answer = JSONObject()
    answer.add("ok", false)
    answer.add("error", reason.text(in: tongue))
    answer.add("fix", fix?.text(in: tongue))
    return answer
  }
}
