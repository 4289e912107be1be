public import LayDiagnostics
public import LayParser
public import LayRuntime

/// A file that took part in a compilation.
public struct SourceFile: Sendable {
  /// Its number in this compilation.
  public var id: FileID
  /// The path as it was given or imported.
  public var path: String
  /// Its lossless tree, text included.
  public var tree: SyntaxTree
  /// Where its lines begin.
  public var lines: LineMap

  /// The replacement of an edit, with the line breaks of the file.
  package func replacement(of edit: Edit) -> String { edit.replacement(in: tree.bytes) }
}

/// What a compilation may be told from outside.
public struct CompileOptions: Sendable {
  /// `--set NAME=VALUE`: new values of metrics (`gap`, or `SignIn.gap` for one of a layout or component)
  /// and constants of named constraints (`cap`, `form.cap`).
  public var overrides: [(name: String, value: Rational)] = []
  /// Whether plain statements are read in a shorter way, which comes to the same: tests compare.
  package var takesShortcuts = true
  /// Whether what expressions come to is written down, for editors: ``Compilation/values``.
  package var notesValues = false
  /// Nothing is changed from outside.
  public init() {}
}

/// A use of a name and what it names: for definition, references and rename in editors.
public struct Reference: Hashable, Sendable {
  /// Where the name is used (inside VFL strings too).
  public var use: SourceRange
  /// The name where it is declared.
  public var declaration: SourceRange
}

/// What `sizes` promises: all of it, corner to corner. Nil is "any".
public struct SizePromise: Hashable, Sendable {
  /// The least and the greatest width, points.
  public var width: (lowest: Rational, highest: Rational)?
  /// The least and the greatest height, points.
  public var height: (lowest: Rational, highest: Rational)?
  /// Where it stands.
  public var range: SourceRange

  /// Two promises are the same when they stand in the same place.
  public static func == (a: SizePromise, b: SizePromise) -> Bool { a.range == b.range }
  /// Hashes the place alone, as ``==(_:_:)`` compares it.
  public func hash(into hasher: inout Hasher) { hasher.combine(range) }
}

/// One comparison of an `expect`: at its size and environment, `left relation right`.
public struct Expectation: Sendable {
  /// A value that is read from the finished layout.
  public struct Reading: Sendable {
    /// What is read of a view: a number, or the parts of a rectangle or size.
    public enum Property: Hashable, Sendable {
      case attribute(Attribute)
      case frame, untransformedFrame, bounds, center, size, origin
      case hidden
      /// Where the picture of an image lies in its bounds, and what of it lies between its caps.
      case contentRect, contentMiddle
      /// A property of numbers that is set, as it is written: `font`, `hugging.horizontal`.
      case setting(String)
    }
    /// The view it is read of.
    public var view: ViewID
    /// What is read.
    public var property: Property
    /// `.x`, `.width` … of a compound property, or nil for all of it.
    public var part: String?
  }
  /// One side: a sum of readings times factors plus numbers; compound values have 2 or 4 numbers.
  public struct Side: Sendable {
    /// What is read, each times its factor.
    public var readings: [(reading: Reading, coefficient: Rational)]
    /// What is added: one number, or one for each part of a compound value; none adds nothing.
    public var numbers: [Rational]
  }
  /// The size of the layout, and what the labels say of direction, scale and size classes.
  public var environment: Environment
  /// Compare snapped frames (`scale:` was given).
  public var snapped: Bool
  /// What rules relate when a view is transformed; nil for what the layout says.
  public var transforms: TransformProfile?
  /// Metrics and constants that the labels set.
  public var overrides: [(name: String, value: Rational)]
  /// What stands left of the relation.
  public var left: Side
  /// How the sides compare.
  public var relation: Relation
  /// What stands right of the relation.
  public var right: Side
  /// A property and what it is to be, where the sides are no numbers of the layout; `left` and `right` are then empty.
  var setting: ExpectedSetting? = nil
  /// The comparison in the file.
  public var range: SourceRange
}

/// Where the rows of a program come from, in the file.
public struct SourceTable: Sendable {
  /// Of each constraint, the rule, VFL part or compound it was made of (a VFL part: columns inside the string).
  public var constraints: [SourceRange] = []
  /// Of each constraint, the whole statement.
  public var statements: [SourceRange] = []
  /// Of each view, its name where it is declared (of the root: the layout's name).
  public var views: [SourceRange] = []
  /// Of each view, its path from the layout's name: `SignIn/form/email`.
  public var paths: [String] = []
  /// Of views with a mask: the `mask = …` setting, or the `frame` without one.
  public var masks: [ViewID: SourceRange] = [:]
  /// Of views with an intrinsic size that the file gives: where.
  public var intrinsics: [ViewID: SourceRange] = [:]
  /// Of each view that a stack or grid arranges: which.
  public var arrangers: [ViewID: ViewID] = [:]
  /// The branches of `when`s that the environment chooses, with their conditions; an `else` stands where its `when` does.
  public var branches: [(condition: ConditionID, isElse: Bool, range: SourceRange)] = []
  /// Of each override of the program, the setting.
  public var overrides: [SourceRange] = []
  /// Of each step, its statement.
  public var steps: [SourceRange] = []
  /// Codes that `allow` silences, with the range of the block each stands in.
  public var allowances: [(code: String, block: SourceRange, statement: SourceRange)] = []

  /// Takes the places of the next constraint.
  mutating func add(constraint: SourceRange, statement: SourceRange) {
    constraints.append(constraint)
    statements.append(statement)
  }
}

/// A layout (or a component with `sizes`) of a file, ready to run.
public struct CompiledLayout: Sendable {
  /// Its name in the file.
  public var name: String
  /// What the runtime lays out.
  public var program: LayoutProgram
  /// Where the parts of the program stand in the file.
  public var sources: SourceTable
  /// The size in the parentheses, if there is one.
  public var designSize: ExactSize?
  /// The sizes that it promises to work at, one for each part of its `sizes`.
  public var sizes: [SizePromise]
  /// The comparisons of its `expect`s, in the order of the file.
  public var expectations: [Expectation]
  /// What its `assert`s say, in the order of the file; those of a component once an instance.
  public var assertions: [Assertion]
  /// The metrics in force, by name (`gap`), with their values.
  public var metrics: [(name: String, value: Rational, declaration: SourceRange)]
  /// What the properties are set to that somebody asks for.
  var settings: SettingTable
  /// The layout's name in the file.
  public var range: SourceRange
  /// How many constraints of the program have another number than the file, which contradicted others by the noise of
  /// decimals alone (L0551).
  package var roundedConstraints = 0
}
