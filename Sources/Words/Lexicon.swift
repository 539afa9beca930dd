/// All sentences, joined from one table per subject.
public enum Lexicon {
  /// Every table. A new subject is a new file and one line here.
  public static let tables: [[WordEntry]] = [
    payloadWords, payloadTextWords, payloadSyntaxWords, payloadLintWords, payloadAlertWords, payloadTypeWords,
    languageWords,
    terminalWords,
    profileWords,
    phoneEventWords, phoneHelpWords, settingWords, outcomeWords, arrivalWords, whatIfWords,
    extensionWords, lifeWords,
    localWords, callWords, activityWords, channelWords,
    jpushWords, jpushCodeWords, jpushEventWords, jpushSystemWords,
    jpushRESTWords,
    filterWords, journalWords, engineWords, exportWords,
    cliHelpWords, cliManualWords, cliOptionWords, cliGatewayWords, cliExportWords, cliErrorWords,
    cliExplainWords, adoptWords, faultWords,
    gatewayRequestWords, gatewaySocketWords, gatewayPortWords, gatewayRefusalWords,
    faceStatusWords, faceListWords, faceDetailWords, faceEventWords, faceDialogWords,
    faceHelpWords, faceNoticeWords, faceViewWords, faceHistoryWords, facePhoneWords, faceRuleWords,
    faceSettingWords, faceNamesWords,
    getuiWords, getuiCodeWords, getuiRESTWords, getuiEventWords,
  ]

  /// The sentence named `id`, if a table holds it; a rule's sentence goes by the rule's name.
  public static func entry(_ id: WordID) -> WordEntry? {
    byID[id] ?? RuleBook.rule(RuleID(id.name))?.sentence
  }

  private static let byID: [WordID: WordEntry] = {
    var index: [WordID: WordEntry] = [:]
    index.reserveCapacity(tables.reduce(0) { $0 + $1.count })
    for table in tables { for entry in table { index[entry.id] = entry } }
    return index
  }()
}
