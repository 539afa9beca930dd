import APNs
import Getui
import JPush
import Words

extension Arrival {
  /// What to do about its refusal, in the words of the service's own code; nil where it was not refused, or nobody knows.
  public var remedy: Phrase? {
    guard let refusal else { return nil }
    switch vendor {
    case "jpush": return Int(refusal).flatMap(JPushCode.init(rawValue:))?.remedy
    case "getui": return Int(refusal).flatMap(RESTCode.init(rawValue:))?.remedy
    default: return APNs.Refusal(rawValue: refusal).map { Phrase(WordID("gateway.refused.\($0.rawValue)")) }
    }
  }
}
