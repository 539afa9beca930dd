/// Text for roff: nothing in it may be taken for a request or an escape (groff(7)).
enum Roff {
  static func text(_ text: String) -> String {
    var result = ""
    if let first = text.first, first == "." || first == "'" { result = "\\&" }
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      default: result.append(character)
      }
    }
    return result
  }
}
