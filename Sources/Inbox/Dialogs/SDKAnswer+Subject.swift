import JPush

extension SDKAnswer {
  /// Whether it answers a call about tags.
  var isAboutTags: Bool {
    switch request {
    case .addTags, .setTags, .deleteTags, .cleanTags, .getAllTags, .validTag: true
    default: false
    }
  }

  /// Whether it answers a call about the alias.
  var isAboutAlias: Bool {
    switch request {
    case .setAlias, .deleteAlias, .getAlias: true
    default: false
    }
  }
}
