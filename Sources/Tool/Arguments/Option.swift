internal import LayDevices
internal import LayRuntime

/// An option of the command line: the source of the argument parser, the help, the completions, the man page and
/// docs/options.md.
struct Option: Sendable {
  /// The name of an option; its raw value is the name behind the two hyphens.
  enum Name: String, Sendable, CaseIterable {
    case size, sizes, layout, scale, direction
    case bothDirections = "both-directions"
    case textSize = "text-size"
    case textSizes = "text-sizes"
    case expansion, pseudo
    case safeArea = "safe-area"
    case keyboard
    case device, devices, strings, languages
    case set, resize, fix, check, diff, vfl, watch, strict
    case allowUndecided = "allow-undecided"
    case maxDiagnostics = "max-diagnostics"
    case baseline
    case writeBaseline = "write-baseline"
    case showSettings = "show-settings"
    case explainProof = "explain-proof"
    case noTrials = "no-trials"
    case format, color, graphics, ascii, quiet
    case stdinFilename = "stdin-filename"
    case stdio, worker, host, port, open
    case allowedHost = "allowed-host"
    case atMost = "at-most"
    case atLeast = "at-least"
    case state, animate, steps, curve, fit, view, draw
    case from, apply, interactive, output, force
    case tee, objc
    case style, show, dark, before, map
    case toLay = "to-lay"
    case changedSince = "changed-since"
    case help, version
  }

  /// The value of an option.
  struct Value: Sendable {
    /// The placeholder in the help, such as `WxH`.
    var placeholder: String
    /// A valid value, for messages.
    var example: String
    /// The valid words; empty if any value is valid.
    var choices: [String] = []
    /// Some of the valid words, for completions, if any value is valid.
    var words: [String] = []
    /// True if it is the path of a file.
    var isFile = false
  }

  var name: Name
  /// The short form: `q` for `-q`.
  var letter: Character?
  /// The value that follows the option; nil for a switch.
  var value: Value?
  /// True if it may be given more than once.
  var repeats = false
  /// The description in one line: lower case, no full stop.
  var summary: String

  /// `--size`
  var spelling: String { "--" + name.rawValue }
  /// `-q, --quiet` or `--size WxH`
  var synopsis: String {
    let short = letter.map { "-\($0), " } ?? ""
    return short + spelling + (value.map { " " + $0.placeholder } ?? "")
  }
}

extension Option {
  static let size = Option(
    name: .size, value: Value(placeholder: "WxH", example: LayoutOption.size.example), repeats: true,
    summary: "the size of the screen in points")
  static let sizes = Option(
    name: .sizes, value: Value(placeholder: "A...B", example: "320x320...1366x1366"), repeats: true,
    summary: "every size between two sizes, instead of the `sizes` of the file")
  static let layout = Option(
    name: .layout, value: Value(placeholder: "NAME", example: LayoutOption.layout.example),
    summary: "only this layout of the file")
  static let scale = Option(
    name: .scale, value: Value(placeholder: "N", example: LayoutOption.scale.example),
    summary: "pixels per point: frames are snapped to pixels in the output")
  static let direction = Option(
    name: .direction,
    value: Value(
      placeholder: LayoutOption.direction.choices.joined(separator: "|"), example: LayoutOption.direction.example,
      choices: LayoutOption.direction.choices),
    summary: "the layout direction: left to right or right to left")
  static let state = Option(
    name: .state, value: Value(placeholder: "NAME", example: LayoutOption.state.example),
    summary: "the state of the layout; the default is the base")
  static let animate = Option(
    name: .animate, value: Value(placeholder: "A..B", example: "base..wide"),
    summary: "the frames of an animation between two states (`base` is no state) or two sizes")
  static let steps = Option(
    name: .steps, value: Value(placeholder: "N", example: "12"),
    summary: "the number of steps of the animation; the default is 12")
  static let curve = Option(
    name: .curve,
    value: Value(
      placeholder: TimingCurve.allCases.map(\.name).joined(separator: "|"), example: "easeInOut",
      choices: TimingCurve.allCases.map(\.name)),
    summary: "the timing curve, as in UIKit; the default is easeInOut")
  static let fit = Option(
    name: .fit, value: Value(placeholder: "compressed|expanded|WxH", example: "compressed"),
    summary:
      "the smallest, the largest or the nearest size that fits, instead of frames; `320xcompressed` keeps a width"
  )
  static let draw = Option(
    name: .draw,
    summary: "draw the views as boxes with their names, instead of numbers: as a picture if the terminal shows them")
  static let view = Option(
    name: .view, value: Value(placeholder: "PATH", example: "form.email"),
    summary: "the view that --fit measures; the default is the layout itself")
  static let noTrials = Option(
    name: .noTrials, summary: "report problems without the changes that would fix them, in about half the time")
  static let bothDirections = Option(
    name: .bothDirections, summary: "check the layout from left to right and from right to left")
  static let textSize = Option(
    name: .textSize,
    value: Value(
      placeholder: "NAME", example: LayoutOption.textSize.example, choices: LayoutOption.textSize.choices),
    summary: "the text size of the system settings, for fonts of text styles")
  static let textSizes = Option(
    name: .textSizes, value: Value(placeholder: "all|A...B|A,B", example: "xSmall...accessibility3"),
    summary: "check at these text sizes, instead of those of the file")
  static let expansion = Option(
    name: .expansion, value: Value(placeholder: "ibm|N%", example: "ibm"),
    summary: "check with longer texts too: as IBM's table for translations, or all by N percent")
  static let pseudo = Option(
    name: .pseudo, summary: "check with texts of a pseudo-language too: with accents, longer by 40 percent, in brackets"
  )
  static let safeArea = Option(
    name: .safeArea, value: Value(placeholder: "T,L,B,R", example: LayoutOption.safeArea.example),
    summary: "the insets of the safe area: top, left, bottom, right")
  static let keyboard = Option(
    name: .keyboard, value: Value(placeholder: "H", example: LayoutOption.keyboard.example),
    summary: "the height of the keyboard; the default is a hidden keyboard")
  static let keyboards = Option(
    name: .keyboard, value: Value(placeholder: "H|A...B", example: "0...346"),
    summary: "check with a keyboard of this height, or of a range of heights, instead of the file's")
  static let device = Option(
    name: .device,
    value: Value(placeholder: "NAME", example: LayoutOption.device.example, words: Device.words),
    summary: "the screen of a device: size, scale, safe area and size classes; `NAME landscape` for landscape")
  static let devices = Option(
    name: .devices,
    value: Value(placeholder: "NAME,...", example: "iphone,ipad", words: Device.familyWords + Device.words),
    summary: "check the sizes of these devices, or of `all` iPhones and iPads, that `sizes` includes")
  static let evalDevices = Option(
    name: .devices,
    value: Value(placeholder: "NAME,...", example: "iphone,ipad", words: Device.familyWords + Device.words),
    summary:
      "at each size of these devices, or at one, `iPhone SE portrait`, with its scale and safe area; no resizable windows"
  )
  static let strings = Option(
    name: .strings, value: Value(placeholder: "FILE|DIR", example: "Localizable.xcstrings", isFile: true),
    repeats: true,
    summary: "check the texts of a string catalog, a strings file, or all in a directory, in each language")
  static let languages = Option(
    name: .languages, value: Value(placeholder: "TAG,...", example: "de,fr"),
    summary: "only these languages of the string catalogs")
  static let set = Option(
    name: .set, value: Value(placeholder: "NAME=VALUE", example: LayoutOption.set.example), repeats: true,
    summary: "another value of a metric, or another constant of a named constraint")
  static let resize = Option(
    name: .resize, value: Value(placeholder: "WxH,WxH,...", example: "320x480,375x667"),
    summary: "resize to these sizes in order, and show the frames at the last size")
  static let atMost = Option(name: .atMost, summary: "show the constraints that keep the number from being larger")
  static let atLeast = Option(name: .atLeast, summary: "show the constraints that keep the number from being smaller")
  static let from = Option(
    name: .from,
    value: Value(
      placeholder: Starter.allCases.map(\.rawValue).joined(separator: "|"), example: Starter.login.rawValue,
      choices: Starter.allCases.map(\.rawValue)),
    summary: "the file to start from; the default is blank")
  static let tee = Option(
    name: .tee, summary: "pass through all lines that are no part of a conflict, as they come")
  static let objc = Option(name: .objc, summary: "write fixes in Objective-C instead of Swift")
  static let toLay = Option(
    name: .toLay, summary: "write each conflict as a layout instead of explaining it")
  static let mapping = Option(
    name: .map, value: Value(placeholder: "X=Y", example: "form.email=emailField"), repeats: true,
    summary: "the view X of the first layout is the view Y of the second")
  static let output = Option(
    name: .output, letter: "o", value: Value(placeholder: "DIR", example: "Layouts", isFile: true),
    summary: "write the layouts, and a JSON file with the object id of each view, into this directory")
  static let force = Option(name: .force, summary: "overwrite files that exist")
  static let fix = Option(name: .fix, summary: "apply the safe fixes to the files")
  static let apply = Option(
    name: .apply, value: Value(placeholder: "CODE@FILE:LINE", example: "L0502@SignIn.lay:12"),
    summary: "apply the fix of one problem, also a fix to review")
  static let interactive = Option(
    name: .interactive, letter: "i", summary: "show each fix to review, and ask whether to apply it")
  static let diff = Option(name: .diff, summary: "show what --fix would change, and change nothing")
  static let check = Option(name: .check, summary: "list the files that are not formatted, and change none")
  static let formatDiff = Option(name: .diff, summary: "show what would change, and change nothing")
  static let vfl = Option(name: .vfl, summary: "also format visual formats: remove their spaces")
  static let watch = Option(name: .watch, summary: "run again whenever a file that was read changes")
  static let strict = Option(name: .strict, summary: "treat warnings as errors")
  static let allowUndecided = Option(
    name: .allowUndecided, summary: "exit with status 0 even if a layout is not decided")
  static let maxDiagnostics = Option(
    name: .maxDiagnostics, value: Value(placeholder: "N", example: "20"),
    summary: "show the first N problems and the number of the others; 0 shows all problems")
  static let baseline = Option(
    name: .baseline, value: Value(placeholder: "FILE", example: "baseline.json", isFile: true),
    summary: "omit the problems that FILE lists, and show how many of these no longer occur")
  static let writeBaseline = Option(
    name: .writeBaseline, value: Value(placeholder: "FILE", example: "baseline.json", isFile: true),
    summary: "write the present problems to FILE instead of reporting them")
  static let changedSince = Option(
    name: .changedSince, value: Value(placeholder: "REF", example: "origin/main"),
    summary: "check only files that changed since a revision of git, or whose imports, settings or string catalogs did")
  static let showSettings = Option(
    name: .showSettings,
    summary: "show the settings for FILE or the working directory, each with its source, and check nothing")
  static let explainProof = Option(
    name: .explainProof, summary: "list each kind of claim, with the sizes and views for which it is proved")
  static let map = Option(
    name: .map, summary: "draw the sizes of each finding as a small map below its report, as `layc map` does for all")
  static let color = Option(
    name: .color,
    value: Value(placeholder: "auto|always|never", example: "never", choices: ["auto", "always", "never"]),
    summary: "colours; auto depends on the terminal, NO_COLOR, FORCE_COLOR and TERM")
  static let graphics = Option(
    name: .graphics,
    value: Value(
      placeholder: TerminalPictures.allCases.map(\.rawValue).joined(separator: "|"), example: "sixel",
      choices: TerminalPictures.allCases.map(\.rawValue)),
    summary: "the protocol of pictures in the terminal; the default is what the terminal reports")
  static let ascii = Option(name: .ascii, summary: "draw with - and | instead of lines and corners")
  static let quiet = Option(name: .quiet, letter: "q", summary: "results only: no summary, no progress")
  static let stdinFilename = Option(
    name: .stdinFilename, value: Value(placeholder: "NAME", example: "SignIn.lay"),
    summary: "the file name of the standard input, for messages and imports")
  static let stdio = Option(name: .stdio, summary: "communicate over standard input and output, the default")
  static let worker = Option(name: .worker, summary: "run as a worker process; only layc itself uses this option")
  static let host = Option(
    name: .host, value: Value(placeholder: "ADDRESS", example: "127.0.0.1"),
    summary: "the address to serve at; the default is 127.0.0.1, which only this machine reaches")
  static let port = Option(
    name: .port, value: Value(placeholder: "N", example: "8080"),
    summary: "the port to serve at; the default is a free one")
  static let allowedHost = Option(
    name: .allowedHost, value: Value(placeholder: "NAME", example: "tunnel.example"), repeats: true,
    summary: "a further name by which browsers may reach the preview, such as that of a tunnel")
  static let open = Option(name: .open, summary: "open the preview in the browser")
  static let help = Option(name: .help, letter: "h", summary: "show this help")
  static let version = Option(name: .version, summary: "show the version")

  /// Returns `--format` with the formats of a command.
  static func format(_ forms: String...) -> Option {
    Option(
      name: .format, value: Value(placeholder: forms.joined(separator: "|"), example: forms[0], choices: forms),
      summary: "the format of the result; the default is text")
  }
}
