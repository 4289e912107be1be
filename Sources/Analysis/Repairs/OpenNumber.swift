internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// A number of a frame, which may be open.
struct OpenNumber: Hashable {
  var view: ViewID
  var part: Ambiguity.Part
}

/// What came of a program with changes that were tried.
struct TrialOutcome {
  /// What is said about a place of the text.
  struct Complaint: Hashable {
    var code: String
    var range: SourceRange
  }

  /// How many complaints there are, promises first: no number of warnings is as bad as one that is not kept.
  struct Flaws: Comparable {
    var failures: Int
    var warnings: Int

    static let none = Flaws(failures: 0, warnings: 0)

    static func < (a: Flaws, b: Flaws) -> Bool { (a.failures, a.warnings) < (b.failures, b.warnings) }
  }

  /// What other checks say.
  struct Complaints {
    /// Of `assert` and `expect`, what does not hold.
    private(set) var failures: Set<Complaint> = []
    /// Rules that never hold, views without a size or outside of the screen.
    private(set) var warnings: Set<Complaint> = []

    /// What there is to say against a change.
    func flaws(beyond known: Complaints) -> Flaws {
      Flaws(failures: failures.count, warnings: warnings.subtracting(known.warnings).count)
    }

    mutating func addFailures(_ diagnostics: [Diagnostic]) {
      for diagnostic in diagnostics where diagnostic.severity == .error {
        failures.insert(Complaint(code: diagnostic.code.id, range: diagnostic.range))
      }
    }

    mutating func addWarnings(_ diagnostics: [Diagnostic]) {
      for diagnostic in diagnostics where diagnostic.severity == .warning {
        warnings.insert(Complaint(code: diagnostic.code.id, range: diagnostic.range))
      }
    }
  }

  var program: LayoutProgram
  /// What is open at any size.
  var open: Set<OpenNumber>
  var complaints: Complaints
}
