package import LayCompiler
package import LayDevices
package import LayDiagnostics
public import LayRuntime

/// The options of ``check(_:options:)``.
public struct CheckOptions: Sendable {
  /// The sizes to examine, in points; if empty, those that follow from each layout's `sizes`.
  public var sizes: [ExactSize] = []
  /// Ranges to examine instead of `sizes`, corner to corner.
  public var ranges: [(lowest: ExactSize, highest: ExactSize)] = []
  /// The only layout to examine; nil for all layouts of the file.
  public var layout: String?
  /// The direction of the root.
  public var direction: InterfaceDirection = .leftToRight
  /// True if the other direction is examined too.
  public var checksBothDirections = false
  /// The text sizes to examine; if empty, those that each layout declares.
  public var textSizes: [TextSize] = []
  /// The text sizes of layouts that declare none; if empty, the default alone.
  public var defaultTextSizes: [TextSize] = []
  /// True if changes are tried that would fix the findings.
  var triesChanges = true
  /// The sets that were shown before the text was changed; nil if there was no change.
  var shown: ShownSets?
  /// The limits of the proofs.
  var limits = ProofLimits()
  /// The number of pixels per point.
  public var scale: Rational = .one
  /// The safe area of the root, as insets.
  public var safeArea: ExactInsets = .zero
  /// The languages to examine, each in its own direction. Texts of a layout that are keys of one have its texts there.
  package var translations: [Translation] = []
  /// The changes of texts to examine besides, which stand for translations that do not exist yet.
  package var textChanges: [TextChange] = []
  /// The poses of devices to examine instead of all sizes.
  package var poses: [Pose] = []
  /// Findings of the caller about the layouts, which an `allow` may silence.
  package var remarks: [Diagnostic] = []
  /// True if other files import the compiled one, so that its components, metrics and lets count as used.
  public var isImported = false

  /// Returns the diagnostics to report of those that were found: with other severities, or without some.
  package var grading: @Sendable ([Diagnostic]) -> [Diagnostic] = { $0 }

  /// Creates options to examine every layout at the sizes that it declares.
  public init() {}

  /// The directions to examine, that of the options first.
  var directions: [InterfaceDirection] {
    let other: InterfaceDirection = direction == .leftToRight ? .rightToLeft : .leftToRight
    return checksBothDirections ? [direction, other] : [direction]
  }

  /// The part of the environment that is the same at every size of a range.
  var environment: LayoutEnvironment {
    LayoutEnvironment(size: .zero, direction: direction, scale: scale, safeArea: safeArea)
  }

  /// The part of the environment that is the same at every size of `range`: that of its pose, as far as the options do not say
  /// otherwise.
  func environment(in range: SizeRange) -> LayoutEnvironment {
    guard var own = range.pose?.environment else { return environment }
    own.direction = direction
    if scale != .one { own.scale = scale }
    if safeArea != .zero { own.safeArea = safeArea }
    return own
  }

  /// True if the options cover everything, so that unused `allow`s can be reported.
  var looksAtEverything: Bool {
    layout == nil && sizes.isEmpty && textSizes.isEmpty && ranges.isEmpty && direction == .leftToRight && scale == .one
      && safeArea == .zero && poses.isEmpty
  }
}

extension CompileOptions {
  /// The default options with a search for conflicts, so that contradictions from the rounding of decimals are found.
  package static var solving: CompileOptions {
    var options = CompileOptions()
    options.findConflicts = { program, environment in program.conflicts(in: environment) }
    return options
  }
}
