// L02: names, declarations, components, imports.

extension DiagnosticCode {
  static var nameCodes: [DiagnosticCode] {
    [
      unknownView, unknownName, duplicateName, hiddenName, visualFormatNameTaken, unknownKind, layoutAsKind,
      componentContainsItself, missingArgument, unknownArgument, argumentType, unlabelledArgument, duplicateArgument,
      unknownType, constantNeedsItself, letNotConstant, metricNotNumber, notWhole, loopOverOther, kindOfLanguage,
      fileNotFound, importCycle, importedNameClash, importedTwice, unknownOverride, unknownCode, unknownDevice,
      choiceByRange, emptyRange, outsideOfRange, tooManyViews, tooManyRepetitions, tooManyStatements, nestedTooDeep,
      importTooDeep, tooManyFiles, evaluationTooDeep,
      tooManyFindings, tooManyElements, tooManyStates, tooManyCells,
    ]
  }

  /// A view that is not declared.
  public static let unknownView = DiagnosticCode("L0201", "unknown-view", .error)
  /// A name that is not declared.
  public static let unknownName = DiagnosticCode("L0202", "unknown-name", .error)
  /// Two declarations of one name in one scope.
  public static let duplicateName = DiagnosticCode("L0203", "duplicate-name", .error)
  /// A name that hides an outer one, where one of them is not a view.
  public static let hiddenName = DiagnosticCode("L0204", "hidden-name", .error)
  /// `bar0` beside `bar[0]`: a visual format could not tell them apart.
  public static let visualFormatNameTaken = DiagnosticCode("L0206", "visual-format-name-taken", .error)
  /// A kind that neither the language nor the file declares.
  public static let unknownKind = DiagnosticCode("L0207", "unknown-kind", .error)
  /// A layout where a component is needed.
  public static let layoutAsKind = DiagnosticCode("L0208", "layout-as-kind", .error)
  /// A component that contains itself.
  public static let componentContainsItself = DiagnosticCode("L0209", "component-contains-itself", .error)
  /// A parameter without default that has no argument.
  public static let missingArgument = DiagnosticCode("L0210", "missing-argument", .error)
  /// A label that no parameter has.
  public static let unknownArgument = DiagnosticCode("L0211", "unknown-argument", .error)
  /// An argument of another type than its parameter.
  public static let argumentType = DiagnosticCode("L0212", "argument-type", .error)
  /// An argument without label.
  public static let unlabelledArgument = DiagnosticCode("L0213", "unlabelled-argument", .error)
  /// A parameter that has two arguments.
  public static let duplicateArgument = DiagnosticCode("L0214", "duplicate-argument", .error)
  /// A parameter of a type that does not exist.
  public static let unknownType = DiagnosticCode("L0215", "unknown-type", .error)
  /// A constant whose value depends on itself.
  public static let constantNeedsItself = DiagnosticCode("L0216", "constant-needs-itself", .error)
  /// A `let` whose value depends on the layout.
  public static let letNotConstant = DiagnosticCode("L0217", "let-not-constant", .error)
  /// A metric that is not a number.
  public static let metricNotNumber = DiagnosticCode("L0218", "metric-not-number", .error)
  /// An index or bound that is not an integer.
  public static let notWhole = DiagnosticCode("L0219", "not-whole", .error)
  /// A `for` over a value that is not a list.
  public static let loopOverOther = DiagnosticCode("L0220", "loop-over-other", .error)
  /// A component or layout with the name of a kind of the language.
  public static let kindOfLanguage = DiagnosticCode("L0221", "kind-of-language", .error)
  /// An import of a file that does not exist.
  public static let fileNotFound = DiagnosticCode("L0230", "file-not-found", .error)
  /// Files that import each other.
  public static let importCycle = DiagnosticCode("L0231", "import-cycle", .error)
  /// An import of a name that exists already.
  public static let importedNameClash = DiagnosticCode("L0232", "imported-name-clash", .error)
  /// One file imported twice.
  public static let importedTwice = DiagnosticCode("L0233", "imported-twice", .warning)
  /// `--set` of a name that does not exist.
  public static let unknownOverride = DiagnosticCode("L0234", "unknown-override", .error)
  /// `allow` of a code that does not exist.
  public static let unknownCode = DiagnosticCode("L0235", "unknown-code", .error)
  /// A device or a family of devices that `sizes` does not know.
  public static let unknownDevice = DiagnosticCode("L0236", "unknown-device", .error)
  /// A comparison, a function or an index that depends on a metric with a range.
  public static let choiceByRange = DiagnosticCode("L0237", "choice-by-range", .error)
  /// A metric whose range has no two numbers, from the least on.
  public static let emptyRange = DiagnosticCode("L0238", "empty-range", .error)
  /// A number for a metric that is not in its range.
  public static let outsideOfRange = DiagnosticCode("L0239", "outside-of-range", .error)
  /// More views than the limit.
  public static let tooManyViews = DiagnosticCode("L0240", "too-many-views", .error)
  /// More loop iterations than the limit.
  public static let tooManyRepetitions = DiagnosticCode("L0241", "too-many-repetitions", .error)
  /// More statements than the limit.
  public static let tooManyStatements = DiagnosticCode("L0242", "too-many-statements", .error)
  /// View nesting beyond the limit.
  public static let nestedTooDeep = DiagnosticCode("L0243", "nested-too-deep", .error)
  /// Import nesting beyond the limit.
  public static let importTooDeep = DiagnosticCode("L0244", "import-too-deep", .error)
  /// More files than the limit.
  public static let tooManyFiles = DiagnosticCode("L0245", "too-many-files", .error)
  /// A value whose evaluation reads more other values than the limit.
  public static let evaluationTooDeep = DiagnosticCode("L0246", "evaluation-too-deep", .error)
  /// More problems than the limit.
  public static let tooManyFindings = DiagnosticCode("L0247", "too-many-findings", .error)
  /// More list elements than the limit.
  public static let tooManyElements = DiagnosticCode("L0248", "too-many-elements", .error)
  /// More states than the limit.
  public static let tooManyStates = DiagnosticCode("L0249", "too-many-states", .error)
  /// More cells of a grid than the limit.
  public static let tooManyCells = DiagnosticCode("L0250", "too-many-cells", .error)
}
