/// The severity of a problem.
public enum Severity: UInt8, Hashable, Sendable, Comparable {
  /// Something worth knowing that needs no action.
  case note
  /// A probable mistake.
  case warning
  /// A problem that leaves no result, or a wrong one.
  case error

  /// The word that is shown to a reader.
  public var word: String {
    switch self {
    case .note: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }

  /// Compares severities; notes are the lowest.
  public static func < (a: Severity, b: Severity) -> Bool { a.rawValue < b.rawValue }
}

/// A problem in a file, as a value; the client renders it.
public struct Diagnostic: Hashable, Sendable {
  /// The kind of problem, which has the severity.
  public var code: DiagnosticCode
  /// The severity of this problem: that of the code, unless it was changed.
  public var severity: Severity
  /// The message, one line that is complete in itself: lower case, no full stop, names in single quotes.
  public var message: String
  /// The range that the carets mark.
  public var range: SourceRange
  /// The label after the carets; empty for none.
  public var caretLabel: String
  /// Other ranges, shown in the same snippet.
  public var labels: [Label]
  /// Notes on the cause and on alternatives; the safest fix first.
  public var notes: [Note]
  /// The fix, if one is clearly right.
  public var fixIt: FixIt?
  /// Other fixes that were tried, besides ``fixIt``: for editors, which show a list.
  public var alternatives: [FixIt] = []
  /// The sizes at which the problem occurs, as the reader writes them (`375x667`); empty if it does not depend on the
  /// size.
  public var sizes: [String]
  /// All sizes at which the problem occurs, if ranges of sizes were examined.
  public var areas: [SizeArea] = []
  /// The devices with one of these sizes, such as `iPhone SE portrait (375x667)`; empty if there are none, nil if the problem occurs
  /// at all declared sizes or if devices were not searched.
  public var devices: [String]? = nil
  /// All sizes at which it is not decided whether the problem occurs, if these are known.
  public var openAreas: [SizeArea] = []
  /// A drawing of the problem, if one helps; nil otherwise.
  public var sketch: Sketch?
  /// The proof of infeasibility, for constraints that contradict each other.
  public var contradiction: Contradiction? = nil
  /// The quantity that the problem is about; nil where no tool needs it.
  package var topic: DiagnosticTopic? = nil
  /// The ranges of the other views that the report is about, besides that at ``range``.
  package var others: [SourceRange] = []

  /// A problem of the kind `code` at `range`.
  public init(
    _ code: DiagnosticCode, _ message: String, at range: SourceRange, caret: String = "", labels: [Label] = [],
    notes: [Note] = [], fixIt: FixIt? = nil, sizes: [String] = []
  ) {
    self.code = code
    self.severity = code.severity
    self.message = message
    self.range = range
    self.caretLabel = caret
    self.labels = labels
    self.notes = notes
    self.fixIt = fixIt
    self.sizes = sizes
  }
}

/// Another range that a diagnostic refers to.
public struct Label: Hashable, Sendable {
  /// The labelled range.
  public var range: SourceRange
  /// The text of the label.
  public var text: String

  /// Creates a label with the text `text` at `range`.
  public init(_ range: SourceRange, _ text: String) {
    self.range = range
    self.text = text
  }
}

/// A line below the snippet.
public struct Note: Hashable, Sendable {
  /// The purpose of the line for the reader.
  public enum Kind: UInt8, Hashable, Sendable {
    /// A fact: `= note: …`.
    case note
    /// The arithmetic or the reason: `= why: …`.
    case why
    /// A next step: `= help: …`.
    case help

    /// The word that is shown to a reader.
    public var word: String {
      switch self {
      case .note: "note"
      case .why: "why"
      case .help: "help"
      }
    }
  }

  /// The purpose of the line for the reader.
  public var kind: Kind
  /// The line.
  public var text: String

  /// A fact.
  public static func note(_ text: String) -> Note { Note(kind: .note, text: text) }
  /// The reason.
  public static func why(_ text: String) -> Note { Note(kind: .why, text: text) }
  /// A next step.
  public static func help(_ text: String) -> Note { Note(kind: .help, text: text) }
}

/// A fix: edits that solve a problem.
public struct FixIt: Hashable, Sendable {
  /// Whether a program may apply a fix without confirmation.
  public enum Safety: UInt8, Hashable, Sendable {
    /// `--fix` applies it.
    case automatic
    /// A guess, such as a corrected spelling: a person has to confirm it.
    case needsReview
  }

  /// The effect of the fix, in the imperative: `insert ')'`.
  public var message: String
  /// The changes; they do not overlap.
  public var edits: [Edit]
  /// Whether a program may apply the fix without confirmation.
  public var safety: Safety

  /// Creates the fix that does `message` by `edits`.
  public init(_ message: String, _ edits: [Edit], _ safety: Safety) {
    self.message = message
    self.edits = edits
    self.safety = safety
  }
}
