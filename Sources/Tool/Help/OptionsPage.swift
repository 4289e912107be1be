// docs/options.md: the table of options in Markdown. A test compares it with the file.

/// Returns the text of docs/options.md.
func optionsPage() -> String {
  var text = """
    # Commands and options

    This page is written by `LAYC_UPDATE=1 swift test --filter ToolTests` from the table of options in `Sources/Tool/Arguments`.
    Results go to the standard output, other messages to the standard error. Exit status: \(exitSentence).


    """
  for command in Command.all { text += section(command) }
  return text
}

private func section(_ command: Command) -> String {
  var text = "## layc \(command.name.rawValue)\n\n\(sentence(command.summary)) `\(command.usage)`\n\n"
  text += "```sh\n"
  for example in command.examples { text += "\(example.line)    # \(example.meaning)\n" }
  text += "```\n\n"
  for paragraph in command.details { text += paragraph + "\n\n" }
  text += "| option | does |\n|---|---|\n"
  for option in command.options {
    let again = option.repeats ? " (repeatable)" : ""
    text += "| `\(escapedForTable(option.synopsis))` | \(escapedForTable(option.summary))\(again) |\n"
  }
  return text + "\n"
}

private func escapedForTable(_ text: String) -> String {
  text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
}
