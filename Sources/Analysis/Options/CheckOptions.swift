package import LayCompiler
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
  /// True if other files import the compiled one, so that its components, metrics and lets count as used.
  public var isImported = false
  /// Screens to lay out at instead of all sizes.
  public var screens: [LayoutEnvironment] = []

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

  /// True if the options cover everything, so that unused `allow`s can be reported.
  var looksAtEverything: Bool {
    layout == nil && sizes.isEmpty && ranges.isEmpty && direction == .leftToRight && scale == .one
      && safeArea == .zero && screens.isEmpty
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
