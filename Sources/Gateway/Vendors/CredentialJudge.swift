import Getui
import JPush
import Simulation

/// Judges what backends claim to know of JPush's and Getui's app. The world never sees a secret.
struct CredentialJudge {
  let printed: PrintedCredentials
  let secrets: VendorSecrets

  /// What is to be said of an AppKey and a master secret.
  func verdict(on claim: BasicClaim, in world: World) -> BasicClaim.Verdict {
    switch secrets.jpush {
    case .any: return .unchecked
    // Whether the AppKey is the app's is for the world to say.
    case .named(let secret): return claim.secret == secret ? .right : .wrong
    case .printed:
      let isOwnKey = claim.key == world.jpush.app.key ?? printed.appKey
      // A group of apps has a key of its own, and here no other secret.
      if isOwnKey || claim.key.hasPrefix("group-"), claim.secret == printed.masterSecret { return .right }
      return .foreign(proof: printed.proof(of: claim.key, claim.secret), isOwnKey: isOwnKey)
    }
  }

  /// What is to be said of the `sign` of an `/auth`.
  func verdict(on claim: SignClaim, in world: World) -> SignClaim.Verdict {
    switch secrets.getui {
    case .any: return .unchecked
    case .named(let secret): return isRight(claim, secret) ? .right : .wrong
    case .printed:
      let app = world.getui.app
      guard claim.appKey == app.key ?? printed.getuiAppKey, isRight(claim, printed.getuiMasterSecret) else {
        return .foreign
      }
      return claim.appID == app.id ?? printed.getuiAppID ? .right : .foreignApp
    }
  }

  private func isRight(_ claim: SignClaim, _ secret: String) -> Bool {
    claim.sign == SHA256.hex(of: claim.signedText + secret)
  }
}
