/// The release this is.
public enum BelfryVersion {
  /// As `belfry --version` prints it.
  public static let text = "0.1.0"
}
