/// All sentences, joined from one table per subject.
public enum Lexicon {
  /// Every table. A new subject is a new file and one line here.
  public static let tables: [[WordEntry]] = [
    payloadWords, payloadTextWords, payloadSyntaxWords, payloadLintWords, payloadAlertWords, payloadTypeWords,
    languageWords,
    terminalWords,
    phoneEventWords, phoneHelpWords, outcomeWords, arrivalWords,
    jpushWords, jpushCodeWords, jpushEventWords,
