/// An act whose turn has come, with the call as the code sees it there: a routine may see another `userInfo`.
struct DueAct {
  let act: ReactionAct
  let call: CalledApp
}
