extension APNsPush {
  /// The app that the topic names: the topic without the suffix that some types of push have; nil without a topic.
  public var bundleID: String? { topic.map(TopicText.bundleID(in:)) }
}
