import Phone

/// What APNs says while it handles something; it never wants anything done later.
public typealias APNsTranscript = Transcript<APNsEvent, Never>
