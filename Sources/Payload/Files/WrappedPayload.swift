import Words

/// A text that is no payload but has to do with one.
public struct WrappedPayload: Hashable, Sendable {
  /// What it is.
  public let wrapper: PayloadWrapper
  /// Its JSON.
  public let document: JSONDocument
  /// Where the payload lies inside: an object with `aps`, or a string that holds such an object.
  public let inner: JSONPath?

  /// Nil if `document` is no wrapper that Belfry knows and has no payload inside.
  init?(_ document: JSONDocument) {
    let inner = PayloadSearch.inner(of: document.root)
    if let wrapper = PayloadWrapper(document.root) {
      self.wrapper = wrapper
    } else if inner != nil, document.root["aps"] == nil {
      wrapper = .nested
    } else {
      return nil
    }
    self.document = document
    self.inner = inner
  }

  /// What it is, in one sentence.
  public var reason: Phrase { Phrase(wrapper.reason) }

  /// How to get at the payload, in one sentence.
  public var hint: Phrase {
    guard let inner, !inner.steps.isEmpty else { return Phrase(wrapper.hint, .text("")) }
    return Phrase("wrapper.inner.hint", .text(inner.description))
  }
}
