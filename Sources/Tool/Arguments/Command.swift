internal import LayRuntime
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

  private static var new: Command {
    Command(
      name: .new, summary: "write a file with a layout to start from",
      operands: Operands(
        placeholder: "NAME", kind: .name, atLeast: 1, atMost: 1,
        summary: "the name of the layout and of its file; a directory may precede the name"),
      options: [.from, .color, .quiet, .help],
      examples: [
        Example(line: "layc new Login --from login", meaning: "write Login.lay"),
        Example(line: "layc new Screens/Inbox --from list", meaning: "write the file into a directory"),
      ],
      details: [
        "`layc check` proves the layout at every size from 320x320 to 1366x1366: "
          + Starter.allCases.map { "`\($0.rawValue)` is \($0.summary)" }.joined(separator: ", ")
          + ". A file that exists is not overwritten."
      ])
  }

  private static var initialize: Command {
    Command(
      name: .initialize, summary: "write a settings file, a CI step and a pre-commit hook",
      operands: Operands(
        placeholder: "[DIR]", kind: .directory, atLeast: 0, atMost: 1,
        summary: "the directory of the project; the working directory when it is not given"),
      options: [.color, .quiet, .help],
      examples: [Example(line: "layc init", meaning: "in the directory of the project")],
      details: [
        "The files are \(ProjectFile.allCases.map { "`\($0.path)`" }.joined(separator: ", ")): "
          + ProjectFile.allCases.map { $0.summary }.joined(separator: "; ")
          + ". If one of these files exists, nothing is written."
      ])
  }

  private static var check: Command {
    Command(
      name: .check, summary: "report the problems in files",
      operands: Operands(
        placeholder: "FILE|DIR|-...", kind: .files, atLeast: 1,
        summary: "files, directories (every .lay file inside), or - for the standard input"),
      options: [
        .size, .sizes, .layout, .direction, .bothDirections, .textSizes, .strings, .languages, .expansion, .pseudo,
        .scale,
        .safeArea, .keyboards, .devices, .set, .fix, .apply, .interactive, .diff, .watch, .strict, .allowUndecided,
        .maxDiagnostics, .changedSince, .baseline, .writeBaseline, .showSettings, .explainProof, .map,
        .noTrials,
        .format("text", "short", "json", "sarif", "github"), .color,
        .ascii, .quiet,
        .stdinFilename, .help,
      ],
      examples: [
        Example(line: "layc check Samples", meaning: "check every .lay file in a directory"),
        Example(line: "layc check split.lay --size 375x667", meaning: "check one file at one size"),
        Example(line: "layc check - --stdin-filename split.lay < split.lay", meaning: "check an open document"),
        Example(line: "layc check SignIn.lay --text-sizes all", meaning: "check at every text size of the system"),
        Example(
          line: "layc check SignIn.lay --strings Localizable.xcstrings",
          meaning: "with the texts of each language, in its direction"),
        Example(
          line: "layc check SignIn.lay --expansion ibm", meaning: "check with texts as long as translations become"),
        Example(line: "layc check Samples --format json", meaning: "the same for a program"),
        Example(line: "layc check Samples --format sarif > layc.sarif", meaning: "the same for code scanning"),
        Example(line: "layc check . --write-baseline baseline.json", meaning: "begin with the problems of today"),
        Example(line: "layc check . --baseline baseline.json", meaning: "report only new problems"),
        Example(line: "layc check . --no-trials --format short", meaning: "a short list, without tried changes"),
        Example(line: "layc check --show-settings SignIn.lay", meaning: "the settings of layc.json for a file"),
        Example(line: "layc check --explain-proof SignIn.lay", meaning: "the claims that were proved"),
      ],
      details: [
        "Every layout is checked at every size of its `sizes`, with exact arithmetic. A report states the sizes at which "
          + "constraints conflict or a frame is ambiguous. Without `sizes` only the design size is checked. Every `state` is "
          + "checked in the same way, and every `expect` is compared. The last line says what was proved.",
        "A font of a text style, as in `font = body`, follows the text size that users choose. A layout is checked at each text "
          + "size of its `sizes`, as in `sizes 320x568 ... 430x932, text xSmall ... accessibility3`, or of --text-sizes: "
          + "\(TextSize.allCases.map { $0.name }.joined(separator: ", ")). The default is `large`, the default of iOS.",
        "With --strings, a text or title that is a key of a string catalog (.xcstrings, .strings, .stringsdict), or the text of a key in "
          + "the source language, is shown in each language, in the direction of the language and in each plural form. Numbers "
          + "and other arguments of a text are replaced by samples. A key that a layout shows and that has no translation is "
          + "L0917, a missing plural form is L0918, and a text without a key is the note L0919.",
        "Translations are often longer than English. With --expansion or --pseudo a layout is checked with its own texts and "
          + "with longer texts made of them, and a report names the texts with which it occurs. `--expansion ibm` makes 10 "
          + "characters 30, 20 characters 40, and 100 characters 130, the maxima of IBM's table.",
        "A report may end in a fix. --fix applies a fix marked `fix`, which is safe, and --diff shows the change first. A fix "
          + "marked `fix, to review` is a guess, such as a similar name. Only --apply and --interactive apply such a fix.",
        "A baseline is for a project with many problems: --write-baseline lists the present problems in a file, and with "
          + "--baseline only new problems are reported. A problem is known by its file, its code, the names in its message and "
          + "the contents of its lines, so its lines may move. Equal problems are counted, so that one more of them is new.",
        "A file called layc.json sets the sizes and text sizes of layouts that declare none, severities, devices, string "
          + "catalogs, strictness and excluded files. The nearest layc.json applies, in the file's directory or above, up to the "
          + "root of the repository. Options override layc.json. If layc.json has an error, the exit status is 2.",
        "In a directory, files and directories whose names begin with a full stop are skipped, and so are linked "
          + "directories. A directory inside a named directory is skipped if it contains a file called .laycignore, as "
          + "Samples/Errors does; to check such a directory, name it.",
      ])
  }

  private static var eval: Command {
    Command(
      name: .eval, summary: "show the frames of a layout",
      operands: Operands(
        placeholder: "FILE|-", kind: .files, atLeast: 1, atMost: 1, summary: "the file, or - for the standard input"),
      options: [
        .size, .layout, .state, .animate, .steps, .curve, .fit, .view, .draw, .scale, .direction, .textSize, .safeArea,
        .keyboard,
        .device, .evalDevices,
        .set, .resize, .watch, .strict,
        .format("text", "json", "svg", "log"), .color, .graphics, .ascii, .quiet, .stdinFilename, .help,
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
        Example(
          line: "layc eval SignIn.lay --fit 320xcompressed", meaning: "the height that the layout needs at a width"),
        Example(line: "layc eval SignIn.lay --format log", meaning: "as an app logs its views"),
        Example(line: "layc eval SignIn.lay --resize 320x480,375x667", meaning: "masks resized along a path"),
        Example(
          line: "layc eval SignIn.lay --size 375x667 --format svg > SignIn.svg", meaning: "a drawing of the boxes"),
      ],
      details: [
        "--device takes a device that `layc devices` lists, alone or with an orientation: `iPhone 17 Pro landscape`.",
        "The default size is the design size of the layout. Each frame is relative to its superview. If constraints conflict, "
          + "one of the constraints is broken, the frames are still shown, and the exit status is 1.",
        "--draw shows a picture where the terminal takes kitty's protocol or sixels, else boxes of characters, as `--graphics none` and --ascii do "
          + "everywhere; an animation is boxes.",
        "--animate shows the frames of an animation to the second state or size: bounds, centres and transforms change from one "
          + "layout to the other, and constraints do not apply in between.",
        "--fit lays the view out alone: only the constraints inside the view apply, and its width and height have priority 50 "
          + "(fitting size level). In 320xcompressed the number is required, and 320@750x0 gives the number another priority. The "
          + "result is a whole number of pixels.",
      ])
  }

  private static var lsp: Command {
    Command(
      name: .lsp, summary: "serve editors that speak the language server protocol",
      operands: Operands(placeholder: "", kind: .nothing, atLeast: 0, atMost: 0, summary: ""),
      options: [.stdio, .worker, .help],
      examples: [Example(line: "layc lsp", meaning: "the command that an editor runs")],
      details: [
        "The server uses LSP 3.17 on the standard input and output. Checks run in a separate process, which ends if a document "
          + "changes. docs/lsp.md lists the requests."
      ])
  }

  private static var fmt: Command {
    Command(
      name: .fmt, summary: "format files in the canonical form",
      operands: Operands(
        placeholder: "FILE|DIR|-...", kind: .files, atLeast: 1,
        summary: "files, directories (every .lay file inside), or - for the standard input, which goes to the output"),
      options: [.check, .formatDiff, .vfl, .color, .quiet, .stdinFilename, .help],
      examples: [
        Example(line: "layc fmt SignIn.lay", meaning: "format one file"),
        Example(line: "layc fmt --check Samples", meaning: "list the files that are not formatted, and change none"),
        Example(line: "layc fmt --diff SignIn.lay", meaning: "show what would change"),
        Example(line: "layc fmt - < SignIn.lay", meaning: "format an open document"),
      ],
      details: [
        "The canonical form has two spaces per level of braces, and one space around relations and operators. A block on one "
          + "line stays on this line if it fits into 100 columns. Comments and blank lines keep their places. Lines with a syntax "
          + "error do not change, and the exit status is then 1. If a file was changed after layc read it, layc does not write it.",
        "A directory inside a named directory is skipped if it contains a file called .laycignore, and so are files that "
          + "`exclude` of layc.json matches.",
      ])
  }

  private static var paste: Command {
    Command(
      name: .paste, summary: "translate UIKit, SnapKit, Masonry, PureLayout or SwiftUI code to .lay",
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
        "The command translates anchors, NSLayoutConstraint, visual formats, stack views, autoresizing masks, SnapKit, Masonry, "
          + "PureLayout and the stacks of SwiftUI. If the code creates views or adds subviews, the result is a layout, otherwise only constraints.",
        "A statement that cannot be translated becomes a comment with the reason: `// not translated: …`. The exit status is "
          + "then 1. docs/paste.md lists what is translated.",
      ])
  }

  private static var log: Command {
    Command(
      name: .log, summary: "explain the conflicts of constraints in a log of an app",
      operands: Operands(
        placeholder: "[FILE|-]", kind: .sources, atLeast: 0, atMost: 1,
        summary: "a log, or - for the standard input, which is read when nothing is given"),
      options: [
        .tee, .objc, .toLay, .format("text", "json", "sarif", "github"), .color, .quiet, .stdinFilename, .help,
      ],
      examples: [
        Example(line: "layc log console.txt", meaning: "explain what Xcode's console printed"),
        Example(line: "layc log - --tee", meaning: "behind `xcodebuild test 2>&1 |`: pass all other lines through"),
        Example(
          line: "layc log console.txt --to-lay > Log.lay", meaning: "write layouts that `layc check` explains in full"),
        Example(line: "layc log console.txt --format github", meaning: "annotations in a workflow"),
      ],
      details: [
        "A log that begins with \"Unable to simultaneously satisfy constraints\" lists constraints. They are solved in exact numbers: the "
          + "report has the fewest of them that conflict, the facts that take part without being printed, the sum, who is to "
          + "blame, and a fix that was tried. Where all can be satisfied as they are printed, it says so.",
        "Equal conflicts are reported once, with their number. Other lines are left out; with --tee they go to the standard output as "
          + "they come, and to the standard error where the result is JSON or SARIF. The exit status is 1 if the "
          + "input has a conflict, else 0. docs/conflict-logs.md lists what is read.",
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
      name: .constraints, summary: "show the constraints that masks, visual formats and statements create",
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
      details: ["The default size is the design size of the layout."])
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
          meaning: "a string catalog with the length of each text in its comment"),
        Example(
          line: "layc budget SignIn.lay --strings Localizable.xcstrings",
          meaning: "with the texts of each language, in its direction and its letters"),
      ],
      details: [
        "layc replaces the text in the file with texts of other widths, and checks the layout at every size, as `layc check` "
          + "does. The budget is the widest text, to half a point, with which no health check fails at more sizes than with an "
          + "empty text, and no more views extend beyond the screen. The number of characters is that of English text in the font of the "
          + "view. Texts of several lines and editable texts have no budget.",
        "With --strings, or `strings` in layc.json, each language has its own budgets: with the other texts in that language, in "
          + "its direction, and in its own letters if their frequencies are known.",
      ])
  }

  private static var map: Command {
    Command(
      name: .map, summary: "draw the sizes at which each layout is proved, and at which it breaks",
      operands: Operands(
        placeholder: "FILE|-", kind: .files, atLeast: 1, atMost: 1, summary: "the file, or - for the standard input"),
      options: [
        .size, .sizes, .layout, .direction, .bothDirections, .textSizes, .strings, .languages, .expansion, .pseudo,
        .scale, .safeArea, .keyboards, .devices, .set, .format("text", "json", "svg"), .color, .ascii, .quiet,
        .stdinFilename, .help,
      ],
      examples: [
        Example(line: "layc map split.lay", meaning: "the width across, the height upwards, a letter for each result"),
        Example(line: "layc map split.lay --format svg > split.svg", meaning: "the same as a picture"),
        Example(line: "layc map split.lay --both-directions", meaning: "a map for each direction that differs"),
      ],
      details: [
        "The letters are C for a conflict, F for a failing assertion, A for an ambiguous frame, H for a failing health check, "
          + "? where nothing is decided, and a full stop where the layout is proved. A cell has the worst result of its sizes. "
          + "Below the map are the findings, the exact breakpoints, and the known screens that have a problem. The layout is "
          + "checked as `layc check` does, but no fixes are tried."
      ])
  }

  private static var preview: Command {
    Command(
      name: .preview, summary: "show a layout in the browser while you write it",
      operands: Operands(
        placeholder: "FILE|DIR...", kind: .files, atLeast: 1,
        summary: "files, or directories (every .lay file inside); several files have a page that lists them"),
      options: [
        .open, .port, .host, .allowedHost, .size, .layout, .state, .direction, .textSize, .safeArea, .device, .set,
        .strings, .languages, .worker, .color, .quiet, .help,
      ],
      examples: [
        Example(line: "layc preview Samples/SignIn.lay --open", meaning: "follow a file in the browser"),
        Example(line: "layc preview Samples", meaning: "follow all files of a directory"),
        Example(
          line: "layc preview SignIn.lay --port 8080 --allowed-host tunnel.example", meaning: "behind a tunnel"),
      ],
      details: [
        "The command prints the address of a page and follows the files and their imports until you interrupt it. A new version is "
          + "shown at once, with the same scroll position, size and selection. While a file has errors, the page shows "
          + "the last version without errors in grey, and the errors above it. A click on a view prints its place in the file.",
        "The page is served to this machine alone, under an address with a secret. --host and --allowed-host open it to others: "
          + "anybody who knows the address can then read the layouts. An editor with `layc lsp` has the command `layc.preview`, "
          + "which shows unsaved text; docs/live-preview.md describes both.",
      ])
  }

  /// The operands of the commands that compare two layouts.
  private static let twoLayouts = Operands(
    placeholder: "FILE[#LAYOUT] FILE[#LAYOUT]", kind: .files, atLeast: 2, atMost: 2,
    summary: "two files: .lay files, storyboards or xibs; layouts are paired by name, or chosen with #")

  /// The options of these commands.
  private static let comparisonOptions: [Option] = [
    .mapping, .size, .sizes, .direction, .textSizes, .safeArea, .devices, .set, .format("text", "json"), .color, .quiet,
    .help,
  ]

  private static var same: Command {
    Command(
      name: .same, summary: "prove that two layouts give the same frames at every size",
      operands: twoLayouts, options: comparisonOptions,
      examples: [
        Example(line: "layc same Main.storyboard Main.lay", meaning: "the scenes, with the layouts of the same names"),
        Example(line: "layc same Old.lay#Login New.lay#SignIn", meaning: "two layouts with other names"),
        Example(
          line: "layc same Old.lay New.lay --map form.email=emailField", meaning: "a view that was renamed"),
      ],
      details: [
        "The frames of all views that both layouts have are compared at every size that both declare, in both directions, in the "
          + "base and in each state with a name in both, as exact numbers before they are snapped to pixels. Positions are from the "
          + "corner of the root. A view is paired by its path, else by its name if only one view of each layout has it. A view that "
          + "is hidden in both is not compared.",
        "The exit status is 0 if all frames are proved to be the same, 1 if a frame differs, and 2 if something is not decided: where "
          + "constraints conflict, where a frame is ambiguous, with steps or ranges of metrics, without a common size or view.",
      ])
  }

  private static var diff: Command {
    Command(
      name: .diff, summary: "show which constraints and frames differ between two layouts",
      operands: twoLayouts, options: comparisonOptions,
      examples: [
        Example(line: "layc diff Old.lay New.lay", meaning: "what changed, and at which sizes views moved"),
        Example(line: "layc diff Main.storyboard#Login Login.lay#Login", meaning: "what a rewrite changed"),
      ],
      details: [
        "A constraint is added, removed, changed, or equivalent though written otherwise: as a stack instead of a constraint, with "
          + "other edges, or as a sum of equations of the other layout. Constraints are compared in both directions. The frames are "
          + "compared as `layc same` does.",
        "The exit status is 0 if nothing differs, 1 if something does, and 2 if frames are not decided and no constraint differs.",
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
          line: "layc why Samples/SignIn.lay form.width --size 375x667",
          meaning: "the constraints that determine the number"),
        Example(line: "layc why SignIn.lay SignIn/form/email", meaning: "all four numbers of a frame"),
        Example(
          line: "layc why SignIn.lay form.width --at-most", meaning: "the constraints that keep it from being larger"),
        Example(line: "layc why SignIn.lay form.width --format json", meaning: "the same sums for a program"),
      ],
      details: [
        "A number is a width, an edge, a baseline … of a view, named as in constraints in the braces of the layout: form.width, "
          + "row[2].top, root.height, or form.frame for all four numbers. Positions are in the superview's coordinates, from its "
          + "left and top. Each line is a sum that you can check by hand, with its constraints, down to numbers of the file and the "
          + "size of the root (`root.width`). Sums are exact: numbers are not rounded or snapped to pixels.",
        "--at-most and --at-least follow the number to its largest and smallest value. Each stop lists the constraints that "
          + "limit the number, and the constraint with the lowest priority, which is violated first, until only required "
          + "constraints are left.",
        "The default size is the design size of the layout.",
      ])
  }

  private static var explain: Command {
    Command(
      name: .explain, summary: "show the page of a diagnostic code, or list the codes",
      operands: Operands(
        placeholder: "[CODE]...", kind: .code, atLeast: 0,
        summary: "codes, such as L0201 or 201, their names, or a word such as 'keyboard'"),
      options: [.format("text", "json"), .color, .help],
      examples: [
        Example(line: "layc explain L0201", meaning: "the meaning of the code, a wrong and a corrected file"),
        Example(line: "layc explain keyboard", meaning: "the codes about the keyboard"),
        Example(line: "layc explain", meaning: "every code"),
      ],
      details: [])
  }

  private static var docs: Command {
    Command(
      name: .docs, summary: "open the documentation in the browser",
      operands: Operands(placeholder: "", kind: .nothing, atLeast: 0, atMost: 0, summary: ""),
      options: [.color, .help],
      examples: [
        Example(line: "layc docs", meaning: "the tutorial, the reference and all other pages, with a search field")
      ],
      details: [
        "The pages are static files that need no network. `python3 Scripts/make_site.py` writes the pages to .build/site of a "
          + "clone; an installed layc has the pages in share/doc/layc next to its bin. If no browser can be started, the command "
          + "prints the path of the pages."
      ])
  }

  private static var devices: Command {
    Command(
      name: .devices, summary: "list the devices, or show the orientations and sizes of a device",
      operands: Operands(
        placeholder: "[NAME]...", kind: .device, atLeast: 0,
        summary: "devices, such as \"iPhone 17 Pro\" or 17-pro, or families: iphone, ipad, mac"),
      options: [.format("text", "json"), .color, .help],
      examples: [
        Example(line: "layc devices", meaning: "every device, with its size"),
        Example(
          line: "layc devices \"iPhone 17 Pro\"", meaning: "its orientations with sizes, safe areas and size classes"),
        Example(line: "layc devices ipad --format json", meaning: "all iPads for a program"),
      ],
      details: [
        "The output calls a way to show an app on a device a pose: an orientation, a part of a Split View, or a window with a "
          + "range of sizes. `sizes iPhone` in a file, and `check --devices iphone`, check all poses of a family, each with its own "
          + "safe area, scale and size classes. A window whose sizes another window of the family has too is not checked again. If a "
          + "number is not published, the pose states that. The sources of the numbers are listed."
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
