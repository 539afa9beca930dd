import Language
import Phone

/// What becomes of requests that name what nobody here has.
public enum AdoptCommand: Hashable, Sendable {
  /// A phone takes on what a refused request names, and the request comes again; without a target the newest.
  case adopt(PhoneNumber, Target?)
  /// Whether Belfry does so by itself, for the phone that the face shows.
  case byItself(Bool)
}
