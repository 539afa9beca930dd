import APNs
import Language
import Phone
import Words

/// The commands that play a request file: its bytes, by the way its backend would send them. They print back as what
/// they stand for.
enum SendGrammar {
  static let specs: [CommandSpec<WorldCommand>] = [
    row("apns") { .apns(PhoneNumber(1), .push(APNsPush(body: $0))) },
    row("jpush") { VendorRequest(.jpush, $0).command },
    row("getui") { VendorRequest(.getui, $0).command },
  ]

  private static func row(
    _ vendor: String, _ make: @escaping @Sendable ([UInt8]) -> WorldCommand
  ) -> CommandSpec<WorldCommand> {
    CommandSpec(
      "send \(vendor)", [.required("request", .bytes)], help: WordID("help.send.\(vendor)"),
      make: { make($0.bytes("request")) }, take: { _ in nil })
  }
}
