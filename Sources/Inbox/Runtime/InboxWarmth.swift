import Terminal
import Words

/// What the first frame needs before there is anything to show.
public enum InboxWarmth {
  /// Draws an empty inbox for nobody: words, keys, theme and the code behind them are ready when the real one is drawn.
  public static func rehearse(_ options: InboxOptions) {
    var model = Model()
    model.locale = options.tongue
    model.clock = WallTime.facts()
    _ = model.request
    _ = InboxView.frame(of: model)
  }
}
