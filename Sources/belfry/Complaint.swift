import Words

/// Why a call comes to nothing: what is wrong, what to do about it, and what the shell is told.
struct Complaint: Error {
  let reason: Phrase
  let fix: Phrase?
  let status: ExitStatus

  init(_ reason: Phrase, fix: Phrase? = nil, status: ExitStatus = .usage) {
    self.reason = reason
    self.fix = fix
    self.status = status
  }
}
