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
  /// True if changes are tried that would fix the findings, as far as the caller wants them.
  var triesChanges = true
  /// True if the caller wants no changes to be tried, which takes more time than to find the problems.
  package var leavesOutTrials = false
  /// The sets that were shown before the text was changed; nil if there was no change.
  var shown: ShownSets?
  /// The layouts that a trial of a change examines; nil for all of them.
  var triedLayouts: Set<String>?
  /// The only range to examine, which is one of those of the other options or a part of one; nil for all.
  var example: SizeRange?
  /// The sample of the ranges to examine; nil for all of them.
  var sample: RangeSample?
  /// True if changes are examined first where they are to help, and at a sample of many sizes.
  package var looksAtExamples = true
  /// The limits of the proofs.
  var limits = ProofLimits()
  /// True if a direction whose rows are mirror images of the other one's is not proved again, which changes no result.
  package var usesMirrorImages = true
  /// True if a language whose texts change right sides of rows alone is not proved again where the results stay the same.
  package var sharesLanguages = true
  /// The number of pixels per point.
  public var scale: Rational = .one
  /// The safe area of the root, as insets.
  public var safeArea: ExactInsets = .zero
  /// True if ``safeArea`` replaces declared insets and those of poses, even if it is zero.
  package var replacesSafeArea = false
  /// The least and the greatest of ``keyboard``; empty for nil. A list keeps frames small.
  private var keyboardEnds: [Rational] = []
  /// The numbers to examine at one point of the ranges of environments, by the names of these.
  var environmentNumbers: [NamedNumber] = []
  /// The languages to examine, each in its own direction. Texts of a layout that are keys of one have its texts there.
  package var translations: [Translation] = []
  /// True if these are some of the languages that there are.
  package var choosesLanguages = false
  /// The changes of texts to examine besides, which stand for translations that do not exist yet.
  package var textChanges: [TextChange] = []
  /// The poses of devices to examine instead of all sizes.
  package var poses: [Pose] = []
  /// The points by which a view may be smaller than its content, or reach beyond what should contain it: the error of contents that
  /// a program recorded in rounded numbers.
  package var recordedError = 0
  /// Findings of the caller about the layouts, which an `allow` may silence.
  package var remarks: [Diagnostic] = []
  /// True if other files import the compiled one, so that its components, metrics and lets count as used.
  public var isImported = false

  /// Returns the diagnostics to report of those that were found: with other severities, or without some.
  package var grading: @Sendable ([Diagnostic]) -> [Diagnostic] = { $0 }

  /// True for a diagnostic that the caller shows; nil for all. No changes are tried for the others.
  package var isShown: (@Sendable (Diagnostic) -> Bool)?

  /// True if the caller shows edits. Otherwise none are tried of which a report tells nothing else.
  package var showsEdits = true

  /// The heights of the keyboard to examine instead of those that a layout declares; nil for these.
  package var keyboard: SizeBounds? {
    get { keyboardEnds.isEmpty ? nil : SizeBounds(lowest: keyboardEnds[0], highest: keyboardEnds[1]) }
    set { keyboardEnds = newValue.map { [$0.lowest, $0.highest] } ?? [] }
  }

  /// Creates options to examine every layout at the sizes that it declares.
  public init() {}

  /// True if the layout with this name is examined.
  func examines(_ name: String) -> Bool { (layout ?? name) == name && triedLayouts?.contains(name) ?? true }

  /// True if reports tell which changes were tried.
  var reportsTrials: Bool { triesChanges && !leavesOutTrials }

  /// True for a diagnostic that the caller shows.
  func shows(_ diagnostic: Diagnostic) -> Bool { isShown.map { $0(diagnostic) } ?? true }

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
    if givesSafeArea { own.safeArea = safeArea }
    return own
  }

  /// The part of the environment of a layout that is the same at every size of `range`, with the height of its keyboard and its safe
  /// area: the least of a range, unless a point of it is examined.
  func environment(of layout: CompiledLayout, in range: SizeRange? = nil) -> LayoutEnvironment {
    var own = range.map { environment(in: $0) } ?? environment
    own.keyboardHeight = layout.keyboard?.lowest ?? .zero
    let declaresSafeArea = declaresSafeArea(layout, in: range)
    if declaresSafeArea, let bounds = layout.safeArea { own.safeArea = bounds.lowest }
    for parameter in layout.parameters {
      guard let number = parameter.environment, declaresSafeArea || !number.isOfSafeArea,
        let point = environmentNumbers.first(where: { $0.name == parameter.settableName })
      else { continue }
      number.set(point.value, in: &own)
    }
    return own
  }

  /// True if its safe area is in force in the place of those that layouts declare.
  var givesSafeArea: Bool { replacesSafeArea || safeArea != .zero }

  /// True if the safe area in a range is that of the layout's `sizes`: a pose of a device has its own, and so may the options.
  func declaresSafeArea(_ layout: CompiledLayout, in range: SizeRange?) -> Bool {
    layout.safeArea != nil && !givesSafeArea && range?.pose?.isOfDevice != true
  }

  /// True if the options cover everything, so that unused `allow`s can be reported.
  var looksAtEverything: Bool {
    layout == nil && sizes.isEmpty && textSizes.isEmpty && ranges.isEmpty && direction == .leftToRight && scale == .one
      && !givesSafeArea && poses.isEmpty && keyboard == nil && example == nil && sample == nil && !choosesLanguages
  }
}

extension Compilation {
  /// The compilation with other values of parameters that are metrics.
  func compiled(at values: [NamedNumber]) -> Compilation {
    let metrics = values.filter { $0.environment == nil }
    return metrics.isEmpty ? self : recompiled(setting: metrics)
  }

  /// The compilation whose layouts have the keyboard and the safe area of `options`.
  func withEnvironment(of options: CheckOptions) -> Compilation {
    if options.keyboard == nil && !options.givesSafeArea { return self }
    var compilation = self
    for index in compilation.layouts.indices {
      if let keyboard = options.keyboard { compilation.layouts[index].setKeyboard(keyboard) }
      if options.givesSafeArea { compilation.layouts[index].setSafeArea(nil) }
    }
    return compilation
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
