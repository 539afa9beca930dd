import Phone
import Words

/// Why a request is refused, and by which rule.
struct RequestFault: Error {
  let refusal: Refusal
  let rule: RuleID
  /// Since when a token is void.
  var since: Instant?
}
