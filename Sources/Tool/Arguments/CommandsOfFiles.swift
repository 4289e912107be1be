// The commands about files, editors, devices and the tool itself.
extension Command {
  static var new: Command {
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

  static var initialize: Command {
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

  static var lsp: Command {
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

  static var fmt: Command {
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

  static var paste: Command {
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

  static var log: Command {
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

  static var importing: Command {
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

  static var show: Command {
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

  static var explain: Command {
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

  static var docs: Command {
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

  static var devices: Command {
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

  static var completions: Command {
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

  static var man: Command {
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

  static var help: Command {
    Command(
      name: .help, summary: "show how to use layc or one of its commands",
      operands: Operands(
        placeholder: "[COMMAND]", kind: .command, atLeast: 0, atMost: 1, summary: "the command to describe"),
      options: [.help],
      examples: [Example(line: "layc help eval", meaning: "the help of one command")],
      details: [])
  }
}
