internal import LayRendering

// The help on the terminal. Each page begins with an example, since most people look for one.

/// Returns the page of `layc --help`.
func helpPage(_ style: Style) -> String {
  let commands = Command.all.map { (style.bold($0.name.rawValue), $0.name.rawValue.count, $0.summary) }
  var text = "layc checks and evaluates .lay files: masks, constraints and visual formats.\n\n"
  text += "\(style.bold("Example:"))\n"
  for command in [Command.named(.check), .named(.eval), .named(.explain)] {
    text += "  \(command.examples[0].line)\n"
  }
  text += "\n\(style.bold("Commands:"))\n" + table(commands)
  text +=
    "\nlayc help COMMAND shows the options of a command. \(Command.later.prefix(3).joined(separator: ", ")) and others "
  text += "are planned.\n"
  text += "\(versionSentence)\n"
  text += "Exit status: \(exitSentence).\n"
  return text
}

/// The spellings that print the version.
let versionSentence = "layc version, layc --version and layc -V print the version."

/// The meaning of the exit status, also for the man page.
let exitSentence = "0 no errors, 1 problems in the input, 2 layc could not run the command"

/// Returns the page of `layc COMMAND --help`.
func helpPage(of command: Command, _ style: Style) -> String {
  var text = "\(style.bold("Example:")) \(command.examples[0].line)\n\n"
  text += wrapped(sentence(command.summary), width: helpWidth) + "\n"
  text += "\(style.bold("Usage:")) \(command.usage)\n"
  if !command.operands.placeholder.isEmpty {
    text += "\n" + table([(command.operands.placeholder, command.operands.placeholder.count, command.operands.summary)])
  }
  text += "\n\(style.bold("Options:"))\n"
  text += table(command.options.map { (style.bold($0.synopsis), $0.synopsis.count, $0.summary) })
  for paragraph in command.details { text += "\n" + wrapped(paragraph, width: helpWidth) }
  if command.examples.count > 1 {
    text += "\n\(style.bold("More examples:"))\n"
    for example in command.examples.dropFirst() { text += "  \(example.line)\n      \(example.meaning)\n" }
  }
  return text
}

/// Formats a table of two columns; a first cell that is too long gets a line of its own. Cells come with their visible width.
private func table(_ rows: [(cell: String, width: Int, text: String)]) -> String {
  let left = min(rows.map(\.width).max() ?? 0, 26)
  let indent = String(repeating: " ", count: left + 4)
  var text = ""
  for row in rows {
    let body = wrapped(row.text, width: helpWidth - left - 4, indent: indent).dropFirst(indent.count)
    if row.width > left {
      text += "  \(row.cell)\n\(indent)\(body)"
    } else {
      text += "  \(row.cell)\(String(repeating: " ", count: left - row.width + 2))\(body)"
    }
  }
  return text
}

/// Returns `text` as a sentence, with a capital and a full stop.
func sentence(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() + "." }
