import Phone
import Simulation
import Words

/// Settings that belong together, under a heading.
struct SettingSection: Hashable, Sendable {
  let title: WordID
  let rows: [SettingRow]

  /// Everything that can be set, as it is now.
  static func all(_ facts: PhoneFacts) -> [SettingSection] {
    [
      SettingSection(title: "face.settings.permission", rows: permission(facts)),
      SettingSection(title: "face.settings.phone", rows: phone(facts)),
      SettingSection(title: "face.settings.app", rows: app(facts)),
    ]
  }

  private static func permission(_ facts: PhoneFacts) -> [SettingRow] {
    let answers: [(AuthorizationStatus, String)] = [
      (.authorized, "allow"), (.provisional, "allow provisional"), (.ephemeral, "allow ephemeral"),
      (.denied, "deny"), (.notDetermined, "permission ask"),
    ]
    let status = SettingRow(
      name: "face.setting.permission",
      choices: answers.map {
        .init(value: Phrase(WordID("face.permission.\($0.0.rawValue)")), command: $0.1)
      }, index: answers.firstIndex { $0.0 == facts.permission.status }, usual: 0)
    let switches = AlertSetting.allCases.map { name in
      SettingRow.onOff(
        WordID("face.setting.\(name.rawValue)"), "setting \(name.rawValue)",
        isOn: facts.permission.settings[name], since: since(name))
    }
    let refresh = SettingRow.onOff(
      "face.setting.refresh", "setting refresh", isOn: facts.conditions.isRefreshOn, since: 7)
    return [status] + switches + [refresh]
  }

  /// The iOS that first had the switch (Apple, UNNotificationSettings).
  private static func since(_ name: AlertSetting) -> Int? {
    switch name {
    case .critical: 12
    case .timeSensitive: 15
    case .liveActivities: 16
    case .banners, .lockScreen, .list, .sound, .badge: nil
    }
  }

  private static func phone(_ facts: PhoneFacts) -> [SettingRow] {
    let conditions = facts.conditions
    return [
      version(facts.os),
      SettingRow(
        name: "face.setting.lock",
        choices: [
          .init(value: Phrase("face.value.off"), command: "phone unlock"),
          .init(value: Phrase("face.value.on"), command: "phone lock"),
        ], index: conditions.isLocked ? 1 : 0, usual: 0),
      focus(conditions.focus),
      .onOff("face.setting.ringer", "phone ringer", isOn: conditions.isRingerOn),
      .onOff(
        "face.setting.lowpower", "phone low-power", isOn: conditions.isLowPower, usually: false, since: 9),
      words("face.setting.previews", "phone previews", Previews.allCases, conditions.previews, since: 11),
      .onOff(
        "face.setting.summary", "phone summary", isOn: conditions.isSummaryOn, usually: false, since: 15),
      words("face.setting.grouping", "phone grouping", Grouping.allCases, facts.grouping, since: 12),
      .onOff("face.setting.network", "phone network", isOn: facts.network),
    ]
  }

  private static func app(_ facts: PhoneFacts) -> [SettingRow] {
    [
      words("face.setting.sdk", "app sdk", SDKChoice.allCases, facts.sdk, since: nil),
      words("face.setting.delegate", "app delegate", DelegateSetting.allCases, facts.delegate, since: 10),
      .onOff("face.setting.scenes", "app scenes", isOn: facts.hasScenes, usually: false, since: 13),
    ]
  }

  private static func version(_ own: OSVersion) -> SettingRow {
    let majors = Array(OSVersion.majors)
    return SettingRow(
      name: "face.setting.os",
      choices: majors.map {
        .init(value: Phrase("whatif.version", .text(String($0))), command: "phone os \($0)")
      }, index: majors.firstIndex { OSVersion.latest($0) == own }, usual: majors.firstIndex(of: 17) ?? 0)
  }

  private static func focus(_ focus: Focus?) -> SettingRow {
    let kinds: [(WordID, String, Focus?)] = [
      ("face.value.off", "phone focus off", nil), ("face.value.on", "phone focus on", Focus()),
      ("face.focus.app", "phone focus on app=on", Focus(allowsApp: true)),
      ("face.focus.strict", "phone focus on time-sensitive=off", Focus(allowsTimeSensitive: false)),
      ("face.focus.badges", "phone focus on hide-badges=on", Focus(hidesBadges: true)),
    ]
    return SettingRow(
      name: "face.setting.focus", choices: kinds.map { .init(value: Phrase($0.0), command: $0.1) },
      index: kinds.firstIndex { $0.2 == focus }, usual: 0)
  }

  /// One word out of a set, the first being what a new phone has.
  private static func words<Word: RawRepresentable<String> & Equatable>(
    _ name: WordID, _ command: String, _ all: [Word], _ now: Word, since: Int?
  ) -> SettingRow {
    SettingRow(
      name: name,
      choices: all.map {
        .init(value: Phrase(WordID("\(name.name).\($0.rawValue)")), command: "\(command) \($0.rawValue)")
      }, index: all.firstIndex(of: now), usual: 0, since: since)
  }
}
