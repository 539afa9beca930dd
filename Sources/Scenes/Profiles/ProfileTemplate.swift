import Language
import Words

/// The profile that a person begins with: everything that can be said, explained, and most of it as it is anyway.
public struct ProfileTemplate: Sendable {
  private let name: String

  /// A template for the app `name`.
  public init(name: String) { self.name = name }

  /// The file's text, its comments in `tongue`.
  public func text(in tongue: Tongue) -> String {
    lines.map { $0.text(in: tongue) + "\n" }.joined()
  }

  private enum Part {
    case comment(Phrase)
    case line(String)
    case gap

    func text(in tongue: Tongue) -> String {
      switch self {
      case .comment(let phrase): "# " + phrase.text(in: tongue)
      case .line(let line): line
      case .gap: ""
      }
    }
  }

  private var lines: [Part] {
    [
      .comment(Phrase("profile.new.head")), .comment(Phrase("profile.new.load")), .gap,
      .line("name " + Quoting.quoted(name)), .gap,
    ] + setup + reactions
  }

  private var setup: [Part] {
    [
      .comment(Phrase("profile.new.delegate")), .line("delegate set"),
      .comment(Phrase("profile.new.methods")),
      .line("methods willPresent,didReceive,openSettings,fetch,remote"),
      .comment(Phrase("profile.new.modes")), .line("modes remote-notification,voip"),
      .comment(Phrase("profile.new.types")), .line("types alert,sound,badge"),
      .comment(Phrase("profile.new.entitlement")), .line("entitlement time-sensitive on"),
      .line("entitlement critical off"), .gap,
    ]
  }

  private var reactions: [Part] {
    [
      .comment(Phrase("profile.new.present")), .line("on willPresent return banner,list,sound,badge"),
      .line("# on willPresent if aps.category == \"QUIET\" return list"),
      .line("# on willPresent return banner after 3s"), .gap,
      .comment(Phrase("profile.new.block")), .comment(Phrase("profile.new.compare")),
      .line("on didReceive if isPush == \"1\" {"), .line("  navigate \"MessageManage\""),
      .line("  complete"), .line("}"), .gap, .comment(Phrase("profile.new.silent")),
      .line("on didReceiveRemoteNotification complete newData after 2s"), .gap,
      .comment(Phrase("profile.new.fill")),
      .line("on networkDidReceiveMessage dialog \"{content}\""), .gap,
      .comment(Phrase("profile.new.acts")), .line("# on didBecomeActive app badge 0"),
      .line("# on didReceive if n == 1 crash \"unrecognized selector\""),
      .line("# on didReceive { remember tapped; complete twice }"),
    ]
  }
}
