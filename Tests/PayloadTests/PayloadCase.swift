import Foundation
import Testing

@testable import Payload

/// A payload from the field, what it must come out as, and what lint must say about it.
///
/// The files were collected from public repositories and threads; each row's comment names its source.
struct PayloadCase: CustomTestStringConvertible, Sendable {
  var file: String
  var type: PushType
  var title: String?
  var subtitle: String?
  var body: String?
  var badge: APNsPayload.Badge = .absent
  var sound: APNsPayload.Sound = .none
  var category: String?
  var thread: String?
  var parts: PayloadParts = []
  /// Key and value as received, in order.
  var extras: [String] = []
  /// `severity rule path`, in order of the text.
  var findings: [String] = []

  var testDescription: String { file }

  var bytes: [UInt8] { PayloadCase.bytes(of: file) }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
    "Cases")

  static func bytes(of file: String) -> [UInt8] {
    (try? Data(contentsOf: folder.appendingPathComponent(file))).map { [UInt8]($0) } ?? []
  }

  static var filesInFolder: Set<String> {
    Set((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
  }
}
