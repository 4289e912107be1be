internal import LayCompiler
internal import LayDevices
internal import LayDiagnostics
internal import LayPlatform
internal import LayRendering

/// An invalid command line.
struct UsageError: Error {
  /// The problem, with the invalid argument in it: lower case, no full stop.
  var message: String
  /// Advice to the user.
  var help: String?
  /// The command, if it is known.
  var command: Command.Name?
  /// The code, if it is not that of an invalid argument.
  var code: String?

  init(_ message: String, help: String? = nil, command: Command.Name? = nil) {
    self.message = message
    self.help = help
    self.command = command
  }
}

extension UsageError {
  static func unknownCommand(_ word: String, files: Files) -> UsageError {
    if Command.later.contains(word) {
      return UsageError("the command '\(word)' comes with a later version", help: "layc --help shows those of this one")
    }
    if word.hasSuffix(".lay") || files.kind(word) != nil {
      return UsageError("a command comes before '\(word)'", help: "for example: layc check \(word)")
    }
    return UsageError(
      "no command '\(word)'" + guess(word, among: Command.Name.allCases.map(\.rawValue)),
      help: "layc --help shows the commands")
  }

  static func optionBeforeCommand(_ word: String) -> UsageError {
    let takers = Command.all.filter { $0.options.contains { $0.spelling == word } }
    guard let taker = takers.first else {
      let close = Command.Name(rawValue: String(word.drop { $0 == "-" })).map { "'\($0.rawValue)'" }
      let guess = close.map { "; did you mean the command \($0)?" } ?? guess(word, among: ["--help", "--version"])
      return UsageError("no option '\(word)' without a command\(guess)", help: "layc --help shows the commands")
    }
    return UsageError(
      "a command comes before '\(word)'",
      help: "for example: \(taker.examples[0].line)", command: taker.name)
  }

  static func unknownShell(_ word: String, known: [String], _ command: Command) -> UsageError {
    UsageError(
      "no completions for '\(word)'" + guess(word, among: known),
      help: "there are some for \(listed(known))", command: command.name)
  }

  static func unknownCode(_ word: String, nearest: String?, _ command: Command) -> UsageError {
    let guess = nearest.map { "; did you mean '\($0)'?" } ?? ""
    return UsageError("no code '\(word)'\(guess)", help: "layc explain lists them all", command: command.name)
  }

  static func unknownDevice(_ name: String, _ help: String, _ command: Command) -> UsageError {
    UsageError("no device '\(name)': \(help)", help: "layc devices lists them all", command: command.name)
  }

  /// `eval` in poses that are windows of any size.
  static func windowsWithoutSize(_ pose: Pose, _ command: Command) -> UsageError {
    UsageError(
      "'\(pose.spelled)' is a window of any size from \(pose.lowest.spelled) to \(pose.highest.spelled)",
      help: "a size says which: --size \(pose.lowest.spelled)", command: command.name)
  }

  /// A problem without a fix, or none at a line, for `--apply`.
  static func noFix(_ wanted: AppliedFix, _ command: Command) -> UsageError {
    UsageError(
      "no problem \(wanted.code) on line \(wanted.line) of '\(wanted.path)' has a fix",
      help: "layc check \(wanted.path) shows the problems with their fixes", command: command.name)
  }

  static func fixOfInput(_ path: String, _ command: Command) -> UsageError {
    let input = path == "-" ? "the standard input" : "'\(path)', which is not a regular file"
    return UsageError("'--fix' cannot change \(input)", help: "'--diff' shows the changes", command: command.name)
  }

  static func watchOfInput(_ command: Command) -> UsageError {
    UsageError("'--watch' cannot watch the standard input", help: "name a file", command: command.name)
  }

  static func previewOfInput(_ command: Command) -> UsageError {
    UsageError("a preview cannot follow the standard input", help: "name a file", command: command.name)
  }

  /// A name that no file has.
  init(_ error: NameError, _ command: Command) {
    self.init(error.message, help: error.help, command: command.name)
  }

  static func unknownOption(_ word: String, of command: Command) -> UsageError {
    let known = command.options.flatMap { [$0.spelling] + ($0.letter.map { ["-\($0)"] } ?? []) }
    let name = String(word.drop { $0 == "-" })
    if command.options.contains(where: { $0.name.rawValue == name }) {
      return UsageError("no option '\(word)'; did you mean '--\(name)'?", command: command.name)
    }
    // A single letter is taken as the first letter of an option.
    if name.count == 1, let meant = command.options.first(where: { $0.name.rawValue.hasPrefix(name) }) {
      return UsageError(
        "no option '\(word)' for 'layc \(command.name.rawValue)'; did you mean '\(meant.spelling)'?",
        command: command.name)
    }
    if let near = command.options.first(where: { "\($0.name.rawValue)s" == name || $0.name.rawValue == "\(name)s" }) {
      return UsageError(
        "'layc \(command.name.rawValue)' has no option '\(word)'; did you mean '\(near.spelling)'?",
        command: command.name)
    }
    if let other = Option.Name(rawValue: name) {
      let takers = Command.all.filter { $0.options.contains { $0.name == other } }.map { "'layc \($0.name.rawValue)'" }
      if !takers.isEmpty {
        return UsageError(
          "'layc \(command.name.rawValue)' has no option '\(word)'; \(listed(takers)) \(takers.count == 1 ? "has" : "have") it",
          command: command.name)
      }
    }
    return UsageError(
      "no option '\(word)' for 'layc \(command.name.rawValue)'" + (name.count == 1 ? "" : guess(word, among: known)),
      command: command.name)
  }

  static func missingValue(of option: Option, _ command: Command) -> UsageError {
    let example = option.value?.example ?? ""
    return UsageError(
      "'\(option.spelling)' needs a value", help: "for example: \(option.spelling) \(example)", command: command.name)
  }

  static func surplusValue(of option: Option, _ value: String, _ command: Command) -> UsageError {
    UsageError(
      "'\(option.spelling)' takes no value, and '\(value)' follows its '='", help: "write \(option.spelling) alone",
      command: command.name)
  }

  static func givenTwice(_ option: Option, _ command: Command) -> UsageError {
    UsageError("'\(option.spelling)' is given twice", help: "give it once", command: command.name)
  }

  static func badChoice(_ value: String, of option: Option, _ invocation: Invocation) -> UsageError {
    let choices = option.value?.choices ?? []
    return UsageError(
      "'\(option.spelling)' cannot be '\(value)'" + guess(value, among: choices),
      help: "it is one of: \(choices.joined(separator: ", "))", command: invocation.command.name)
  }

  static func badValue(
    _ value: String, of option: Option, _ why: String, _ invocation: Invocation, nearest: String? = nil
  ) -> UsageError {
    let close = nearest.map { "; did you mean '\($0)'?" } ?? ""
    return UsageError(
      "'\(value)' is not a value for '\(option.spelling)': \(why)\(close)",
      help: "for example: \(option.spelling) \(option.value?.example ?? "")", command: invocation.command.name)
  }

  /// A layout without a design size, for which no size was given.
  static func noSize(for layout: String, _ command: Command) -> UsageError {
    let option = "\(Option.size.spelling) \(LayoutOption.size.example)"
    return UsageError(
      "'\(layout)' has no design size, so it needs '\(Option.size.spelling)'",
      help: "for example: layc \(command.name.rawValue) FILE \(option)", command: command.name)
  }

  /// A size beside a device, which has its own size.
  static func deviceAndSize(_ other: Option, _ invocation: Invocation) -> UsageError {
    UsageError(
      "'\(Option.device.spelling)' and '\(other.spelling)' exclude each other", help: "a device has its size",
      command: invocation.command.name)
  }

  static func missingOperand(_ command: Command) -> UsageError {
    let what =
      switch command.operands.kind {
      case .files: command.operands.atMost == 1 ? "a file" : "a file or a directory"
      case .sources: "a file"
      case .fileAndNumber: "a file and a number of a view"
      case .shell: "a shell: bash, zsh or fish"
      case .code: "a code"
      case .device: "a device"
      case .name: "a name"
      case .directory: "a directory"
      case .command, .nothing: "an argument"
      }
    return UsageError(
      "'layc \(command.name.rawValue)' needs \(what)", help: "for example: \(command.examples[0].line)",
      command: command.name)
  }

  static func surplusOperand(_ word: String, _ command: Command) -> UsageError {
    let most = command.operands.atMost ?? 0
    let reason = most == 0 ? "takes no argument" : most == 1 ? "takes one argument" : "takes \(most) arguments"
    return UsageError(
      "'layc \(command.name.rawValue)' \(reason), and '\(word)' is one too many", command: command.name)
  }
}
