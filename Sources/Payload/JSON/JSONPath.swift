/// The way from the root of a document to a value, such as `aps.alert.loc-args[0]`.
public struct JSONPath: Hashable, Sendable, CustomStringConvertible {
  /// One step down.
  public enum Step: Hashable, Sendable {
    /// To the member of this name.
    case key(String)
    /// To the item of this number, counted from 0.
    case item(Int)
  }

  /// The steps from the root; none for the root itself.
  public let steps: [Step]

  /// A path of these steps.
  public init(_ steps: [Step]) { self.steps = steps }

  /// The path as people write it: a key that would not stand on its own is quoted, as in `["gcm.message_id"]`.
  public var description: String {
    var text = ""
    for step in steps {
      switch step {
      case .item(let number): text += "[\(number)]"
      case .key(let key) where JSONPath.standsAlone(key): text += text.isEmpty ? key : ".\(key)"
      case .key(let key): text += "[\"\(key)\"]"
      }
    }
    return text
  }

  private static func standsAlone(_ key: String) -> Bool {
    !key.isEmpty
      && key.unicodeScalars.allSatisfy { scalar in
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
          || "-_$".unicodeScalars.contains(scalar)
      }
  }
}

extension JSONValue {
  /// The way to this value from the root. Costs a walk over the siblings on the way.
  public var path: JSONPath {
    var steps: [JSONPath.Step] = []
    var at = JSONValue(storage: storage, index: 0)
    while at.index != index, let step = at.step(toward: index) {
      steps.append(step.step)
      at = step.child
    }
    return JSONPath(steps)
  }

  private func step(toward target: Int) -> (step: JSONPath.Step, child: JSONValue)? {
    for member in members where target < Int(member.value.node.next) {
      // A key itself has the path of its value.
      let child = target == member.index ? member.keyValue : member.value
      return (.key(member.key), child)
    }
    for (number, item) in items.enumerated() where target < Int(item.node.next) {
      return (.item(number), item)
    }
    return nil
  }
}
