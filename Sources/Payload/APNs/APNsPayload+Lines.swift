extension APNsPayload {
  /// The lines of the alert as a phone shows them for an app without a strings table; empty where there is none.
  ///
  /// A row needs these three and nothing else of the alert, so they are read in one go.
  public var shownLines: (title: String, subtitle: String, body: String) {
    guard let index = fields.index(.alert) else { return ("", "", "") }
    switch fields.storage.nodes[index].kind {
    case .string: return ("", "", fields.storage.string(at: index) ?? "")
    case .object:
      let lines = JSONFields<AlertKey>(object: index, in: fields.storage)
      return (
        lines.string(.title) ?? lines.string(.titleLocKey) ?? "",
        lines.string(.subtitle) ?? lines.string(.subtitleLocKey) ?? "",
        lines.string(.body) ?? lines.string(.locKey) ?? ""
      )
    default: return ("", "", "")
    }
  }
}
