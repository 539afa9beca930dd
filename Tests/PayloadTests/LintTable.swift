@testable import Payload

/// One row and more for every rule.
enum LintTable {
  static let all = file + aps + alert + badgeAndSound + flagsAndLevels + types + activities + messages

  private static let file: [LintRow] = [
    LintRow("{", [.notJSON]),
    LintRow(#"{"aps":{"alert":"a"},"x":\#(nested(63))}"#, []),
    LintRow(#"{"aps":{"alert":"a"},"x":\#(nested(64))}"#, [.tooDeep]),
    LintRow("[]", [.notObject]),
    LintRow(#"{"to":"x","data":{}}"#, [.wrapper]),
    LintRow(#"{"platform":"all","audience":"all"}"#, [.providerRequest]),
    LintRow(sized(4097), [.tooLarge]),
    LintRow(sized(4096), [.closeToLimit]),
    LintRow(sized(4033), [.closeToLimit]),
    LintRow(sized(4032), []),
    LintRow(sized(5120), [.closeToLimit, .voipShows], type: .voip),
    LintRow(sized(5121), [.tooLarge, .voipShows], type: .voip),
    LintRow(#"{"aps":{"alert":"a"},"x":1,"x":2}"#, [.duplicateKey]),
    LintRow.aps(#"{"alert":"a","badge":null}"#, [.nullInAPS]),
    LintRow.aps(#"{"alert":{"body":"a","title":null},"sound":{"name":null}}"#, [.nullInAPS, .nullInAPS]),
    LintRow(#"{"aps":{"alert":"a"},"x":[null]}"#, [.nullInExtras]),
    LintRow(#"{"aps":{"alert":"a"},"x":9007199254740993}"#, [.longNumber]),
    LintRow(#"{"aps":{"alert":"a"},"x":9007199254740992,"y":0.12345678901234567}"#, []),
    LintRow(#"{"aps":{"alert":"a"},"x":123456789012345678901234567890}"#, [.longNumber]),
    LintRow.aps(#"{"alert":"a\u001b[0m"}"#, [.controlText]),
    LintRow.aps(#"{"alert":"line\nbreak\ttab 👩‍❤️‍👨"}"#, []),
    LintRow(#"{"aps":{"alert":"a"},"Simulator Target Bundle":"b"}"#, [.simulatorTarget]),
    LintRow(#"{"aps":{"alert":"a"},"Simulator Target Bundle":1}"#, [.simulatorTargetType]),
  ]

  private static let aps: [LintRow] = [
    LintRow("{}", [.apsMissing]),
    LintRow(#"{"mdm":"x"}"#, [], type: .mdm),
    LintRow(#"{"aps":"x"}"#, [.apsType]),
    LintRow(#"{"aps":{}}"#, [.doesNothing]),
    LintRow.aps(#"{"alert":"a","district":"n"}"#, [.unknownKey]),
    LintRow.aps(#"{"alert":"a","content_available":1}"#, [.misspeltKey]),
    LintRow.aps(#"{"alert":"a","threadId":"t","Badge":1}"#, [.misspeltKey, .misspeltKey]),
    LintRow(#"{"aps":{"alert":"a"},"badge":1,"mutable_content":1}"#, [.misplacedKey, .misplacedKey]),
    LintRow(#"{"aps":{"alert":"a","badge":1},"badge":1,"category":"c","event":"e"}"#, []),
    LintRow(#"{"aps":{"alert":"a"},"gcm.notification.mutable-content":true}"#, [.prefixedFlag]),
    LintRow(#"{"aps":{"alert":"a"},"gcm.message_id":"1"}"#, []),
    LintRow.aps(
      #"{"alert":"a","category":1,"thread-id":2,"target-content-id":3,"filter-criteria":4,"relevance-score":"5"}"#,
      [.wrongType, .wrongType, .wrongType, .wrongType, .wrongType]),
  ]

  private static let alert: [LintRow] = [
    LintRow.aps(#"{"alert":7}"#, [.alertType]),
    LintRow.aps(#"{"alert":""}"#, [.alertEmpty]),
    LintRow.aps(#"{"alert":{}}"#, [.alertEmpty]),
    LintRow.aps(#"{"alert":{"body":"a","title":7}}"#, [.alertFieldType]),
    LintRow.aps(#"{"alert":{"body":"a","title":{"loc-key":"K"}}}"#, [.alertFieldType]),
    LintRow.aps(#"{"alert":{"body":"a","image":"x"}}"#, [.alertUnknownKey]),
    LintRow.aps(
      #"{"alert":{"body":"a","sound":"x","mutable_content":1}}"#, [.alertHoldsAPSKey, .alertHoldsAPSKey]),
    LintRow.aps(#"{"alert":{"body":"a","loc-args":["x"]}}"#, [.locArgsAlone]),
    LintRow.aps(#"{"alert":{"loc-key":"K","loc-args":"x"}}"#, [.locArgsType]),
    LintRow.aps(
      #"{"alert":{"title-loc-key":"K","title-loc-args":[1,"x",null]}}"#, [.locArgType, .locArgType]),
    LintRow.aps(
      #"{"alert":{"body":"a","launch-image":"x","action-loc-key":"K"}}"#, [.oldAlertKey, .oldAlertKey]),
    LintRow.aps(
      #"{"alert":{"body":"a","summary-arg":"x","summary-arg-count":2}}"#, [.summaryKey, .summaryKey]),
    LintRow.aps(#"{"alert":{"body":"a","action":"x"},"url-args":["y"]}"#, [.safariKey, .safariKey]),
  ]

  private static let badgeAndSound: [LintRow] = [
    LintRow.aps(#"{"badge":"7"}"#, [.badgeType]),
    LintRow.aps(#"{"badge":true}"#, [.badgeType]),
    LintRow.aps(#"{"badge":"+1"}"#, [.badgeIncrement]),
    LintRow.aps(#"{"badge":"Increment"}"#, [.badgeIncrement]),
    LintRow.aps(#"{"badge":1.5}"#, [.badgeFraction]),
    LintRow.aps(#"{"badge":2.0}"#, []),
    LintRow.aps(#"{"badge":-1}"#, [.badgeNegative]),
    LintRow.aps(#"{"sound":7}"#, [.soundType]),
    LintRow.aps(#"{"alert":"a","sound":""}"#, [.soundEmpty]),
    LintRow.aps(#"{"sound":{"critical":0}}"#, [.soundName]),
    LintRow.aps(#"{"sound":{"name":"a","critical":1}}"#, [.soundCritical]),
    LintRow.aps(#"{"sound":{"name":"a","critical":true}}"#, [.soundCriticalValue]),
    LintRow.aps(#"{"sound":{"name":"a","volume":1.5}}"#, [.soundVolume]),
    LintRow.aps(#"{"sound":{"name":"a","volume":"1"}}"#, [.soundVolume]),
    LintRow.aps(#"{"sound":{"name":"a","file":"b"}}"#, [.soundUnknownKey]),
  ]

  private static let flagsAndLevels: [LintRow] = [
    LintRow.aps(#"{"alert":"a","content-available":"1"}"#, [.flagType]),
    LintRow.aps(#"{"alert":"a","mutable-content":false}"#, [.flagType]),
    LintRow.aps(#"{"alert":"a","mutable-content":true}"#, [.flagTrue]),
    LintRow.aps(#"{"alert":"a","content-available":0}"#, [.flagNumber]),
    LintRow.aps(#"{"badge":1,"mutable-content":1}"#, [.mutableWithoutAlert]),
    LintRow.aps(#"{"alert":"a","interruption-level":"loud"}"#, [.levelUnknown]),
    LintRow.aps(#"{"alert":"a","interruption-level":"time-sensitive"}"#, [.levelEntitlement]),
    LintRow.aps(#"{"alert":"a","interruption-level":"passive"}"#, []),
    LintRow.aps(#"{"alert":"a","relevance-score":2}"#, [.relevanceRange]),
    LintRow.aps(#"{"alert":"a","relevance-score":1}"#, []),
  ]

  private static let types: [LintRow] = [
    LintRow.aps(#"{"content-available":1,"badge":1}"#, [.backgroundVisible], type: .background),
    LintRow.aps("{}", [.backgroundWithoutFlag], type: .background),
    LintRow.aps(#"{"content-available":1}"#, [], type: .background),
    LintRow.aps(#"{"content-available":1}"#, [.silentNotBackground]),
    LintRow.aps(#"{"content-available":1,"badge":"1"}"#, [.badgeType]),
    LintRow.aps(#"{"alert":"a","stale-date":1}"#, [.activityKey]),
    LintRow.aps(#"{"alert":"a"}"#, [.voipShows], type: .voip),
    LintRow.aps("{}", [], type: .voip),
    LintRow.aps("{}", [.widgetsWithoutFlag], type: .widgets),
    LintRow.aps(#"{"content-changed":true}"#, [], type: .widgets),
    LintRow.aps(#"{"alert":"a","content-changed":true}"#, [.contentChanged]),
  ]

  private static let activities: [LintRow] = [
    LintRow.aps(#"{"event":"update","content-state":{}}"#, [.activityTimestamp], type: .liveactivity),
    LintRow.aps(
      #"{"timestamp":"1","event":"update","content-state":{}}"#, [.activityTimestamp], type: .liveactivity),
    LintRow.aps(#"{"timestamp":1,"content-state":{}}"#, [.activityEvent], type: .liveactivity),
    LintRow.aps(#"{"timestamp":1,"event":"stop","content-state":{}}"#, [.activityEvent], type: .liveactivity),
    LintRow.aps(#"{"timestamp":1,"event":"update"}"#, [.activityContentState], type: .liveactivity),
    LintRow.aps(
      #"{"timestamp":1,"event":"update","content-state":[]}"#, [.activityContentState], type: .liveactivity),
    LintRow.aps(#"{"timestamp":1,"event":"end"}"#, [], type: .liveactivity),
    LintRow.aps(
      #"{"timestamp":1,"event":"start","content-state":{"x":null}}"#,
      [.activityStart, .activityStart, .activityStart], type: .liveactivity),
    LintRow.aps(
      #"{"timestamp":1672680658000,"event":"update","content-state":{}}"#, [.activityMilliseconds],
      type: .liveactivity),
    LintRow.aps(
      #"{"timestamp":1,"event":"update","content-state":{},"alert":{"title":{"loc-key":"K"},"body":"b","sound":"s"}}"#,
      [], type: .liveactivity),
    LintRow.aps(
      #"{"timestamp":1,"event":"update","content-state":{},"alert":{"title":{"loc-args":[]},"body":"b"}}"#,
      [.alertFieldType], type: .liveactivity),
  ]

  private static let messages: [LintRow] = [
    LintRow(#"{"content":"a","extras":[]}"#, [.messageExtras]),
    LintRow(#"{"payload":"a","_gmid_":"x"}"#, [.messageID]),
    LintRow(#"{"content":"a","content":"b"}"#, [.duplicateKey]),
    LintRow(#"{"payload":"a","_gmid_":"a:b:c"}"#, []),
  ]

  /// A payload of `size` bytes.
  private static func nested(_ depth: Int) -> String {
    String(repeating: "[", count: depth) + "1" + String(repeating: "]", count: depth)
  }

  private static func sized(_ size: Int) -> String {
    let frame = #"{"aps":{"alert":""}}"#
    return #"{"aps":{"alert":""# + String(repeating: "a", count: size - frame.utf8.count) + #""}}"#
  }
}
