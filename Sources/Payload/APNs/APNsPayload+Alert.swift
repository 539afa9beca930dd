extension APNsPayload {
  /// What the push says. Its lines are decoded when they are asked for.
  public struct Alert: Sendable {
    private enum Form {
      /// The body as a plain string at this node.
      case plain(Int, JSONStorage)
      case object(JSONFields<AlertKey>)
    }

    private let form: Form

    /// Reads a string or an object at `index` of the tape; nil for every other kind.
    init?(at index: Int?, in storage: JSONStorage) {
      guard let index else { return nil }
      switch storage.nodes[index].kind {
      case .string: form = .plain(index, storage)
      case .object: form = .object(JSONFields(object: index, in: storage))
      default: return nil
      }
    }

    /// The title; nil lets iOS show the app's name.
    public var title: AlertText? { line(.title, key: .titleLocKey, arguments: .titleLocArgs) }

    /// The line below the title, iOS 10 and later.
    public var subtitle: AlertText? { line(.subtitle, key: .subtitleLocKey, arguments: .subtitleLocArgs) }

    /// The text; all there is when `alert` is a plain string.
    public var body: AlertText? {
      if case .plain(let index, let storage) = form { return AlertText(literal: storage.string(at: index)) }
      return line(.body, key: .locKey, arguments: .locArgs)
    }

    /// What to show while the app starts; of no use with today's launch screens.
    public var launchImage: String? { string(.launchImage) }

    /// The key for the button of the alerts of iOS up to 9.
    public var actionLocKey: String? { string(.actionLocKey) }

    /// The button of a Safari website push.
    public var action: String? { string(.action) }

    /// The name in a group's summary, iOS 12 to 14.
    public var summaryArg: String? { string(.summaryArg) }

    /// How many things this push stands for in a group's summary, iOS 12 to 14.
    public var summaryArgCount: Int? {
      guard case .object(let fields) = form else { return nil }
      return fields.integer(.summaryArgCount)
    }

    /// Whether there is anything to read. An alert without text is taken as no alert; that is assumed.
    public var hasText: Bool {
      switch form {
      case .plain(let index, let storage): storage.hasText(at: index)
      case .object(let fields): fields.hasText
      }
    }

    private func string(_ key: AlertKey) -> String? {
      guard case .object(let fields) = form else { return nil }
      return fields.string(key)
    }

    private func line(_ literal: AlertKey, key: AlertKey, arguments: AlertKey) -> AlertText? {
      guard case .object(let fields) = form else { return nil }
      return AlertText(literal, key: key, arguments: arguments, fields)
    }
  }
}

extension JSONFields<AlertKey> {
  /// Whether one of the three lines shows something.
  fileprivate var hasText: Bool {
    shows(.title, else: .titleLocKey) || shows(.body, else: .locKey)
      || shows(.subtitle, else: .subtitleLocKey)
  }

  /// Whether a line shows something: its text if it has one, even an empty one, else its key.
  private func shows(_ literal: AlertKey, else key: AlertKey) -> Bool {
    guard let index = index(kind(literal) == .string ? literal : key) else { return false }
    return storage.hasText(at: index)
  }
}

extension JSONStorage {
  /// Whether a string that is not empty is at `index`.
  fileprivate func hasText(at index: Int) -> Bool {
    nodes[index].kind == .string && !nodes[index].inner.isEmpty
  }
}
