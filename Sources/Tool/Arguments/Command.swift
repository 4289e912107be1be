/// A command of the tool: the source of its parsing, its help and its documentation.
struct Command: Sendable {
  /// The name of a command; its raw value is the word on the command line.
  enum Name: String, Sendable, CaseIterable {
    case new, check, eval, render
    case constraints, why, budget, map, preview, same, diff, fmt, paste, `import`, show, log, lsp, explain, docs
    case devices
    case initialize = "init"
    case completions, man, help
  }

  /// The operands of a command, besides options.
  struct Operands: Sendable {
    /// The kind of an operand, for completions.
    enum Kind: Sendable { case files, sources, fileAndNumber, code, device, shell, command, name, directory, nothing }
    /// `FILE...`, as in the usage line; empty if there is none.
    var placeholder: String
    var kind: Kind
    /// The minimum number.
    var atLeast: Int
    /// The maximum number; nil for no limit.
    var atMost: Int?
    /// A one-line description of the operands.
    var summary: String
  }

  /// A command line and its effect.
  struct Example: Sendable {
    var line: String
    var meaning: String
  }

  var name: Name
  /// The description in one line: lower case, no full stop.
  var summary: String
  var operands: Operands
  var options: [Option]
  /// The examples, at least one; the help begins with the first.
  var examples: [Example]
  /// Further paragraphs of the help.
  var details: [String]

  /// `layc eval FILE [OPTION]...`
  var usage: String {
    let parts = ["layc", name.rawValue, operands.placeholder, options.count > 1 ? "[OPTION]..." : ""]
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension Command {
  /// Returns the command with a name.
  static func named(_ name: Name) -> Command {
    switch name {
    case .new: new
    case .initialize: initialize
    case .check: check
    case .eval: eval
    case .render: render
    case .constraints: constraints
    case .why: why
    case .budget: budget
    case .map: map
    case .preview: preview
    case .same: same
    case .diff: diff
    case .fmt: fmt
    case .paste: paste
    case .log: log
    case .import: importing
    case .show: show
    case .lsp: lsp
    case .explain: explain
    case .docs: docs
    case .devices: devices
    case .completions: completions
    case .man: man
    case .help: help
    }
  }

  /// All commands, in the order of the help.
  static var all: [Command] { Name.allCases.map(named) }

  /// The names of commands that are planned for a later version.
  static let later = ["compile"]
}
