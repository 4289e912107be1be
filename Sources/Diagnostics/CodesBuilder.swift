// L0923 to L0940: what storyboards and xibs say besides their constraints. Checks of style are off until a project turns them on.

extension DiagnosticCode {
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

  package static var builderCodes: [DiagnosticCode] {
    [
      .misplacedView, .duplicateObjectID, .missingReuseIdentifier, .absoluteSides, .relativeToMargin,
      .missingAccessibilityLabel, .missingAccessibilityIdentifier, .fixedFont, .classWithoutModule, .unusedImage,
      .withoutAutoLayout, .traitVariation, .stackBackground, .storyboardIdentifier, .classOfOtherFile,
      .otherReuseIdentifier, .unnamedColor, .otherBundle,
    ]
  }
}
