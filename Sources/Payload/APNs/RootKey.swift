/// The keys beside the app's own data.
enum RootKey: Int, CaseIterable, JSONKeyword {
  case aps
  case simulatorTarget

  static func keyword(_ name: UnsafeBufferPointer<UInt8>) -> RootKey? {
    switch name.count {
    case 3: name.spells("aps") ? .aps : nil
    case 23: name.spells("Simulator Target Bundle") ? .simulatorTarget : nil
    default: nil
    }
  }
}
