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
    case format, color, ascii, quiet
    case stdinFilename = "stdin-filename"
    case stdio, worker
    case atMost = "at-most"
    case atLeast = "at-least"
    case state, animate, steps, curve, fit, view
    case from, apply, interactive, output, force
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
    summary: "every size between two corners, in the place of the file's own `sizes`")
  static let layout = Option(
    name: .layout, value: Value(placeholder: "NAME", example: LayoutOption.layout.example),
    summary: "only this layout of the file")
  static let scale = Option(
    name: .scale, value: Value(placeholder: "N", example: LayoutOption.scale.example),
    summary: "pixels a point: frames are snapped to pixels on output")
  static let direction = Option(
    name: .direction,
    value: Value(
      placeholder: LayoutOption.direction.choices.joined(separator: "|"), example: LayoutOption.direction.example,
      choices: LayoutOption.direction.choices),
    summary: "the layout direction: whether leading is left or right")
  static let state = Option(
    name: .state, value: Value(placeholder: "NAME", example: LayoutOption.state.example),
    summary: "the state that the host has chosen; without it the base holds")
  static let animate = Option(
    name: .animate, value: Value(placeholder: "A..B", example: "base..wide"),
    summary: "the frames on the way between two states (`base` is none) or two sizes, as in an animation")
  static let steps = Option(
    name: .steps, value: Value(placeholder: "N", example: "12"),
    summary: "how many steps the animation has; 12 when it is not given")
  static let curve = Option(
    name: .curve,
    value: Value(
      placeholder: TimingCurve.allCases.map(\.name).joined(separator: "|"), example: "easeInOut",
      choices: TimingCurve.allCases.map(\.name)),
    summary: "the timing curve, as in UIKit; easeInOut when it is not given")
  static let fit = Option(
    name: .fit, value: Value(placeholder: "compressed|expanded|WxH", example: "compressed"),
    summary:
      "the size that fits, as small as can be, as large, or close to a size, instead of frames; `320xcompressed` keeps a width"
  )
  static let view = Option(
    name: .view, value: Value(placeholder: "PATH", example: "form.email"),
    summary: "the view that --fit measures; the layout itself when it is not given")
  static let bothDirections = Option(
    name: .bothDirections, summary: "look at the layout from left to right and from right to left")
  static let textSize = Option(
    name: .textSize,
    value: Value(
      placeholder: "NAME", example: LayoutOption.textSize.example, choices: LayoutOption.textSize.choices),
    summary: "the text size that people chose in the settings of the system, for fonts of text styles")
  static let textSizes = Option(
    name: .textSizes, value: Value(placeholder: "all|A...B|A,B", example: "xSmall...accessibility3"),
    summary: "check at these text sizes, in the place of the file's own")
  static let expansion = Option(
    name: .expansion, value: Value(placeholder: "ibm|N%", example: "ibm"),
    summary: "check with longer texts too: by the shares of IBM's table for translations, or all by N percent")
  static let pseudo = Option(
    name: .pseudo, summary: "check with texts of a pseudo-language too: with accents, longer by 40 percent, in brackets"
  )
  static let safeArea = Option(
    name: .safeArea, value: Value(placeholder: "T,L,B,R", example: LayoutOption.safeArea.example),
    summary: "what bars and notches cover of the screen: the insets of the safe area")
  static let keyboard = Option(
    name: .keyboard, value: Value(placeholder: "H", example: LayoutOption.keyboard.example),
    summary: "the height of the keyboard over the bottom of the screen; hidden when it is not given")
  static let keyboards = Option(
    name: .keyboard, value: Value(placeholder: "H|A...B", example: "0...346"),
    summary: "check with a keyboard of this height, or of any of these, in the place of the file's own")
  static let device = Option(
    name: .device,
    value: Value(placeholder: "NAME", example: LayoutOption.device.example, words: Device.words),
    summary: "the screen of a device: size, scale, safe area and size classes; `NAME landscape` for landscape")
  static let devices = Option(
    name: .devices,
    value: Value(placeholder: "NAME,...", example: "iphone,ipad", words: Device.familyWords + Device.words),
    summary: "check the poses of these devices, or of `all` iPhones and iPads, as far as they are among `sizes`")
  static let evalDevices = Option(
    name: .devices,
    value: Value(placeholder: "NAME,...", example: "iphone,ipad", words: Device.familyWords + Device.words),
    summary: "in each pose of these devices that has one size, with its scale and safe area")
  static let strings = Option(
    name: .strings, value: Value(placeholder: "FILE|DIR", example: "Localizable.xcstrings", isFile: true),
    repeats: true,
    summary: "check the texts of a string catalog, a strings file, or of all in a directory, in each language")
  static let languages = Option(
    name: .languages, value: Value(placeholder: "TAG,...", example: "de,fr"),
    summary: "only these languages of the string catalogs")
  static let set = Option(
    name: .set, value: Value(placeholder: "NAME=VALUE", example: LayoutOption.set.example), repeats: true,
    summary: "another value of a metric, or another constant of a named constraint")
  static let resize = Option(
    name: .resize, value: Value(placeholder: "WxH,WxH,...", example: "320x480,375x667"),
    summary: "resize along this path; the frames are those of its last size")
  static let atMost = Option(name: .atMost, summary: "say what keeps the number from being larger")
  static let atLeast = Option(name: .atLeast, summary: "say what keeps the number from being smaller")
  static let from = Option(
    name: .from,
    value: Value(
      placeholder: Starter.allCases.map(\.rawValue).joined(separator: "|"), example: Starter.login.rawValue,
      choices: Starter.allCases.map(\.rawValue)),
    summary: "the file to start from; blank when it is not given")
  static let output = Option(
    name: .output, letter: "o", value: Value(placeholder: "DIR", example: "Layouts", isFile: true),
    summary: "write the layouts, and a JSON file with the object id of each view, into this directory")
  static let force = Option(name: .force, summary: "overwrite files that exist")
  static let fix = Option(name: .fix, summary: "apply the safe fixes to the files")
  static let apply = Option(
    name: .apply, value: Value(placeholder: "CODE@FILE:LINE", example: "L0502@SignIn.lay:12"),
    summary: "make the fix of one problem, also one that is to be reviewed")
  static let interactive = Option(
    name: .interactive, letter: "i", summary: "show each fix that is to be reviewed, and ask whether to make it")
  static let diff = Option(name: .diff, summary: "show what --fix would change, and change nothing")
  static let check = Option(name: .check, summary: "say which files are not formatted, and change none")
  static let formatDiff = Option(name: .diff, summary: "show what would change, and change nothing")
  static let vfl = Option(name: .vfl, summary: "format inside visual formats too: take out their spaces")
  static let watch = Option(name: .watch, summary: "run again whenever a file that was read changes")
  static let strict = Option(name: .strict, summary: "make warnings errors")
  static let allowUndecided = Option(
    name: .allowUndecided, summary: "let the exit status be 0 where a layout could not be decided")
  static let maxDiagnostics = Option(
    name: .maxDiagnostics, value: Value(placeholder: "N", example: "20"),
    summary: "show the first N problems and say how many more there are; 0 shows all of them")
  static let baseline = Option(
    name: .baseline, value: Value(placeholder: "FILE", example: "baseline.json", isFile: true),
    summary: "leave out the problems that FILE lists, and say how many of them no longer occur")
  static let writeBaseline = Option(
    name: .writeBaseline, value: Value(placeholder: "FILE", example: "baseline.json", isFile: true),
    summary: "write the problems there are to FILE instead of reporting them")
  static let showSettings = Option(
    name: .showSettings,
    summary: "show the settings in effect for FILE, or here, each with its source, and check nothing")
  static let explainProof = Option(
    name: .explainProof, summary: "list each kind of claim, with the sizes and views for which it is proved")
  static let color = Option(
    name: .color,
    value: Value(placeholder: "auto|always|never", example: "never", choices: ["auto", "always", "never"]),
    summary: "when to colour; auto looks at the terminal, NO_COLOR, FORCE_COLOR and TERM")
  static let ascii = Option(name: .ascii, summary: "draw with - and | instead of lines and corners")
  static let quiet = Option(name: .quiet, letter: "q", summary: "results only: no summary, no progress")
  static let stdinFilename = Option(
    name: .stdinFilename, value: Value(placeholder: "NAME", example: "SignIn.lay"),
    summary: "the name that the file on the standard input has in messages and for its imports")
  static let stdio = Option(name: .stdio, summary: "communicate over standard input and output, the default")
  static let worker = Option(name: .worker, summary: "be a worker of a server, which starts it so")
  static let help = Option(name: .help, letter: "h", summary: "show this help")
  static let version = Option(name: .version, summary: "show the version")

  /// Returns `--format` with the formats of a command.
  static func format(_ forms: String...) -> Option {
    Option(
      name: .format, value: Value(placeholder: forms.joined(separator: "|"), example: forms[0], choices: forms),
      summary: "the form of the result; text when it is not given")
  }
}
