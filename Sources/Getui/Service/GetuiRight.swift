/// Something a Getui account must be granted; `getui right NAME off` takes it away.
public enum GetuiRight: String, CaseIterable, Codable, Sendable {
  /// `/push/fast_custom_tag`: code 30000 without it.
  case fastTag = "fast-tag"
  /// Adding and removing tags over REST: 30001.
  case changeTags = "change-tags"
  /// `settings.schedule_time`: 30002.
  case schedule
  /// `/push/tag`: 30003.
  case pushTag = "push-tag"
  /// `/task/detail`: 10004.
  case taskDetail = "task-detail"
  /// `/report/push/task/…/detail`: 30017.
  case reportDetail = "report-detail"
  /// `/push/…/cid_by_tag`, by arrangement: 20001.
  case cidByTag = "cid-by-tag"
  /// `settings.strategy`: 20001.
  case strategy
  /// `/user/deviceStatus`: 10004.
  case deviceStatus = "device-status"

  var bit: UInt16 {
    switch self {
    case .fastTag: 1
    case .changeTags: 2
    case .schedule: 4
    case .pushTag: 8
    case .taskDetail: 16
    case .reportDetail: 32
    case .cidByTag: 64
    case .strategy: 128
    case .deviceStatus: 256
    }
  }
}
