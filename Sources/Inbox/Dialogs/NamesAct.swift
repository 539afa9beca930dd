import Getui
import JPush
import Phone
import Simulation
import Words

/// A call of an SDK about tags or the alias, as the prompt offers it.
enum NamesAct: Hashable, Sendable {
  case addTags
  case setTags
  case removeTags
  case checkTag
  case cleanTags
  case listTags
  case setAlias
  case removeAlias
  case readAlias

  /// The acts that go together, in the order in which Tab goes round; Getui has no calls for some of them.
  static func round(with act: NamesAct, at vendor: PushLine) -> [NamesAct] {
    let isJPush = vendor == .jpush
    return act.isAboutAlias
      ? (isJPush ? [.setAlias, .removeAlias, .readAlias] : [.setAlias, .removeAlias])
      : (isJPush
        ? [.addTags, .setTags, .removeTags, .checkTag, .cleanTags, .listTags]
        : [.addTags, .setTags, .removeTags, .listTags])
  }

  var isAboutAlias: Bool {
    switch self {
    case .setAlias, .removeAlias, .readAlias: true
    default: false
    }
  }

  /// Whether it takes what is typed.
  func takesText(at vendor: PushLine) -> Bool {
    switch self {
    case .addTags, .setTags, .removeTags, .checkTag, .setAlias: true
    case .removeAlias: vendor == .getui
    case .cleanTags, .listTags, .readAlias: false
    }
  }

  /// The command that makes the call with what is typed; nil while that is nothing.
  func command(_ text: String, _ names: NamesScene, on phone: PhoneNumber) -> WorldCommand? {
    if takesText(at: names.vendor), isAboutAlias ? text.isEmpty : Self.tags(in: text).isEmpty { return nil }
    return names.vendor == .jpush
      ? .jpush(phone, .call(request(text), seq: names.nextSeq))
      : .getui(phone, .call(call(text, names)))
  }

  private func request(_ text: String) -> SDKRequest {
    let tags = Self.tags(in: text)
    return switch self {
    case .addTags: .addTags(tags)
    case .setTags: .setTags(tags)
    case .removeTags: .deleteTags(tags)
    case .checkTag: .validTag(tags.first ?? "")
    case .cleanTags: .cleanTags
    case .listTags: .getAllTags
    case .setAlias: .setAlias(text)
    case .removeAlias: .deleteAlias
    case .readAlias: .getAlias
    }
  }

  /// Getui's SDK only replaces all tags, so adding and removing name what is to be there afterwards.
  private func call(_ text: String, _ names: NamesScene) -> GetuiCall {
    switch self {
    case .addTags, .setTags, .removeTags, .cleanTags, .checkTag:
      .setTags(after(Self.tags(in: text), names.tags), sequenceNumber: nil)
    case .listTags: .queryTag(sequenceNumber: String(names.answers.count + names.waiting.count + 1))
    case .setAlias, .readAlias: .bindAlias(text, sequenceNumber: nil)
    case .removeAlias: .unbindAlias(text, sequenceNumber: nil, isSelf: true)
    }
  }

  private func after(_ typed: [String], _ present: [String]) -> [String] {
    switch self {
    case .addTags: present + typed.filter { !present.contains($0) }
    case .removeTags: present.filter { !typed.contains($0) }
    default: typed
    }
  }

  /// What the SDK would say about what is typed; nil while there is nothing to judge.
  func check(_ text: String, _ names: NamesScene) -> (phrase: Phrase, isGood: Bool)? {
    guard takesText(at: names.vendor), !text.isEmpty else { return nil }
    let tags = Self.tags(in: text)
    switch names.vendor {
    case .getui where isAboutAlias:
      let check = AliasTextCheck(text)
      return (check.phrase, check.isValid)
    case .getui:
      let check = TagListCheck(after(tags, names.tags))
      return (check.phrase, check.code == nil)
    case .jpush, .apns:
      if isAboutAlias {
        let check = AliasCheck.check(text)
        return (check.phrase, check.code == .ok)
      }
      guard tags.count != 1 else {
        let check = TagCheck.check(tags[0])
        return (check.phrase, check.code == .ok)
      }
      let check = TagCheck.check(tags)
      return (check.phrase, check.code == .ok)
    }
  }

  /// The tags in `text`, parted by commas.
  static func tags(in text: String) -> [String] {
    text.split(separator: ",").map {
      String($0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
    .filter { !$0.isEmpty }
  }
}
