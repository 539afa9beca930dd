/// A batch as it was read back.
struct StoredBatch {
  let first: UInt64
  let commands: [StampedCommand]
}
