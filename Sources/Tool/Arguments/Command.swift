internal import LayRuntime
/// A command of the tool: the source of its parsing, its help and its documentation.
struct Command: Sendable {
  /// The name of a command; its raw value is the word on the command line.
  enum Name: String, Sendable, CaseIterable {
    case new, check, eval, constraints, why, budget, fmt, paste, `import`, show, lsp, explain, docs, devices
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
    case .constraints: constraints
    case .why: why
    case .budget: budget
    case .fmt: fmt
    case .paste: paste
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
  static let later = ["render", "preview", "compile", "diff"]

  private static var new: Command {
    Command(
      name: .new, summary: "write a file with a layout to start from",
      operands: Operands(
        placeholder: "NAME", kind: .name, atLeast: 1, atMost: 1,
        summary: "the name of the layout and of its file, perhaps with the path of a directory"),
      options: [.from, .color, .quiet, .help],
      examples: [
        Example(line: "layc new Login --from login", meaning: "write Login.lay"),
        Example(line: "layc new Screens/Inbox --from list", meaning: "write it into a directory"),
      ],
      details: [
        "The layout is proved at every size from 320x320 to 1366x1366: "
          + Starter.allCases.map { "`\($0.rawValue)` is \($0.summary)" }.joined(separator: ", ")
          + ". A file that exists is not overwritten."
      ])
  }

  private static var initialize: Command {
    Command(
      name: .initialize, summary: "write the settings, the CI step and the commit hook of a project",
      operands: Operands(
        placeholder: "[DIR]", kind: .directory, atLeast: 0, atMost: 1,
        summary: "the directory of the project; the working directory when it is not given"),
      options: [.color, .quiet, .help],
      examples: [Example(line: "layc init", meaning: "in the directory of the project")],
      details: [
        "It writes \(ProjectFile.allCases.map { "`\($0.path)`" }.joined(separator: ", ")): "
          + ProjectFile.allCases.map { $0.summary }.joined(separator: "; ")
          + ". If one of them exists, nothing is written."
      ])
  }

  private static var check: Command {
    Command(
      name: .check, summary: "report everything that is wrong in files",
      operands: Operands(
        placeholder: "FILE|DIR|-...", kind: .files, atLeast: 1,
        summary: "files, directories (every .lay file inside), or - for the standard input"),
      options: [
        .size, .sizes, .layout, .direction, .bothDirections, .textSizes, .strings, .languages, .expansion, .pseudo,
        .scale,
        .safeArea, .keyboards, .devices, .set, .fix, .apply, .interactive, .diff, .watch, .strict, .allowUndecided,
        .maxDiagnostics, .baseline, .writeBaseline, .showSettings, .explainProof,
        .format("text", "short", "json", "sarif", "github"), .color,
        .ascii, .quiet,
        .stdinFilename, .help,
      ],
      examples: [
        Example(line: "layc check Samples", meaning: "check every .lay file in a directory"),
        Example(line: "layc check split.lay --size 375x667", meaning: "check one file at one size"),
        Example(line: "layc check - --stdin-filename split.lay < split.lay", meaning: "check what an editor holds"),
        Example(line: "layc check SignIn.lay --text-sizes all", meaning: "check at every text size of the system"),
        Example(
          line: "layc check SignIn.lay --strings Localizable.xcstrings",
          meaning: "with the texts of each language, in its direction"),
        Example(
          line: "layc check SignIn.lay --expansion ibm", meaning: "check with texts as long as translations become"),
        Example(line: "layc check Samples --format json", meaning: "the same for a program"),
        Example(line: "layc check Samples --format sarif > layc.sarif", meaning: "the same for code scanning"),
        Example(line: "layc check . --write-baseline baseline.json", meaning: "begin with what is wrong today"),
        Example(line: "layc check . --baseline baseline.json", meaning: "report only what is new since then"),
        Example(line: "layc check --show-settings SignIn.lay", meaning: "the settings of layc.json for a file"),
        Example(line: "layc check --explain-proof SignIn.lay", meaning: "what exactly was proved"),
      ],
      details: [
        "Every layout is decided at every size of its `sizes`, in exact numbers: no constraints conflict and nothing is ambiguous, "
          + "or a report says from which size to which. Without `sizes` that is the design size alone. Every `state` is "
          + "decided as the base is. The last line says what was proved. Every `expect` is compared.",
        "Fonts of text styles, as in `font = body`, follow the text size that people choose. A layout is decided at each one that "
          + "its `sizes` declare, as in `sizes 320x568 ... 430x932, text xSmall ... accessibility3`, or at those of --text-sizes: "
          + "\(TextSize.allCases.map { $0.name }.joined(separator: ", ")). Without either that is `large`, the default of iOS.",
        "With --strings, a text or title that is a key of a string catalog (.xcstrings, .strings, .stringsdict), or the text of a key in "
          + "the source language, is shown in each language, in the direction of the language and in each plural form. Numbers "
          + "and other arguments of a text are replaced by samples. A key that a layout shows and that has no translation is "
          + "L0917, a missing plural form L0918, and texts without a key are the note L0919.",
        "Translations are longer than English. With --expansion or --pseudo a layout is decided with its own texts and with longer "
          + "ones made of them: a report says with which it holds. `--expansion ibm` makes 10 characters 30, 20 characters 40, and "
          + "100 characters 130, as IBM's table does at most.",
        "A report may end in a fix. `fix` is safe, and --fix applies it; --diff shows it before. `fix, to review` "
          + "is a guess, such as a similar name, and is never applied without you.",
        "A baseline is for a project that cannot be put right in one day: --write-baseline notes the problems there are, "
          + "and with --baseline only others are reported. A problem is known by its file, its code, the names in its message and the "
          + "text of its lines; it may move. Equal ones are counted, so that one more of them is new.",
        "A file called layc.json sets the sizes and text sizes of layouts that declare none, severities, devices, string catalogs, strictness and what is left "
          + "out in directories. The nearest one holds, in the file's directory or above, up to the root of the repository. "
          + "Options win over it. An error in it makes the exit status 2.",
        "In a directory, files and directories whose names begin with a full stop are passed over, and so are linked "
          + "directories. A directory inside a named one is left out when it holds a file called .laycignore, as "
          + "Samples/Errors does; name it to check it.",
      ])
  }

  private static var eval: Command {
    Command(
      name: .eval, summary: "show the frames of a layout",
      operands: Operands(
        placeholder: "FILE|-", kind: .files, atLeast: 1, atMost: 1, summary: "the file, or - for the standard input"),
      options: [
        .size, .layout, .state, .animate, .steps, .curve, .fit, .view, .scale, .direction, .textSize, .safeArea,
        .keyboard,
        .device, .evalDevices,
        .set, .resize, .watch, .strict,
        .format("text", "json", "svg", "log"), .color, .ascii, .quiet, .stdinFilename, .help,
      ],
      examples: [
        Example(line: "layc eval Samples/SignIn.lay --size 375x667", meaning: "frames at one size"),
        Example(
          line: "layc eval SignIn.lay --size 375x667 --scale 3", meaning: "snapped to the pixels of a @3x screen"),
        Example(line: "layc eval SignIn.lay --size 320x480 --size 600x960", meaning: "at two sizes"),
        Example(line: "layc eval SignIn.lay --text-size accessibility1", meaning: "with larger text"),
        Example(line: "layc eval Player.lay --state expanded", meaning: "in one of its states"),
        Example(
          line: "layc eval Player.lay --animate base..expanded --steps 4", meaning: "the frames of an animation"),
        Example(line: "layc eval SignIn.lay --fit compressed --view form", meaning: "the size that a view needs"),
        Example(line: "layc eval SignIn.lay --fit 320xcompressed", meaning: "the height that it needs at a width"),
        Example(line: "layc eval SignIn.lay --format log", meaning: "as an app logs its views"),
        Example(line: "layc eval SignIn.lay --resize 320x480,375x667", meaning: "masks resized along a path"),
        Example(
          line: "layc eval SignIn.lay --size 375x667 --format svg > SignIn.svg", meaning: "a drawing of the boxes"),
      ],
      details: [
        "--device takes a device that `layc devices` lists, alone or with one of its poses: `iPhone 17 Pro landscape`.",
        "Without a size the design size of the layout is used. Each frame is relative to its superview. Conflicting constraints "
          + "are reported, one of them is broken, and the frames are still shown; the exit status is then 1.",
        "--animate shows what is on the screen when the second state or size is laid out inside of an animation: bounds, centres "
          + "and transforms go from the one layout to the other, and no constraint holds in between.",
        "--fit lays the view out alone: only constraints inside of it count, with its width and height at priority 50 (fitting size level). A length "
          + "beside a word is required, as in 320xcompressed, and 320@750x0 says another priority. The result is a whole number of "
          + "pixels.",
      ])
  }

  private static var lsp: Command {
    Command(
      name: .lsp, summary: "serve editors that speak the language server protocol",
      operands: Operands(placeholder: "", kind: .nothing, atLeast: 0, atMost: 0, summary: ""),
      options: [.stdio, .worker, .help],
      examples: [Example(line: "layc lsp", meaning: "what an editor is told to start")],
      details: [
        "It speaks LSP 3.17 at the standard input and output. Proofs run in a process of their own, which is ended when a text "
          + "changes; docs/lsp.md says which requests there are."
      ])
  }

  private static var fmt: Command {
    Command(
      name: .fmt, summary: "write files in the one canonical form",
      operands: Operands(
        placeholder: "FILE|DIR|-...", kind: .files, atLeast: 1,
        summary: "files, directories (every .lay file inside), or - for the standard input, which goes to the output"),
      options: [.check, .formatDiff, .vfl, .color, .quiet, .stdinFilename, .help],
      examples: [
        Example(line: "layc fmt SignIn.lay", meaning: "format one file"),
        Example(line: "layc fmt --check Samples", meaning: "say which files are not formatted, and change none"),
        Example(line: "layc fmt --diff SignIn.lay", meaning: "show what would change"),
        Example(line: "layc fmt - < SignIn.lay", meaning: "format what an editor holds"),
      ],
      details: [
        "Two spaces per level of braces, one around relations and operators. A block that stands on one line stays there while "
          + "it fits into 100 columns. Comments and blank lines stay where they are. Lines that do not parse stay as they are; the "
          + "exit status is then 1. A file that was changed after it was read is not written.",
        "A directory inside a named one is left out when it holds a file called .laycignore, and so is what `exclude` of "
          + "layc.json matches.",
      ])
  }

  private static var paste: Command {
    Command(
      name: .paste, summary: "translate code of UIKit, SnapKit, Masonry or SwiftUI",
      operands: Operands(
        placeholder: "FILE|-", kind: .sources, atLeast: 1, atMost: 1,
        summary: "a file in Swift or Objective-C, or - for the standard input"),
      options: [.format("text", "json"), .color, .quiet, .stdinFilename, .help],
      examples: [
        Example(line: "layc paste LoginViewController.swift > Login.lay", meaning: "translate a file"),
        Example(line: "layc paste - < copied.swift", meaning: "translate the standard input"),
        Example(line: "layc paste Cell.m --format json", meaning: "the same for a program"),
      ],
      details: [
        "Anchors, NSLayoutConstraint, visual formats, stack views, autoresizing masks, SnapKit, Masonry and the stacks of SwiftUI are "
          + "translated. Where the text creates views or adds subviews, the result is a layout, else constraints alone.",
        "A statement that cannot be translated becomes a comment with the reason: `// not carried: …`. The exit status is "
          + "then 1. docs/paste.md lists what is translated.",
      ])
  }

  private static var importing: Command {
    Command(
      name: .import, summary: "translate a storyboard or xib of Interface Builder",
      operands: Operands(
        placeholder: "FILE|-", kind: .sources, atLeast: 1, atMost: 1,
        summary: "a storyboard or xib, or - for the standard input"),
      options: [.output, .force, .strict, .format("text", "json"), .color, .quiet, .stdinFilename, .help],
      examples: [
        Example(line: "layc import Main.storyboard > Main.lay", meaning: "translate all scenes"),
        Example(
          line: "layc import Main.storyboard -o Layouts", meaning: "write Layouts/Main.lay and Layouts/Main.ids.json"),
        Example(line: "layc import Cell.xib --format json", meaning: "with the object id of each view, for a program"),
      ],
      details: [
        "Each scene, cell and xib becomes a layout. The frames that Xcode recorded become an `expect` at the recorded size; where "
          + "layc gives another frame, both are in a comment. A constraint or guide that has no counterpart is listed "
          + "with its line, and with --strict the exit status is then 1. Files that exist are not overwritten without --force.",
        "docs/interface-builder.md says what is translated, and how often the frames are Xcode's.",
      ])
  }

  private static var show: Command {
    Command(
      name: .show, summary: "print a storyboard or xib as layouts, for `git diff`",
      operands: Operands(
        placeholder: "FILE|-", kind: .sources, atLeast: 1, atMost: 1,
        summary: "a storyboard or xib, or - for the standard input"),
      options: [.color, .quiet, .stdinFilename, .help],
      examples: [
        Example(line: "layc show Main.storyboard", meaning: "what the file lays out")
      ],
      details: [
        "With `*.storyboard diff=layc` and `*.xib diff=layc` in .gitattributes, and `git config diff.layc.textconv \"layc show\"`, "
          + "`git diff` shows changes of storyboards in this form."
      ])
  }

  private static var constraints: Command {
    Command(
      name: .constraints, summary: "show the constraints that masks, visual formats and statements lower to",
      operands: Operands(
        placeholder: "FILE|-", kind: .files, atLeast: 1, atMost: 1, summary: "the file, or - for the standard input"),
      options: [
        .size, .layout, .state, .direction, .textSize, .safeArea, .keyboard, .device, .set, .format("text", "json"),
        .color,
        .quiet,
        .stdinFilename,
        .help,
      ],
      examples: [
        Example(line: "layc constraints Samples/SignIn.lay", meaning: "every constraint with its source location"),
        Example(line: "layc constraints SignIn.lay --size 600x960", meaning: "the active constraints at one size"),
      ],
      details: ["Without a size the design size of the layout is used."])
  }

  private static var budget: Command {
    Command(
      name: .budget, summary: "show how long the text of each label and button may become",
      operands: Operands(
        placeholder: "FILE|-", kind: .files, atLeast: 1, atMost: 1, summary: "the file, or - for the standard input"),
      options: [
        .size, .sizes, .layout, .direction, .bothDirections, .strings, .languages, .scale, .safeArea, .set,
        .format("text", "json", "csv", "xcstrings"),
        .color, .quiet, .stdinFilename, .help,
      ],
      examples: [
        Example(line: "layc budget Samples/SignIn.lay", meaning: "the widest text that fits at every size of `sizes`"),
        Example(line: "layc budget SignIn.lay --format csv > budget.csv", meaning: "a table for translators"),
        Example(
          line: "layc budget SignIn.lay --format xcstrings > Localizable.xcstrings",
          meaning: "a string catalog whose comments say how long each text may become"),
        Example(
          line: "layc budget SignIn.lay --strings Localizable.xcstrings",
          meaning: "with the texts of each language, in its direction and its letters"),
      ],
      details: [
        "A text of each width takes the place of the one in the file, and the layout is checked with it at every size, as "
          + "`layc check` does. The budget is the widest text, to half a point, with which no health check fails at more "
          + "sizes than with an empty text, and no more views leave the screen. The characters are those of English text in "
          + "the font of the view. Texts of several lines and texts that people edit have no budget.",
        "With --strings, or `strings` in layc.json, each language has budgets of its own: beside its other texts, in its direction, and "
          + "in characters of its own letters where their frequencies are known.",
      ])
  }

  private static var why: Command {
    Command(
      name: .why, summary: "show where a number of a layout comes from",
      operands: Operands(
        placeholder: "FILE|- NUMBER", kind: .fileAndNumber, atLeast: 2, atMost: 2,
        summary: "the file, or - for the standard input; a number of a view, such as form.email.width or form.frame"),
      options: [
        .size, .atMost, .atLeast, .layout, .state, .scale, .direction, .textSize, .safeArea, .keyboard, .device, .set,
        .format("text", "json"), .color,
        .quiet,
        .stdinFilename, .help,
      ],
      examples: [
        Example(
          line: "layc why Samples/SignIn.lay form.width --size 375x667", meaning: "the constraints that determine it"),
        Example(line: "layc why SignIn.lay SignIn/form/email", meaning: "all four numbers of a frame"),
        Example(line: "layc why SignIn.lay form.width --at-most", meaning: "what keeps it from being larger"),
        Example(line: "layc why SignIn.lay form.width --format json", meaning: "the same sums for a program"),
      ],
      details: [
        "A number is a width, an edge, a baseline … of a view, named as in constraints in the braces of the layout: form.width, "
          + "row[2].top, root.height, form.frame for all four. Places are in the superview's coordinates, from its left and "
          + "top. Each step is a sum that can be checked by hand, with the constraints it comes from, down to numbers of the file "
          + "and the size of the root (`root.width`). Sums are exact: nothing is rounded, nor snapped to pixels.",
        "--at-most and --at-least follow the number as far as it can go. Each stop lists the constraints that keep it there "
          + "and the one of the lowest priority, which is violated first, until only required ones are left.",
        "Without a size the design size of the layout is used.",
      ])
  }

  private static var explain: Command {
    Command(
      name: .explain, summary: "show the page of a diagnostic code, or list the codes",
      operands: Operands(
        placeholder: "[CODE]...", kind: .code, atLeast: 0, summary: "codes, such as L0201 or 201, or their names"),
      options: [.format("text", "json"), .color, .help],
      examples: [
        Example(line: "layc explain L0201", meaning: "what the code means, a wrong file and the right one"),
        Example(line: "layc explain", meaning: "every code"),
      ],
      details: [])
  }

  private static var docs: Command {
    Command(
      name: .docs, summary: "open the documentation in the browser",
      operands: Operands(placeholder: "", kind: .nothing, atLeast: 0, atMost: 0, summary: ""),
      options: [.color, .help],
      examples: [Example(line: "layc docs", meaning: "the tutorial, the reference and all pages, with a search")],
      details: [
        "The pages are static files that need no network. `python3 Scripts/make_site.py` writes them to .build/site of a checkout; an "
          + "installed layc has them in share/doc/layc beside its bin. Where no browser can be started, their path is printed."
      ])
  }

  private static var devices: Command {
    Command(
      name: .devices, summary: "show the poses of devices, with the sources of the figures, or list the devices",
      operands: Operands(
        placeholder: "[NAME]...", kind: .device, atLeast: 0,
        summary: "devices, such as \"iPhone 17 Pro\" or 17-pro, or families: iphone, ipad, mac"),
      options: [.format("text", "json"), .color, .help],
      examples: [
        Example(line: "layc devices", meaning: "every device, with its size"),
        Example(line: "layc devices \"iPhone 17 Pro\"", meaning: "its poses: sizes, safe areas, size classes"),
        Example(line: "layc devices ipad --format json", meaning: "all iPads for a program"),
      ],
      details: [
        "A pose is a way to show an app: an orientation, a part of a split, or a window of any size from one to another. "
          + "`sizes iPhone` in a file, and `check --devices iphone`, examine the poses of a family one by one, each with its own safe "
          + "area, scale and size classes. Where no figure is published, a pose says so."
      ])
  }

  private static var completions: Command {
    Command(
      name: .completions, summary: "print completions for a shell",
      operands: Operands(placeholder: "SHELL", kind: .shell, atLeast: 1, atMost: 1, summary: "bash, zsh or fish"),
      options: [.help],
      examples: [
        Example(line: "layc completions bash > ~/.local/share/bash-completion/completions/layc", meaning: "for bash"),
        Example(line: "layc completions zsh > ~/.zfunc/_layc", meaning: "for zsh, with ~/.zfunc in fpath"),
        Example(line: "layc completions fish > ~/.config/fish/completions/layc.fish", meaning: "for fish"),
      ],
      details: [])
  }

  private static var man: Command {
    Command(
      name: .man, summary: "print the manual page",
      operands: Operands(placeholder: "", kind: .nothing, atLeast: 0, atMost: 0, summary: ""),
      options: [.help],
      examples: [
        Example(line: "layc man > ~/.local/share/man/man1/layc.1", meaning: "install it"),
        Example(line: "layc man | man -l -", meaning: "read it"),
      ],
      details: [])
  }

  private static var help: Command {
    Command(
      name: .help, summary: "show how to use layc or one of its commands",
      operands: Operands(
        placeholder: "[COMMAND]", kind: .command, atLeast: 0, atMost: 1, summary: "the command to describe"),
      options: [.help],
      examples: [Example(line: "layc help eval", meaning: "the help of one command")],
      details: [])
  }
}
