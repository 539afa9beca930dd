import Language
import Phone

@testable import Simulation

/// Commands about what comes beside ordinary pushes.
extension RandomWorld {
  mutating func anyKindCommand() -> PhoneCommand { .service(anyExtensionCommand()) }

  private mutating func anyExtensionCommand() -> ExtensionCommand {
    switch below(8) {
    case 0: .present(below(4) != 0)
    case 1: .text(pick(ContentField.allCases), optional { $0.text() })
    case 2: .badge(optional { $0.number() })
    case 3: .info(text(), optional { $0.text() })
    case 4: .attach(Attachment(text(), bytes: pick([0, 1, 1024, 2 << 20, .max])))
    case 5: .minimum(OSVersion(below(12) + 6, below(3)))
    case 6: .ending(pick([.calls(after: 0), .calls(after: 31_000_000), .never, .crashes]))
    default:
      pick([
        .detach, .lastWord(.content), .lastWord(.nothing), .result(.content), .result(.nothing),
        .ending(.calls(after: Int64(below(40)) * 1_000_000)),
      ])
    }
  }
}
