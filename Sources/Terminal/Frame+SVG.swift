extension Frame {
  /// The frame as an SVG picture.
  ///
  /// `title` is read out by screen readers.
  public func svg(_ look: SVGStyle = .standard, title: String? = nil) -> String {
    var writer = SVGWriter(self, look)
    return writer.write(title: title)
  }
}
