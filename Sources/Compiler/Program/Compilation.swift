public import LayDiagnostics
public import LayParser
public import LayRuntime

/// A file of a compilation.
public struct SourceFile: Sendable {
  /// The number of the file in this compilation.
  public var id: FileID
  /// The path as it was given or imported.
  public var path: String
  /// The lossless tree, which includes the text.
  public var tree: SyntaxTree
  /// The line starts of the file.
  public var lines: LineMap

  /// The replacement of an edit, with the line breaks of the file.
  package func replacement(of edit: Edit) -> String { edit.replacement(in: tree.bytes) }
}

/// The options of a compilation.
public struct CompileOptions: Sendable {
  /// `--set NAME=VALUE`: new values of metrics (`gap`, or `SignIn.gap` for one of a layout or component)
  /// and constants of named constraints (`cap`, `form.cap`).
  public var overrides: [(name: String, value: Rational)] = []
  /// True if plain statements are read in a shorter way with the same result; tests compare both.
  package var takesShortcuts = true
  /// True if the values of expressions are recorded, for editors: ``Compilation/values``.
  package var notesValues = false
  /// Creates the default options.
  public init() {}
}

/// A use of a name with its declaration: for definition, references and rename in editors.
public struct Reference: Hashable, Sendable {
  /// The range of the use, which may be inside a VFL string.
  public var use: SourceRange
  /// The name where it is declared.
  public var declaration: SourceRange
}

/// The declared sizes of a `sizes` range, including its corners. Nil is "any".
public struct SizePromise: Hashable, Sendable {
  /// The minimum and maximum width, points; nil for any.
  public var width: (lowest: Rational, highest: Rational)?
  /// The minimum and maximum height, points; nil for any.
  public var height: (lowest: Rational, highest: Rational)?
  /// The range in the file.
  public var range: SourceRange

  /// Compares the ranges in the file.
  public static func == (a: SizePromise, b: SizePromise) -> Bool { a.range == b.range }
  /// Hashes the range alone, as ``==(_:_:)`` compares it.
  public func hash(into hasher: inout Hasher) { hasher.combine(range) }
}

/// One comparison of an `expect`: at its size and environment, `left relation right`.
public struct Expectation: Sendable {
  /// A value that is read from the finished layout.
  public struct Reading: Sendable {
    /// The property that is read: a number, or the parts of a rectangle or size.
    public enum Property: Hashable, Sendable {
      case attribute(Attribute)
      case frame, untransformedFrame, bounds, center, size, origin
      case hidden
      /// The rectangle of an image's picture in its bounds, and the part of it between its caps.
      case contentRect, contentMiddle
      /// A numeric property that is set, as it is written: `font`, `hugging.horizontal`.
      case setting(String)
    }
    /// The view whose property is read.
    public var view: ViewID
    /// The property.
    public var property: Property
    /// The part of a compound property, such as `x` or `width`; nil for all of it.
    public var part: String?
  }
  /// One side: a sum of readings times factors plus numbers; compound values have 2 or 4 numbers.
  public struct Side: Sendable {
    /// The readings with their factors.
    public var readings: [(reading: Reading, coefficient: Rational)]
    /// The constant: one number, or one for each part of a compound value; empty for none.
    public var numbers: [Rational]
  }
  /// The size of the layout, with the direction, scale and size classes of the labels.
  public var environment: Environment
  /// True if snapped frames are compared (`scale:` was given).
  public var snapped: Bool
  /// The transform profile of the label; nil for the profile of the layout.
  public var transforms: TransformProfile?
  /// The metrics and constants that the labels set.
  public var overrides: [(name: String, value: Rational)]
  /// The left side.
  public var left: Side
  /// The relation between the sides.
  public var relation: Relation
  /// The right side.
  public var right: Side
  /// The expected value of a property, if the sides are not numbers of the layout; `left` and `right` are then empty.
  var setting: ExpectedSetting? = nil
  /// The comparison in the file.
  public var range: SourceRange
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
  public var branches: [(condition: ConditionID, isElse: Bool, range: SourceRange)] = []
  /// The setting of each override of the program.
  public var overrides: [SourceRange] = []
  /// The statement of each step.
  public var steps: [SourceRange] = []
  /// The codes that `allow` suppresses, with the range of the surrounding block.
  public var allowances: [(code: String, block: SourceRange, statement: SourceRange)] = []

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
  public var metrics: [(name: String, value: Rational, declaration: SourceRange)]
  /// The values of properties, for `expect` and for drawing.
  var settings: SettingTable
  /// The range of the layout's name in the file.
  public var range: SourceRange
  /// The number of constraints whose number was rounded, since it contradicted others only by rounding errors of
  /// decimals (L0551).
  package var roundedConstraints = 0
}
