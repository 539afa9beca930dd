import Payload

/// A payload as `xcrun simctl push DEVICE FILE` takes it: with the app's bundle ID in it
/// (Apple, Xcode 11.4 release notes, Simulator).
enum SimulatorFile {
  private static let key = "Simulator Target Bundle"

  /// What the payload holds stays byte for byte; the bundle ID goes in front. A body that is no object is left alone.
  static func bytes(of payload: [UInt8], bundleID: String) -> [UInt8] {
    guard let root = (try? JSONDocument(payload))?.root, root.kind == .object, root[key] == nil else {
      return payload
    }
    let member = JSONTree.object([.init(key, .string(bundleID))]).bytes.dropFirst().dropLast()
    let comma: [UInt8] = root.members.contains { _ in true } ? [UInt8(ascii: ",")] : []
    var bytes = payload
    bytes.insert(contentsOf: member + comma, at: root.range.lowerBound + 1)
    return bytes
  }
}
