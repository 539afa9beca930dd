import Phone
import Simulation

/// Tries the selected push, once for each push, each question and each command that may have changed the phone.
struct WhatIfReader {
  private struct Tried {
    let push: PushNumber
    let question: WhatIfQuestion
    let commands: UInt64
    let table: WhatIf?
  }

  private var tried: Tried?

  /// The table for `arrival` in `world`; nil for what cannot be tried.
  mutating func table(for arrival: Arrival, _ question: WhatIfQuestion, in world: World) -> WhatIf? {
    if let tried, tried.push == arrival.number, tried.question == question,
      tried.commands == world.commandCount
    {
      return tried.table
    }
    let table = question.answer(arrival, in: world)
    tried = Tried(push: arrival.number, question: question, commands: world.commandCount, table: table)
    return table
  }
}
