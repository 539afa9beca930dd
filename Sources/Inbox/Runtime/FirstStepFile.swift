import Glibc

/// Where the steps of the first-run hint that are still to do are kept.
struct FirstStepFile {
  private let path: String?
  private let folder: String?

  /// The file in `folder`; without one every session begins anew.
  init(folder: String?) {
    self.folder = folder
    path = folder.map { $0 + "/first-steps" }
  }

  /// The steps to do; all of them where nothing is kept yet.
  func read() -> Set<FirstStep> {
    guard let path, let bytes = TextFile.read(path) else { return Set(FirstStep.allCases) }
    let words = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace).map(String.init)
    return Set(words.compactMap(FirstStep.init))
  }

  /// Keeps `steps`. If that fails the hint comes back with the next session, which harms nobody.
  func write(_ steps: Set<FirstStep>) {
    guard let path, let folder else { return }
    mkdir(folder, 0o700)
    let text = FirstStep.allCases.filter(steps.contains).map(\.rawValue).joined(separator: "\n")
    TextFile.write(Array((text + "\n").utf8), to: path)
  }
}
