import Words

/// Tags, alias and answers as tables in Markdown.
enum NamesText {
  static func markdown(_ all: [NamesScene], zone: Int, _ tongue: Tongue) -> String {
    all.map { names in
      var tags = MarkdownTable([
        names.vendor.name + " · " + Phrase("face.names.title").text(in: tongue),
        names.usage(names.size, of: names.mostSize).text(in: tongue),
      ])
      for tag in names.tags { tags.add([tag, String(names.size(of: tag))]) }
      if let alias = names.alias {
        tags.add([
          Phrase("face.alias.title").text(in: tongue) + ": " + alias, String(alias.utf8.count),
        ])
      }
      var answers = MarkdownTable(
        ["call", "number", "code", "meaning"].map {
          Phrase(WordID("face.names.column.\($0)")).text(in: tongue)
        })
      for answer in names.answers.reversed() {
        answers.add([
          answer.call, answer.number ?? "", answer.code.map(String.init) ?? "",
          answer.meaning.text(in: tongue),
        ])
      }
      return tags.text + "\n" + answers.text
    }
    .joined(separator: "\n")
  }
}
