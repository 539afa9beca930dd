import Simulation
import Words

extension ClientLibrary {
  /// What the snippet would name and the phone does not have, and how to get it; nil where all is there.
  func missing(in facts: ClientFacts) -> Complaint? {
    switch self {
    case .jpush:
      guard facts.registrationID.isEmpty else { return nil }
      let hasSDK = facts.sdk == "jpush" || facts.sdk == "both"
      return Complaint(
        Phrase("cli.clients.no-id"), fix: Phrase(hasSDK ? "cli.clients.no-id.fix" : "cli.clients.no-id.sdk"))
    case .getui:
      guard facts.clientID.isEmpty else { return nil }
      let hasSDK = facts.sdk == "getui" || facts.sdk == "both"
      return Complaint(
        Phrase("cli.clients.no-cid"), fix: Phrase(hasSDK ? "cli.clients.no-id.fix" : "cli.clients.no-cid.sdk")
      )
    case .curl, .httpx, .aioapns, .nodeAPN, .pushy, .apnSwift, .apns2:
      guard facts.token.isEmpty else { return nil }
      return Complaint(Phrase("cli.clients.no-token"), fix: Phrase("cli.clients.no-token.fix"))
    }
  }
}
