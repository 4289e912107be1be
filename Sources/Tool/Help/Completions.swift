internal import LayDevices
internal import LayDiagnostics
/// A shell with support for completions.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// The completions as a script of the shell.
  var completions: String {
    switch self {
    case .bash: bashCompletions()
    case .zsh: zshCompletions()
    case .fish: fishCompletions()
    }
  }
}

/// The completions of an operand.
enum OperandWords {
  case files
  /// Files of other languages too.
  case allFiles
  case words([String])

  init(_ kind: Command.Operands.Kind) {
    switch kind {
    case .files, .fileAndNumber, .directory: self = .files
    case .sources: self = .allFiles
    case .code: self = .words(DiagnosticCode.all.map(\.id))
    case .device: self = .words(Device.familyWords + Device.words)
    case .shell: self = .words(Shell.allCases.map(\.rawValue))
    case .command: self = .words(Command.Name.allCases.map(\.rawValue))
    case .nothing, .name: self = .words([])
    }
  }
}

extension Option.Value {
  /// The words that a shell offers.
  fileprivate var offered: [String] { choices.isEmpty ? words : choices }
}

private func bashCompletions() -> String {
  let first = Command.Name.allCases.map(\.rawValue) + ["--help", "--version"]
  return """
    # bash completion for layc
    _layc() {
      local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command=${COMP_WORDS[1]} options= words=
      COMPREPLY=()
      if [ "$COMP_CWORD" -eq 1 ]; then
        \(bashReply(first))
        return
      fi
      case "$command $before" in
    \(Command.all.flatMap(bashValues(of:)).joined(separator: "\n"))
      esac
      if [ -n "$words" ]; then COMPREPLY=($(compgen -W "$words" -- "$word")); return; fi
      case "$command" in
    \(Command.all.map(bashOperands(of:)).joined(separator: "\n"))
      esac
      case "$word" in -*) COMPREPLY=($(compgen -W "$options" -- "$word")) ;; esac
    }
    complete -o filenames -F _layc layc

    """
}

/// Returns the branches that complete the values of the options of `command`.
private func bashValues(of command: Command) -> [String] {
  command.options.compactMap { option in
    guard let value = option.value else { return nil }
    let files = value.isFile ? "COMPREPLY=($(compgen -f -- \"$word\")); return" : "return"
    let words = value.offered.isEmpty ? files : "words=\"\(value.offered.joined(separator: " "))\""
    return "    '\(command.name.rawValue) \(option.spelling)') \(words) ;;"
  }
}

/// Returns the branch that completes the operands and the options of `command`.
private func bashOperands(of command: Command) -> String {
  let options = command.options.map(\.spelling).joined(separator: " ")
  let reply =
    switch OperandWords(command.operands.kind) {
    case .files: "COMPREPLY=($(compgen -f -X '!*.lay' -- \"$word\") $(compgen -d -- \"$word\"))"
    case .allFiles: "COMPREPLY=($(compgen -f -- \"$word\"))"
    case .words(let words): bashReply(words)
    }
  return "    \(command.name.rawValue)) options=\"\(options)\"; \(reply) ;;"
}

private func bashReply(_ words: [String]) -> String {
  "COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$word\"))"
}

private func zshCompletions() -> String {
  var text = "#compdef layc\n# zsh completion for layc\n_layc() {\n  local -a commands\n  commands=(\n"
  for command in Command.all { text += "    '\(command.name.rawValue):\(zshQuoted(command.summary))'\n" }
  text += "  )\n  if (( CURRENT == 2 )); then\n    _describe command commands\n    return\n  fi\n"
  text += "  local command=$words[2]\n  shift words\n  (( CURRENT-- ))\n  case $command in\n"
  for command in Command.all {
    text += "    \(command.name.rawValue))\n      _arguments"
    for option in command.options { text += " \\\n        \(zshSpecification(option))" }
    switch OperandWords(command.operands.kind) {
    case .files: text += " \\\n        '*:file:_files -g \"*.lay(-.) *(-/)\"'\n"
    case .allFiles: text += " \\\n        '*:file:_files'\n"
    case .words(let words) where words.isEmpty: text += "\n"
    case .words(let words): text += " \\\n        '*:word:(\(words.joined(separator: " ")))'\n"
    }
    text += "      ;;\n"
  }
  return text + "  esac\n}\n_layc \"$@\"\n"
}

private func zshSpecification(_ option: Option) -> String {
  let star = option.repeats ? "'*'" : ""
  let summary = zshQuoted(option.summary)
  guard let value = option.value else { return "\(star)'\(option.spelling)[\(summary)]'" }
  let action = value.isFile ? "_files" : value.offered.isEmpty ? "" : "(\(value.offered.joined(separator: " ")))"
  return "\(star)'\(option.spelling)=[\(summary)]:\(option.name.rawValue):\(action)'"
}

/// Quotes `text` for single quotes and square brackets.
private func zshQuoted(_ text: String) -> String {
  var quoted = ""
  for character in text {
    switch character {
    case "'": quoted += "'\\''"
    case "[", "]", ":": quoted += "\\\(character)"
    default: quoted.append(character)
    }
  }
  return quoted
}

private func fishCompletions() -> String {
  var text = "# fish completion for layc\ncomplete -c layc -f\n"
  for command in Command.all {
    let name = command.name.rawValue
    text += "complete -c layc -n __fish_use_subcommand -a \(name) -d \(fishQuoted(command.summary))\n"
    let here = "complete -c layc -n '__fish_seen_subcommand_from \(name)'"
    for option in command.options {
      let argument = option.value.map(fishArgument) ?? ""
      let letter = option.letter.map { " -s \($0)" } ?? ""
      text += "\(here) -l \(option.name.rawValue)\(letter)\(argument) -d \(fishQuoted(option.summary))\n"
    }
    switch OperandWords(command.operands.kind) {
    case .files, .allFiles: text += "\(here) -F\n"
    case .words(let words) where words.isEmpty: break
    case .words(let words): text += "\(here) -a '\(words.joined(separator: " "))'\n"
    }
  }
  return text
}

private func fishArgument(_ value: Option.Value) -> String {
  if value.isFile { return " -r -F" }
  return value.offered.isEmpty ? " -x" : " -x -a '\(value.offered.joined(separator: " "))'"
}

private func fishQuoted(_ text: String) -> String {
  var quoted = ""
  for character in text { quoted += character == "'" || character == "\\" ? "\\\(character)" : String(character) }
  return "'\(quoted)'"
}
