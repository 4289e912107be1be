internal import LayRuntime

// The commands that examine and show layouts.
extension Command {
  static var check: Command {
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

  static var eval: Command {
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

  static var constraints: Command {
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

  static var budget: Command {
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

  static var map: Command {
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

  static var preview: Command {
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

  static var why: Command {
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

  static var same: Command {
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

  static var diff: Command {
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
}
