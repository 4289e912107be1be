package import LayDevices
public import LayDiagnostics
public import LayModel
public import LayNumbers

/// The minimum and maximum of a length, both included; points.
public struct SizeBounds: Hashable, Sendable {
  /// The minimum, points.
  public var lowest: Rational
  /// The maximum, points.
  public var highest: Rational

  /// Creates the bounds of a length.
  package init(lowest: Rational, highest: Rational) { (self.lowest, self.highest) = (lowest, highest) }
}

/// The declared sizes of a `sizes` range, including its corners. Nil is "any".
public struct SizePromise: Hashable, Sendable {
  /// The minimum and maximum width, points; nil for any.
  public var width: SizeBounds?
  /// The minimum and maximum height, points; nil for any.
  public var height: SizeBounds?
  /// The range in the file.
  public var range: SourceRange
  /// The pose of a device that has the size; nil for sizes that are written as numbers.
  package var pose: Pose?

  /// Compares the ranges in the file, and the poses.
  public static func == (a: SizePromise, b: SizePromise) -> Bool { a.range == b.range && a.pose == b.pose }
  /// Hashes the range alone: few poses share one.
  public func hash(into hasher: inout Hasher) { hasher.combine(range) }
}

/// The sources of a program's parts in the file.
public struct SourceTable: Sendable {
  /// The source of each constraint: a relation, a compound, or a part of a visual format (a range inside the string).
  public var constraints: [SourceRange] = []
  /// The whole statement of each constraint.
  public var statements: [SourceRange] = []
  /// The declared name of each view (for the root, the layout's name).
  public var views: [SourceRange] = []
  /// The path of each view from the layout's name: `SignIn/form/email`.
  public var paths: [String] = []
  /// The `mask = …` settings of views with a mask, or their `frame` without one.
  public var masks: [ViewID: SourceRange] = [:]
  /// The settings of intrinsic sizes, by view.
  public var intrinsics: [ViewID: SourceRange] = [:]
  /// The stack or grid that arranges each arranged view.
  public var arrangers: [ViewID: ViewID] = [:]
  /// The branches of `when`s that the environment selects, with their conditions; an `else` has the range of its
  /// `when`.
  package var branches: [(condition: ConditionID, isElse: Bool, range: SourceRange)] = []
  /// The settings of the margins of stacks; used ones inset arranged views, a constraint, or the margins of a subview.
  package var stackMargins: [(view: ViewID, range: SourceRange, isUsed: Bool)] = []
  /// The setting of each override of the program.
  public var overrides: [SourceRange] = []
  /// The statement of each step.
  public var steps: [SourceRange] = []
  /// The codes that `allow` suppresses, with the range of the surrounding block.
  package var allowances: [(code: String, block: SourceRange, statement: SourceRange)] = []

  /// Appends the ranges of the next constraint.
  mutating func add(constraint: SourceRange, statement: SourceRange) {
    constraints.append(constraint)
    statements.append(statement)
  }
}

/// A layout (or a component with `sizes`) of a file, ready to run.
public struct CompiledLayout: Sendable {
  /// The name of the layout in the file.
  public var name: String
  /// The program for the runtime.
  public var program: LayoutProgram
  /// The sources of the program's parts in the file.
  public var sources: SourceTable
  /// The size in the parentheses; nil if there is none.
  public var designSize: ExactSize?
  /// The declared sizes, one for each part of its `sizes`.
  public var sizes: [SizePromise]
  /// The comparisons of its `expect`s, in source order.
  public var expectations: [Expectation]
  /// The assertions of its `assert`s, in source order; those of a component once for each instance.
  public var assertions: [Assertion]
  /// The metrics by name (`gap`), with their values.
  package var metrics: [(name: String, value: Rational, declaration: SourceRange)]
  /// The values of properties, for `expect` and for drawing.
  var settings: SettingTable
  /// The range of the layout's name in the file.
  public var range: SourceRange
  /// The declared text sizes, from the smallest; empty if it declares none.
  public var textSizes: [TextSize] = []
  /// The metrics with ranges that it reads, in the order of the file, then the height of the keyboard and the insets of the safe area that
  /// are declared with ranges. The program has the least number of each.
  package var parameters: [ProgramParameter] = []
  /// The environment and the parts of the declared sizes.
  private(set) var surroundings = DeclaredSurroundings()
  /// The kinds of reserved regions that its controls avoid.
  package var reservedRegions: ReservedRegionKinds = []
  /// The number of constraints whose number was rounded, since it contradicted others only by rounding errors of
  /// decimals (L0551).
  package var roundedConstraints = 0
}

extension CompiledLayout {
  /// The layout without the overrides and settings under conditions for which `holds` is false.
  package func keepingSettings(where holds: [Bool]) -> CompiledLayout {
    var kept = self
    kept.program.overrides.removeAll { !holds[$0.condition.index] }
    kept.settings.keep { holds[$0.index] }
    return kept
  }

  /// The declared heights of the keyboard; nil if none is.
  package var keyboard: SizeBounds? { surroundings.keyboard }

  /// Declares the heights of the keyboard.
  package mutating func setKeyboard(_ bounds: SizeBounds?) {
    surroundings = DeclaredSurroundings(bounds, surroundings.safeArea, parts)
    parameters.removeAll { $0.environment == .keyboard }
    if let bounds, bounds.lowest < bounds.highest {
      parameters.append(ProgramParameter(.keyboard, from: bounds.lowest, to: bounds.highest))
    }
  }

  /// Records the parts of the declared sizes.
  mutating func setParts(of declared: DeclaredSizes) {
    let found = declared.parts
    let ranges = found.count > 1 ? found.map { $0.map { $0.range } } : []
    surroundings = DeclaredSurroundings(keyboard, safeArea, ranges)
  }

  /// The `sizes` statements of each part of the declared sizes: statements with the same text sizes, keyboard and safe area are
  /// one part. Empty if there is only one part.
  package var parts: [[SourceRange]] { surroundings.parts }

  /// The declared insets of the safe area, at sizes that are not those of a pose; nil if none are declared.
  package var safeArea: InsetBounds? { surroundings.safeArea }

  /// Declares the insets of the safe area.
  package mutating func setSafeArea(_ bounds: InsetBounds?) {
    surroundings = DeclaredSurroundings(keyboard, bounds, parts)
    parameters.removeAll { $0.environment?.isOfSafeArea ?? false }
    parameters += bounds?.parameters ?? []
  }

  /// The declared insets of the safe area without ranges, but those that are 0.
  package var fixedInsets: [NamedNumber] {
    (safeArea?.sides ?? []).filter { $0.lowest == $0.highest && !$0.lowest.isZero }
      .map { NamedNumber(name: $0.number.rawValue, value: $0.lowest) }
  }

  /// The only height of the keyboard, 0 if constraints use its guide and none is declared; nil if there are several, or if it has no
  /// effect.
  package var fixedKeyboardHeight: Rational? {
    if let keyboard { return keyboard.lowest == keyboard.highest ? keyboard.lowest : nil }
    return program.views.contains { $0.guide == .keyboard } ? .zero : nil
  }
}

/// The size of a layout that declares none: a phone of 375x667 points.
package let defaultDesignSize = ExactSize(width: Rational(375), height: Rational(667))

/// What a layout declares beside its sizes. An object keeps frames small.
final class DeclaredSurroundings: Sendable {
  /// The heights of the keyboard; nil if none are declared.
  let keyboard: SizeBounds?
  /// The insets of the safe area; nil if none are declared.
  let safeArea: InsetBounds?
  /// The `sizes` statements of each part; empty if there is only one.
  let parts: [[SourceRange]]

  init(_ keyboard: SizeBounds? = nil, _ safeArea: InsetBounds? = nil, _ parts: [[SourceRange]] = []) {
    (self.keyboard, self.safeArea, self.parts) = (keyboard, safeArea, parts)
  }
}
