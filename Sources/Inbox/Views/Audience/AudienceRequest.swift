import Payload
import Words

/// The request that names an audience.
enum AudienceRequest {
  static func write(_ expression: AudienceExpression, isWide: Bool, to sheet: inout TextSheet) {
    if isWide { sheet.gap() }
    sheet.line([sheet.piece(sheet.cut(expression.request, to: sheet.width), .link)])
    if isWide {
      sheet.line([])
      if let document = try? JSONDocument(expression.body) {
        JSONLines(findings: []).write(document, to: &sheet)
      }
    } else {
      sheet.verbatim(String(decoding: expression.body, as: UTF8.self), .text)
    }
  }

  /// The request and the counts in Markdown.
  static func markdown(_ scene: AudienceScene, _ tongue: Tongue) -> String? {
    guard case .success(let expression) = scene.expression else { return nil }
    var counts = MarkdownTable([
      Phrase("face.audience.title").text(in: tongue), Phrase("face.phones.title").text(in: tongue),
    ])
    for part in scene.parts { counts.add([part.text, String(part.devices)]) }
    counts.add([Phrase("face.audience.column.all").text(in: tongue), "\(scene.meant) / \(scene.all)"])
    return "`\(expression.request)`\n\n```json\n\(String(decoding: expression.body, as: UTF8.self))\n```\n\n"
      + counts.text
  }
}
