/// The version of the rules that traces are derived with.
public enum RulesVersion {
  /// Raise it whenever equal commands would no longer give an equal trace. A batch keeps the one it was answered
  /// under, so that a trace derived again later never passes for what was said then.
  public static let current = 4
}
