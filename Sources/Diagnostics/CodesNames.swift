// L02: names, declarations, components, imports.

extension DiagnosticCode {
  static var nameCodes: [DiagnosticCode] {
    [
      unknownView, unknownName, duplicateName, hiddenName, visualFormatNameTaken, unknownKind, layoutAsKind,
      componentContainsItself, missingArgument, unknownArgument, argumentType, unlabelledArgument, duplicateArgument,
      unknownType, constantNeedsItself, letNotConstant, metricNotNumber, notWhole, loopOverOther, kindOfLanguage,
      fileNotFound, importCycle, importedNameClash, importedTwice, unknownOverride, unknownCode, tooManyViews,
      tooManyRepetitions, tooManyStatements, nestedTooDeep, importTooDeep, tooManyFiles, evaluationTooDeep,
      tooManyFindings, tooManyElements, tooManyStates, tooManyCells,
    ]
  }

  /// A view that nobody declared.
  public static let unknownView = DiagnosticCode("L0201", "unknown-view", .error)
  /// A name that nobody declared.
  public static let unknownName = DiagnosticCode("L0202", "unknown-name", .error)
  /// Two things of one name in one scope.
  public static let duplicateName = DiagnosticCode("L0203", "duplicate-name", .error)
  /// A name that hides an outer one, and one of them is no view.
  public static let hiddenName = DiagnosticCode("L0204", "hidden-name", .error)
  /// `bar0` beside `bar[0]`: a visual format could not tell them apart.
  public static let visualFormatNameTaken = DiagnosticCode("L0206", "visual-format-name-taken", .error)
  /// A kind that neither the language nor the file has.
  public static let unknownKind = DiagnosticCode("L0207", "unknown-kind", .error)
  /// A layout where a component is needed.
  public static let layoutAsKind = DiagnosticCode("L0208", "layout-as-kind", .error)
  /// A component that would never end.
  public static let componentContainsItself = DiagnosticCode("L0209", "component-contains-itself", .error)
  /// A parameter without default that got nothing.
  public static let missingArgument = DiagnosticCode("L0210", "missing-argument", .error)
  /// A label that is no parameter.
  public static let unknownArgument = DiagnosticCode("L0211", "unknown-argument", .error)
  /// An argument of another type than its parameter.
  public static let argumentType = DiagnosticCode("L0212", "argument-type", .error)
  /// An argument without label.
  public static let unlabelledArgument = DiagnosticCode("L0213", "unlabelled-argument", .error)
  /// A parameter that got two values.
  public static let duplicateArgument = DiagnosticCode("L0214", "duplicate-argument", .error)
  /// A parameter of a type that does not exist.
  public static let unknownType = DiagnosticCode("L0215", "unknown-type", .error)
  /// A constant that cannot be known before itself.
  public static let constantNeedsItself = DiagnosticCode("L0216", "constant-needs-itself", .error)
  /// A `let` of something that only a layout decides.
  public static let letNotConstant = DiagnosticCode("L0217", "let-not-constant", .error)
  /// A metric that is no number.
  public static let metricNotNumber = DiagnosticCode("L0218", "metric-not-number", .error)
  /// An index or bound that is no whole number.
  public static let notWhole = DiagnosticCode("L0219", "not-whole", .error)
  /// A `for` over something that is no list.
  public static let loopOverOther = DiagnosticCode("L0220", "loop-over-other", .error)
  /// A component or layout called like a kind of the language.
  public static let kindOfLanguage = DiagnosticCode("L0221", "kind-of-language", .error)
  /// An import of a file that is not there.
  public static let fileNotFound = DiagnosticCode("L0230", "file-not-found", .error)
  /// Files that import each other.
  public static let importCycle = DiagnosticCode("L0231", "import-cycle", .error)
  /// An import that brings a name that is there already.
  public static let importedNameClash = DiagnosticCode("L0232", "imported-name-clash", .error)
  /// One file imported twice.
  public static let importedTwice = DiagnosticCode("L0233", "imported-twice", .warning)
  /// `--set` of a name that nothing has.
  public static let unknownOverride = DiagnosticCode("L0234", "unknown-override", .error)
  /// `allow` of a code that does not exist.
  public static let unknownCode = DiagnosticCode("L0235", "unknown-code", .error)
  /// Past the limit of views.
  public static let tooManyViews = DiagnosticCode("L0240", "too-many-views", .error)
  /// Past the limit of turns of loops.
  public static let tooManyRepetitions = DiagnosticCode("L0241", "too-many-repetitions", .error)
  /// Past the limit of statements.
  public static let tooManyStatements = DiagnosticCode("L0242", "too-many-statements", .error)
  /// Past the limit of views in views.
  public static let nestedTooDeep = DiagnosticCode("L0243", "nested-too-deep", .error)
  /// Past the limit of imports of imports.
  public static let importTooDeep = DiagnosticCode("L0244", "import-too-deep", .error)
  /// Past the limit of files.
  public static let tooManyFiles = DiagnosticCode("L0245", "too-many-files", .error)
  /// Past the limit of values in values.
  public static let evaluationTooDeep = DiagnosticCode("L0246", "evaluation-too-deep", .error)
  /// Past the limit of problems.
  public static let tooManyFindings = DiagnosticCode("L0247", "too-many-findings", .error)
  /// Past the limit of elements of lists.
  public static let tooManyElements = DiagnosticCode("L0248", "too-many-elements", .error)
  /// Past the limit of states.
  public static let tooManyStates = DiagnosticCode("L0249", "too-many-states", .error)
  /// Past the limit of cells of a grid.
  public static let tooManyCells = DiagnosticCode("L0250", "too-many-cells", .error)
}
