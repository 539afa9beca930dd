/// What a benchmark needs to know.
struct BenchSetting {
  /// The belfry to measure.
  let belfry: String
  /// Seconds to watch an idle program.
  let idleSeconds: Double
  /// How many pushes a long history has.
  let rows: Int
}
