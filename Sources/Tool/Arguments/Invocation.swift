/// A command line, split into its parts by the table of options; values are still strings.
struct Invocation {
  var command: Command
  /// The values of each option, in the order given; the value of a switch is an empty string.
  var values: [Option.Name: [String]] = [:]
  var operands: [String] = []

  /// True if `option` was given.
  func has(_ option: Option.Name) -> Bool { values[option] != nil }

  /// Returns the option of the command with this name; nil if it has none.
  func option(_ name: Option.Name) -> Option? { command.options.first { $0.name == name } }

  /// Adds a value of `option`; throws if it is not one of the choices.
  mutating func take(_ value: String, for option: Option) throws(UsageError) {
    let choices = option.value?.choices ?? []
    if !choices.isEmpty && !choices.contains(value) { throw .badChoice(value, of: option, self) }
    values[option.name, default: []].append(value)
  }
}

/// Splits `arguments`, which follow the word of `command`.
func parseArguments(_ arguments: ArraySlice<String>, of command: Command) throws(UsageError) -> Invocation {
  var invocation = Invocation(command: command)
  var rest = arguments
  var onlyOperands = false
  while let word = rest.popFirst() {
    if onlyOperands || !word.hasPrefix("-") || word == "-" {
      invocation.operands.append(word)
    } else if word == "--" {
      onlyOperands = true
    } else {
      try parseOption(word, &rest, &invocation)
    }
  }
  // `--help` works even if operands are missing, and `--show-settings` means the working directory then.
  let names = invocation.operands.isEmpty ? invocation.values[.apply]?.compactMap { AppliedFix($0)?.path } : nil
  if let names { invocation.operands = names }
  if !invocation.has(.help) && !invocation.has(.showSettings) { try checkOperands(invocation) }
  return invocation
}

private func parseOption(_ word: String, _ rest: inout ArraySlice<String>, _ invocation: inout Invocation)
  throws(UsageError)
{
  let command = invocation.command
  let (name, attached) = splitOption(word)
  guard let option = command.options.first(where: { $0.spelling == name || $0.letter.map { "-\($0)" } == name }) else {
    throw .unknownOption(name, of: command)
  }
  if invocation.has(option.name) && !option.repeats && option.value != nil { throw .givenTwice(option, command) }
  if option.value == nil {
    if let attached { throw .surplusValue(of: option, attached, command) }
    invocation.values[option.name] = [""]
    return
  }
  let value: String
  if let attached {
    value = attached
  } else if let next = rest.first, !next.hasPrefix("--") {
    rest.removeFirst()
    value = next
  } else {
    throw .missingValue(of: option, command)
  }
  try invocation.take(value, for: option)
}

/// Splits `--size=375x667` into its name and its value, and `--set=gap=8` at the first `=`.
private func splitOption(_ word: String) -> (name: String, value: String?) {
  guard let sign = word.firstIndex(of: "=") else { return (word, nil) }
  return (String(word[..<sign]), String(word[word.index(after: sign)...]))
}

private func checkOperands(_ invocation: Invocation) throws(UsageError) {
  let command = invocation.command
  if invocation.operands.count < command.operands.atLeast { throw .missingOperand(command) }
  if let most = command.operands.atMost, invocation.operands.count > most {
    throw .surplusOperand(invocation.operands[most], command)
  }
}
