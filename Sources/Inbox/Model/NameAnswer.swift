import Getui
import JPush
import Phone
import Simulation
import Words

/// What an SDK answered to a call about tags or the alias.
struct NameAnswer: Hashable, Sendable {
  /// When, in world time.
  let at: Instant
  let vendor: PushLine
  /// The call, under the vendor's own name.
  let call: String
  /// `seq` or `sequenceNum`, where the call had one.
  let number: String?
  /// The code; Getui answers without one where all is well.
  let code: Int?
  let meaning: Phrase
  /// What to do about it; nil where all is well.
  let remedy: Phrase?

  /// The answer in `entry`; nil for everything else.
  init?(_ entry: TraceEntry) {
    switch entry.event {
    case .jpush(.answered(let answer)), .jpush(.untold(let answer)): self.init(answer, at: entry.at)
    case .getui(.callback(let callback)): self.init(callback, at: entry.at)
    default: return nil
    }
  }

  private init(_ answer: SDKAnswer, at moment: Instant) {
    at = moment
    vendor = .jpush
    call = answer.request.name
    number = answer.seq.map(String.init)
    code = answer.code.rawValue
    meaning = answer.code == .ok ? Self.result(of: answer) : answer.code.meaning
    remedy = answer.code == .ok ? nil : answer.code.remedy
  }

  private init?(_ callback: GetuiCallback, at moment: Instant) {
    at = moment
    vendor = .getui
    switch callback {
    case .didSetTags(let number, let error):
      (call, self.number) = ("GeTuiSdkDidSetTagsAction", number)
      (code, meaning, remedy) = (error?.rawValue, error?.meaning ?? Self.done, error?.remedy)
    case .didQueryTag(let tags, let number, let error):
      (call, self.number) = ("GetuiSdkDidQueryTag", number)
      let list = Phrase("face.names.list", .text(tags.joined(separator: ", ")))
      (code, meaning, remedy) = (error?.rawValue, error?.meaning ?? list, error?.remedy)
    case .didAliasAction(_, let number, let error):
      (call, self.number) = ("GeTuiSdkDidAliasAction", number)
      (code, meaning, remedy) = (error?.rawValue, error?.meaning ?? Self.done, error?.remedy)
    default: return nil
    }
  }

  /// Whether the call did what it was to do.
  var isGood: Bool { remedy == nil }

  private static let done = Phrase("face.names.done")

  /// What a good answer says beside its code.
  private static func result(of answer: SDKAnswer) -> Phrase {
    if let isBound = answer.isBound { return Phrase(isBound ? "face.sdk.bound" : "face.sdk.unbound") }
    switch answer.request {
    case .getAlias:
      return answer.alias.map { Phrase("face.sdk.alias", .text($0)) } ?? Phrase("face.sdk.noalias")
    case .getAllTags:
      return Phrase("face.names.list", .text((answer.tags ?? []).joined(separator: ", ")))
    default: return done
    }
  }
}
