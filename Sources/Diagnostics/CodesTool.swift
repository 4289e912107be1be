// L09: files, arguments, limits of the tool.

extension DiagnosticCode {
  static var toolCodes: [DiagnosticCode] {
    [
      unreadableFile, badArgument, unwritableOutput, nothingToLayOut, brokenBaseline, changedMeanwhile, notDecided,
      settingsSyntax, unknownSetting, badSetting, unknownSettingCode, fixedSeverity, stringsSyntax, unknownLanguage,
      untranslatedKey, missingPlural, textWithoutKey, loggedConflict, loggedSatisfiable, unreadableLog,
    ]
  }

  package static var builderCodes: [DiagnosticCode] {
    [
      .misplacedView, .duplicateObjectID, .missingReuseIdentifier, .absoluteSides, .relativeToMargin,
      .missingAccessibilityLabel, .missingAccessibilityIdentifier, .fixedFont, .classWithoutModule, .unusedImage,
      .withoutAutoLayout, .traitVariation, .stackBackground, .storyboardIdentifier, .classOfOtherFile,
      .otherReuseIdentifier, .unnamedColor, .otherBundle,
    ]
  }

  static var pictureCodes: [DiagnosticCode] {
    [tooManyPixels, tooManyScreens, tooManyDrawnViews, noEarlierVersion, cannotListen]
  }

  /// A file that cannot be read.
  public static let unreadableFile = DiagnosticCode("L0901", "unreadable-file", .error)
  /// A command line with an invalid argument.
  public static let badArgument = DiagnosticCode("L0902", "bad-argument", .error)
  // L0903, option-not-evaluated, is gone: every option is evaluated.
  /// A result that cannot be written.
  public static let unwritableOutput = DiagnosticCode("L0904", "unwritable-output", .error)
  /// A file without a layout where one is needed.
  public static let nothingToLayOut = DiagnosticCode("L0905", "nothing-to-lay-out", .error)
  /// A baseline file that cannot be parsed.
  public static let brokenBaseline = DiagnosticCode("L0906", "broken-baseline", .error)
  /// A file that changed between reading and writing.
  public static let changedMeanwhile = DiagnosticCode("L0907", "changed-meanwhile", .error)
  /// A layout whose examination was incomplete.
  public static let notDecided = DiagnosticCode("L0908", "not-decided", .error)

  /// A settings file that is no JSON.
  public static let settingsSyntax = DiagnosticCode("L0910", "settings-syntax", .error)
  /// A setting with an unknown name.
  public static let unknownSetting = DiagnosticCode("L0911", "unknown-setting", .error)
  /// A setting with an invalid value.
  public static let badSetting = DiagnosticCode("L0912", "bad-setting", .error)
  /// A severity of an unknown code.
  public static let unknownSettingCode = DiagnosticCode("L0913", "unknown-setting-code", .error)
  /// A severity that would change an error.
  public static let fixedSeverity = DiagnosticCode("L0914", "fixed-severity", .error)

  /// A string catalog that cannot be parsed.
  public static let stringsSyntax = DiagnosticCode("L0915", "strings-syntax", .error)
  /// A language that no string catalog has.
  public static let unknownLanguage = DiagnosticCode("L0916", "unknown-language", .error)
  /// A key of a string catalog without a translation.
  public static let untranslatedKey = DiagnosticCode("L0917", "untranslated-key", .warning)
  /// A translation without a plural form that its language needs.
  public static let missingPlural = DiagnosticCode("L0918", "missing-plural", .warning)
  /// Texts of a layout that no string catalog has.
  public static let textWithoutKey = DiagnosticCode("L0919", "text-without-key", .note)

  /// Constraints of a log of Apple's that cannot all be satisfied.
  public static let loggedConflict = DiagnosticCode("L0920", "logged-conflict", .error)
  /// Constraints that a log of Apple's calls unsatisfiable, and that can be satisfied as they are printed.
  public static let loggedSatisfiable = DiagnosticCode("L0921", "logged-satisfiable", .warning)
  /// A log of Apple's that does not show its constraints, or not all of them.
  public static let unreadableLog = DiagnosticCode("L0922", "unreadable-log", .warning)

  // L0923 to L0940: what storyboards and xibs say besides their constraints. Checks of style are off until a project turns them on.

  /// A view whose recorded frame is not the one that its constraints give.
  public static let misplacedView = DiagnosticCode("L0923", "misplaced-view", .warning)
  /// Two objects with one object id.
  public static let duplicateObjectID = DiagnosticCode("L0924", "duplicate-object-id", .warning)
  /// A prototype cell without a reuse identifier.
  public static let missingReuseIdentifier = DiagnosticCode("L0925", "missing-reuse-identifier", .warning)
  /// A constraint between left or right edges.
  public static let absoluteSides = DiagnosticCode("L0926", "absolute-sides", .warning, isOff: true)
  /// A constraint relative to a margin.
  public static let relativeToMargin = DiagnosticCode("L0927", "relative-to-margin", .warning, isOff: true)
  /// An image or field without an accessibility label.
  public static let missingAccessibilityLabel = DiagnosticCode(
    "L0928", "missing-accessibility-label", .warning, isOff: true)
  /// A control without an accessibility identifier.
  public static let missingAccessibilityIdentifier = DiagnosticCode(
    "L0929", "missing-accessibility-identifier", .warning, isOff: true)
  /// A font that does not follow the text size.
  public static let fixedFont = DiagnosticCode("L0930", "fixed-font", .warning, isOff: true)
  /// A custom class without a module.
  public static let classWithoutModule = DiagnosticCode("L0931", "class-without-module", .warning, isOff: true)
  /// An image that a file lists and does not use.
  public static let unusedImage = DiagnosticCode("L0932", "unused-image", .warning, isOff: true)
  /// A document without Auto Layout.
  public static let withoutAutoLayout = DiagnosticCode("L0933", "without-auto-layout", .warning, isOff: true)
  /// A variation by size class.
  public static let traitVariation = DiagnosticCode("L0934", "trait-variation", .warning, isOff: true)
  /// A stack view with a background colour.
  public static let stackBackground = DiagnosticCode("L0935", "stack-background", .warning, isOff: true)
  /// A storyboard identifier that is not the class.
  public static let storyboardIdentifier = DiagnosticCode("L0936", "storyboard-identifier", .warning, isOff: true)
  /// A controller whose class is not the name of the file.
  public static let classOfOtherFile = DiagnosticCode("L0937", "class-of-other-file", .warning, isOff: true)
  /// A reuse identifier that is not the class.
  public static let otherReuseIdentifier = DiagnosticCode("L0938", "other-reuse-identifier", .warning, isOff: true)
  /// A colour that is written as numbers.
  public static let unnamedColor = DiagnosticCode("L0939", "unnamed-color", .warning, isOff: true)
  /// A link to a storyboard of another bundle.
  public static let otherBundle = DiagnosticCode("L0940", "other-bundle", .warning, isOff: true)

  /// A picture with more pixels than layc writes.
  public static let tooManyPixels = DiagnosticCode("L0941", "too-many-pixels", .error)
  /// A wall of more screens than layc draws.
  public static let tooManyScreens = DiagnosticCode("L0942", "too-many-screens", .error)
  /// A picture of more views than layc draws.
  public static let tooManyDrawnViews = DiagnosticCode("L0943", "too-many-drawn-views", .error)
  /// A revision in which the file to compare with cannot be read.
  public static let noEarlierVersion = DiagnosticCode("L0944", "no-earlier-version", .error)
  /// A port at which no preview can be served.
  public static let cannotListen = DiagnosticCode("L0955", "cannot-listen", .error)
}
