import Words

/// One call of a subcommand, its options read.
struct Invocation {
  let options: OptionValues
  let operands: [Operand]
  let console: Console

  var tongue: Tongue { console.tongue }
}
