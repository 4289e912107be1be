// The manual page, with the man macros.

/// Returns the text of layc.1.
func manPage() -> String {
  var page = ".TH LAYC 1 \"\" \"layc \(laycVersion)\" \"User Commands\"\n"
  page += ".SH NAME\nlayc \\- check and evaluate user-interface layouts\n"
  page += ".SH SYNOPSIS\n"
  for command in Command.all { page += ".B layc \(command.name.rawValue)\n\(roff(operandsOf(command)))\n.br\n" }
  page += ".B layc\n\\-\\-help | \\-h\n.br\n.B layc\n\\-\\-version | \\-V | version\n"
  page += ".SH DESCRIPTION\n"
  page +=
    roff("layc reads .lay files: views with autoresizing masks, constraints and visual format strings. It reports")
    + "\n"
  page += roff("their problems with names and lines of the file, and shows the frames at any size.") + "\n"
  page += ".SH COMMANDS\n"
  for command in Command.all { page += section(command) }
  page += ".SH EXIT STATUS\n"
  for (status, meaning) in [
    ("0", "no errors"), ("1", "problems in the input"), ("2", "layc could not run the command"),
  ] {
    page += ".TP\n.B \(status)\n\(meaning)\n"
  }
  page += ".SH ENVIRONMENT\n"
  page += ".TP\n.B NO_COLOR\nwhen set and not empty, nothing is coloured\n"
  page += ".TP\n.B FORCE_COLOR\nwhen set and not empty or 0, colours are used without a terminal too\n"
  page += ".TP\n.B TERM\n"
  page += roff("'dumb' means: a terminal without colours") + "\n"
  return page
}

private func operandsOf(_ command: Command) -> String {
  let parts = [command.operands.placeholder, command.options.count > 1 ? "[OPTION]..." : ""].filter { !$0.isEmpty }
  return parts.joined(separator: " ")
}

private func section(_ command: Command) -> String {
  var text = ".SS layc \(command.name.rawValue)\n\(roff(sentence(command.summary)))\n"
  if !command.operands.summary.isEmpty {
    text += ".TP\n.I \(roff(command.operands.placeholder))\n\(roff(command.operands.summary))\n"
  }
  for option in command.options { text += ".TP\n.B \(roff(option.synopsis))\n\(roff(option.summary))\n" }
  for paragraph in command.details { text += ".PP\n\(roff(paragraph))\n" }
  text += ".PP\nExamples:\n"
  for example in command.examples {
    text += ".PP\n.RS\n\(roff(example.line))\n.RE\n.RS 8\n\(roff(example.meaning))\n.RE\n"
  }
  return text
}

/// Escapes the special characters of roff in `text`.
private func roff(_ text: String) -> String {
  var escaped = ""
  for character in text {
    switch character {
    case "\\": escaped += "\\e"
    case "-": escaped += "\\-"
    case "`": escaped += "\\(ga"
    case "'": escaped += "\\(aq"
    default: escaped.append(character)
    }
  }
  // A full stop at the start of a line would begin a roff request.
  return escaped.hasPrefix(".") ? "\\&" + escaped : escaped
}
