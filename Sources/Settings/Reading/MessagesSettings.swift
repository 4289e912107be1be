internal import LayCompiler
internal import LayDiagnostics

// The diagnostics of settings files.

extension Diagnostic {
  /// The most bytes of a name that a message repeats.
  private static let longestName = 80

  private static func shown(_ name: String) -> String { "'\(shortened(name, to: longestName))'" }

  private static func guess(_ name: String, among known: [String]) -> String {
    nearest(to: name, among: known).map { "did you mean '\($0)'?" } ?? ""
  }

  static func settingsSyntax(_ problem: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .settingsSyntax, "the settings are not JSON: \(problem)", at: range,
      notes: [.note("comments, and a comma after the last entry, are allowed")])
  }

  static func settingsTooLarge(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .settingsSyntax, "the settings have more than \(SettingsLimits.fileSize >> 20) MB, and were not read", at: range)
  }

  static func unknownSetting(_ name: String, known: [String], at range: SourceRange) -> Diagnostic {
    let names = known.filter { $0 != "$schema" }.map { "'\($0)'" }.joined(separator: ", ")
    return Diagnostic(
      .unknownSetting, "no setting is called \(shown(name))", at: range, caret: guess(name, among: known),
      notes: [.help("there are \(names)")])
  }

  static func settingGivenTwice(_ name: String, at range: SourceRange, before: SourceRange) -> Diagnostic {
    Diagnostic(
      .badSetting, "\(shown(name)) is given twice", at: range, caret: "this one is ignored",
      labels: [Label(before, "this one holds")])
  }

  static func wrongSetting(_ name: String, is kind: String, not other: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.badSetting, "\(name) must be \(kind), not \(other)", at: range)
  }

  static func missingSetting(_ name: String, of owner: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.badSetting, "\(owner) needs '\(name)'", at: range)
  }

  static func badPattern(_ text: String, _ reason: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .badSetting, "\(shown(text)) is not a pattern of paths: \(reason)", at: range,
      notes: [.help("for example \"Legacy/**\" or \"**/Old*.lay\"")])
  }

  static func badSizes(
    _ text: String, _ form: SizesForm, _ reason: String, at range: SourceRange, caret: String = ""
  ) -> Diagnostic {
    Diagnostic(
      .badSetting, "\(shown(text)) are not \(form.name): \(reason)", at: range, caret: caret, notes: [.help(form.help)])
  }

  static func badTextSizes(_ text: String, _ problem: TextSizeProblem, at range: SourceRange) -> Diagnostic {
    let guess = problem.nearest.map { "did you mean '\($0)'?" } ?? ""
    return Diagnostic(
      .badSetting, "\(shown(text)) are not text sizes: \(problem.reason)", at: range, caret: guess,
      notes: [.help("they are \"all\", a range such as \"xSmall...accessibility3\", or a list with commas")])
  }

  static func badExpansion(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.badSetting, "\(shown(text)) is no expansion: \(TextChange.forms)", at: range)
  }

  static func unknownDevice(_ name: String, _ advice: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.badSetting, "no device is called \(shown(name))", at: range, notes: [.help(advice)])
  }

  static func badSeverity(_ word: String, known: [String], at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .badSetting, "\(shown(word)) is not a severity", at: range, caret: guess(word, among: known),
      notes: [.help("the severities are \(known.map { "'\($0)'" }.joined(separator: ", "))")])
  }

  static func unknownSettingCode(_ name: String, at range: SourceRange) -> Diagnostic {
    let named = DiagnosticCode.all.first { $0.name == name }
    let close = named.map { "its code is '\($0.id)'" } ?? guess(name, among: DiagnosticCode.all.map { $0.id })
    return Diagnostic(
      .unknownSettingCode, "no problem has the code \(shown(name))", at: range, caret: close,
      notes: [.help("`layc explain` lists all codes")])
  }

  static func fixedSeverity(_ code: DiagnosticCode, _ word: String, at range: SourceRange) -> Diagnostic {
    let step = word == SeverityRule.off ? "turned off" : "made \(word == "note" ? "a note" : "a warning")"
    return Diagnostic(
      .fixedSeverity, "\(code.id) (\(code.name)) is always an error, and cannot be \(step)", at: range,
      notes: [
        .why("a layout with this error has no result or a wrong result"),
        .help("known problems go into a baseline: `layc check --write-baseline FILE`"),
      ])
  }

  static func tooManyEntries(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .badSetting, "'\(name)' has more than \(SettingsLimits.entries) entries", at: range,
      caret: "this one and those after it are ignored")
  }

  static func moreSettingProblems(_ count: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(.tooManyFindings, "there are \(count) more problems in the settings, which are not shown", at: range)
  }
}
