/// How bad a problem is.
public enum Severity: UInt8, Hashable, Sendable, Comparable {
  /// Something worth knowing that needs no action.
  case note
  /// Something that is probably not meant.
  case warning
  /// Something without which there is no result, or a wrong one.
  case error

  /// The word a reader sees.
  public var word: String {
    switch self {
    case .note: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }

  /// Orders by how bad a problem is.
  public static func < (a: Severity, b: Severity) -> Bool { a.rawValue < b.rawValue }
}

/// What kind of problem a diagnostic reports. Its number is never reused; its page is `docs/errors/<id>.md`.
public struct DiagnosticCode: Hashable, Sendable {
  /// The code, such as `L0201`.
  public let id: String
  /// The name in words joined by hyphens, such as `unknown-view`.
  public let name: String
  /// How bad problems of this kind are.
  public let severity: Severity

  /// Only the tables in `Codes*.swift` make codes.
  package init(_ id: String, _ name: String, _ severity: Severity) {
    self.id = id
    self.name = name
    self.severity = severity
  }

  /// Codes are equal when their numbers are.
  public static func == (a: DiagnosticCode, b: DiagnosticCode) -> Bool { a.id == b.id }
  /// Hashes the number.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// A problem in a file, as a value; rendering is somebody else's job.
public struct Diagnostic: Hashable, Sendable {
  /// What kind of problem; decides the severity.
  public var code: DiagnosticCode
  /// How bad this one is: the code's severity.
  public var severity: Severity
  /// One line that stands alone: lower case, no full stop, names in single quotes.
  public var message: String
  /// Where to put the caret.
  public var range: SourceRange
  /// What stands behind the carets; empty for nothing.
  public var caretLabel: String
  /// Other places, shown in the same snippet.
  public var labels: [Label]
  /// Why it happened, and what else could be done; safest repair first.
  public var notes: [Note]
  /// Only when one repair is plainly right.
  public var fixIt: FixIt?
  /// Other repairs that were tried, besides ``fixIt``: for editors, which show a list.
  public var alternatives: [FixIt] = []
  /// The sizes at which it happens, in the reader's words (`375x667`); empty when it does not depend on the size.
  public var sizes: [String]
  /// All sizes at which it happens, where it was looked for over ranges of them.
  public var areas: [SizeArea] = []
  /// All sizes at which nobody can say whether it happens, where that is known.
  public var openAreas: [SizeArea] = []
  /// What it looks like, where that helps; nil otherwise.
  public var sketch: Sketch?
  /// Of rules that contradict each other, what adds up to the contradiction.
  public var contradiction: Contradiction? = nil

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

/// Another place that a diagnostic speaks of.
public struct Label: Hashable, Sendable {
  /// Where.
  public var range: SourceRange
  /// What is to be seen there.
  public var text: String

  /// `text` about the place `range`.
  public init(_ range: SourceRange, _ text: String) {
    self.range = range
    self.text = text
  }
}

/// A line below the snippet.
public struct Note: Hashable, Sendable {
  /// What the line does for the reader.
  public enum Kind: UInt8, Hashable, Sendable {
    /// A fact: `= note: …`.
    case note
    /// The arithmetic or the reason: `= why: …`.
    case why
    /// A next step: `= help: …`.
    case help

    /// The word a reader sees.
    public var word: String {
      switch self {
      case .note: "note"
      case .why: "why"
      case .help: "help"
      }
    }
  }

  /// What the line does for the reader.
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

/// One repair.
public struct FixIt: Hashable, Sendable {
  /// Whether a machine may apply it unasked.
  public enum Safety: UInt8, Hashable, Sendable {
    /// `--fix` applies it.
    case automatic
    /// A guess, such as one at a spelling: it waits for a person.
    case needsReview
  }

  /// What it does, as an order: `insert ')'`.
  public var message: String
  /// The changes; they do not overlap.
  public var edits: [Edit]
  /// Whether a machine may apply it unasked.
  public var safety: Safety

  /// The repair that does `message` by `edits`.
  public init(_ message: String, _ edits: [Edit], _ safety: Safety) {
    self.message = message
    self.edits = edits
    self.safety = safety
  }
}
