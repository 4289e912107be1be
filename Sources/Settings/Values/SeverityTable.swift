package import LayDiagnostics

/// A severity that a project gives a code.
package struct SeverityRule: Sendable {
  package var code: DiagnosticCode
  /// The severity; nil if the problems are not reported.
  package var severity: Severity?
  /// The paths for which it holds; nil for all.
  package var paths: PathPattern?
  /// The range of the rule in the settings file.
  package var range: SourceRange

  package init(code: DiagnosticCode, severity: Severity?, paths: PathPattern? = nil, range: SourceRange) {
    (self.code, self.severity, self.paths, self.range) = (code, severity, paths, range)
  }

  /// The severity as the settings file spells it.
  package var word: String { severity?.word ?? SeverityRule.off }

  /// The word for problems that are not reported.
  package static let off = "off"
}

/// The severities that a project changes. Of several rules for a code and a path, the last one holds.
package struct SeverityTable: Sendable {
  /// The rules for all paths in their order, then those of overrides.
  package private(set) var rules: [SeverityRule] = []
  /// The rules of each code.
  private var indices: [String: [Int]] = [:]

  /// Creates an empty table.
  package init() {}

  package mutating func add(_ rule: SeverityRule) {
    indices[rule.code.id, default: []].append(rules.count)
    rules.append(rule)
  }

  /// Returns the rule for problems of a kind in the file at `path`; nil if the severity of the code holds.
  package func rule(for code: DiagnosticCode, at path: String) -> SeverityRule? {
    (indices[code.id] ?? []).last { rules[$0].paths?.matches(path) ?? true }.map { rules[$0] }
  }
}

/// Returns diagnostics with the severities of their projects, without those that are off. `settings` are those for each
/// file of the compilation. A problem whose code is off by default needs a rule. With `isStrict`, or where the settings say so, warnings are errors. Errors stay errors.
///
/// Every command and the language server call this function, so that counts, exit statuses and formats agree.
package func graded(
  _ diagnostics: [Diagnostic], isStrict: Bool, settings: (FileID) -> FileSettings
) -> [Diagnostic] {
  var known: [FileID: FileSettings] = [:]
  // A table may have many rules for many diagnostics of one code.
  var rules: [FileID: [DiagnosticCode: SeverityRule?]] = [:]
  return diagnostics.compactMap { diagnostic in
    let file = diagnostic.range.file
    let own = known[file] ?? settings(file)
    known[file] = own
    var graded = diagnostic
    if diagnostic.severity != .error {
      let rule = rules[file]?[diagnostic.code] ?? own.settings.severities.rule(for: diagnostic.code, at: own.path)
      rules[file, default: [:]][diagnostic.code] = .some(rule)
      if let rule {
        guard let severity = rule.severity else { return nil }
        graded.severity = severity
      } else if diagnostic.code.isOffByDefault {
        return nil
      }
    }
    if graded.severity == .warning && (isStrict || own.settings.strict?.value == true) { graded.severity = .error }
    return graded
  }
}
