import JPush
import Terminal
import Words

/// The lower part of the dialogs for tags and alias: the field, what the SDK would say about it, its last answer.
enum CallField {
  static func draw(
    _ field: TextField, check: (phrase: Phrase, isGood: Bool)?, answer: SDKAnswer?, on canvas: inout Canvas,
    in rect: Rect
  ) -> TerminalModes.Cursor {
    canvas.put("› ", .key, x: rect.x, y: rect.y, width: 2)
    let cursor = field.draw(on: &canvas, x: rect.x + 2, y: rect.y, width: rect.width - 2)
    if let check {
      for (index, line) in canvas.widths.wrap(canvas.say(check.phrase), width: rect.width - 2).prefix(2)
        .enumerated()
      {
        canvas.put(
          line, check.isGood ? .shown : .error, x: rect.x + 2, y: rect.y + 1 + index, width: rect.width - 2)
      }
    }
    guard let answer, rect.height > 3 else { return cursor }
    let isGood = answer.code == .ok
    let text = canvas.say(
      Phrase(
        "face.sdk.answer", .text(answer.request.name), .count(answer.code.rawValue), .phrase(result(answer))))
    for (index, line) in canvas.widths.wrap(text, width: rect.width - 2).prefix(rect.height - 3).enumerated()
    {
      canvas.put(line, isGood ? .dim : .held, x: rect.x + 2, y: rect.y + 3 + index, width: rect.width - 2)
    }
    return cursor
  }

  /// What the answer says beside its code.
  private static func result(_ answer: SDKAnswer) -> Phrase {
    if answer.code == .ok {
      if let isBound = answer.isBound { return Phrase(isBound ? "face.sdk.bound" : "face.sdk.unbound") }
      if case .getAlias = answer.request {
        return answer.alias.map { Phrase("face.sdk.alias", .text($0)) } ?? Phrase("face.sdk.noalias")
      }
    }
    return answer.code.meaning
  }
}
