package import LayConflictLog
package import LayDiagnostics
internal import LayNumbers

/// A report on a log, for all formats.
package struct LogMessage {
  /// A constraint of the report.
  struct ShownConstraint {
    var position: LogPosition?
    var words: String
    var origin: String
    var place: LoggedPlace?
  }

  package let code: DiagnosticCode
  /// The severity of the report: that of the code, unless a project changes it.
  package var severity: Severity
  let text: String
  let position: LogPosition
  var rows: [ShownConstraint] = []
  var notes: [Note] = []
  /// The code of a fix, below the note at this index.
  var codes: [Int: [String]] = [:]

  /// The code of a report.
  package static func code(of report: LogReport) -> DiagnosticCode {
    switch report.verdict {
    case .conflict: .loggedConflict
    case .feasible, .rounded: .loggedSatisfiable
    case .unknown, .nothing: .unreadableLog
    }
  }

  /// Creates the message of a report with a severity; nil for that of its code.
  package init(_ report: LogReport, severity own: Severity? = nil) {
    let log = report.log
    position = log.position
    code = LogMessage.code(of: report)
    severity = own ?? code.severity
    let times = report.count > 1 ? "; this occurs \(report.count) times" : ""
    switch report.verdict {
    case .conflict(let conflict):
      let all = conflict.items.count == log.items.count
      text =
        conflict.items.count == 1
        ? "this constraint cannot be satisfied\(times)"
        : all
          ? "these \(conflict.items.count) constraints cannot all be satisfied\(times)"
          : "\(conflict.items.count) of \(log.items.count) constraints cannot all be satisfied\(times)"
      describe(conflict, report)
    case .feasible, .rounded:
      let isRounded = if case .rounded = report.verdict { true } else { false }
      text =
        (log.items.count == 1
          ? "this constraint can be satisfied as it is printed"
          : "these \(log.items.count) constraints can all be satisfied \(isRounded ? "with more digits" : "as they are printed")")
        + times
      rows = log.items.indices.map { Self.row($0, log) }
      describeFeasible(report)
    case .unknown:
      let isRead = log.unread.isEmpty && log.omitted == 0 && !log.isCutOff
      let reason = isRead ? "their numbers are rounded, and they are too many" : "not all of them could be read"
      text = "not known whether these constraints conflict: \(reason)\(times)"
      rows = log.items.indices.map { Self.row($0, log) }
    case .nothing:
      text =
        (log.isPrivate ? "the log hides its constraints as <private>" : "the log has no constraint that could be read")
        + times
      if log.isPrivate { describePrivate() }
    }
    describeGaps(log)
  }

  /// The place in a source file to show: of the constraint to change, else of the first with one.
  var place: LoggedPlace? { rows.lazy.compactMap { $0.place }.first }

  private static func row(_ index: Int, _ log: ConflictLog) -> ShownConstraint {
    let item = log.items[index]
    return ShownConstraint(
      position: item.position, words: log.words(item), origin: LogWords(log: log).words(log.origin(of: item), of: item),
      place: item.place)
  }

  // MARK: - Conflicts

  private mutating func describe(_ conflict: LoggedConflict, _ report: LogReport) {
    let (log, words) = (report.log, LogWords(log: report.log))
    rows = conflict.items.map { Self.row($0, log) }
    for fact in conflict.facts {
      let isSize = if case .size = fact { true } else { false }
      rows.append(
        ShownConstraint(
          position: nil, words: words.words(fact), origin: isSize ? "implied: sizes are not negative" : "implied",
          place: nil))
    }
    notes.append(.why(words.sum(conflict)))
    if let cause = report.cause, let blame = report.blame {
      notes.append(.note("cause (\(words.words(blame))): \(words.words(cause))"))
    }
    if let direction = conflict.direction {
      notes.append(.note("that is so from \(direction == .leftToRight ? "left to right" : "right to left") only"))
    }
    for pair in conflict.assumed {
      notes.append(
        .note(
          "the log does not name the superview of \(log.name(of: pair.view)): \(log.name(of: pair.superview)) is assumed, "
            + "without which these constraints can be satisfied"))
    }
    if conflict.items.count > 1 {
      notes.append(
        .note(
          conflict.isMinimal
            ? "if you remove any one of these constraints, the others can be satisfied (each was tried)\(conflict.isSmallest ? "; none of them is in a conflict with fewer constraints" : "")"
            : "whether fewer of them conflict is not known"))
    }
    if let broken = log.broken {
      let isMember = conflict.items.contains(broken)
      notes.append(
        .note("the system broke \(log.words(log.items[broken]))\(isMember ? "" : ", which is not one of them")"))
    }
    for fix in report.fixes {
      let outcome =
        fix.isEnough ? "all other constraints of the log can then be satisfied" : "but another conflict remains"
      codes[notes.count] = fix.code
      notes.append(.help("tried: \(fix.words); \(outcome)"))
    }
    if report.fixes.isEmpty, let cause = report.cause { notes.append(.help(advice(on: cause, log))) }
  }

  /// The next step where no constraint of the app can be changed.
  private func advice(on cause: Cause, _ log: ConflictLog) -> String {
    switch cause {
    case .hiddenInStack(let view):
      "wrap \(log.name(of: view)) in a view with one constraint at 999, and hide that"
    case .cellSize, .firstPass: "let the table or collection compute the size, or set another one in its delegate"
    case .stackArrangement: "change the alignment, distribution or spacing of the stack view"
    default: "leave it: the system recovers, and no constraint of yours is involved"
    }
  }

  // MARK: - Other verdicts

  private mutating func describeFeasible(_ report: LogReport) {
    let log = report.log
    for reason in report.feasibleReasons {
      switch reason {
      case .duplicates(let first, let second):
        notes.append(
          .note(
            "\(log.words(log.items[first])) is active twice: lines \(log.items[first].position.line) and \(log.items[second].position.line)"
          ))
        notes.append(
          .help("activate this constraint only once: code that updates constraints often leaves a second copy"))
      case .alone: notes.append(.note("one constraint alone conflicts with something that the log does not print"))
      case .unmeasured(let sides):
        notes.append(
          .note(
            "the log does not print how far these are from the edges: \(sides.map { log.words($0) }.joined(separator: ", "))"
          ))
        notes.append(.help("print the layout margins of these views, or their baselines, at the moment of the log"))
      case .unnamedSuperview(let index):
        notes.append(
          .note("the log does not name the superview from which the positions of \(log.words(log.items[index])) count"))
      case .changingSize(let index):
        notes.append(
          .note(
            "perhaps the log is of a moment between two layouts, or a number was rounded: \(log.words(log.items[index])) is set by the system and changes"
          ))
        notes.append(.help("if it disturbs, lower the priority of one of your constraints along that axis to 999"))
      case .rounding:
        notes.append(
          .note("a log prints six digits of each number: with other digits after those, nothing conflicts"))
      case .rightToLeft(let items):
        let names = items.map { log.words(log.items[$0]) }.joined(separator: ", ")
        notes.append(.note("that is so from left to right: from right to left, \(names) cannot all be satisfied"))
      case .betweenLayouts:
        notes.append(
          .note(
            "nothing in the log explains it; such logs are mostly of a moment between two layouts, when constraints are changed one after the other"
          ))
        notes.append(.help("deactivate the old constraints before the new ones are activated, or change a `constant`"))
      }
    }
  }

  private mutating func describePrivate() {
    notes.append(.note("the system's unified log does so outside of Xcode"))
    notes.append(
      .help(
        "run the app from Xcode, or install a logging profile with Enable-Private-Data on the device, and log again"))
  }

  private mutating func describeGaps(_ log: ConflictLog) {
    for text in log.unread.prefix(5) { notes.append(.note("not read, line \(text.position.line): \(text.text)")) }
    if log.unread.count > 5 { notes.append(.note("\(log.unread.count - 5) more constraints were not read")) }
    if log.omitted > 0 {
      notes.append(.note("\(log.omitted) constraints beyond the first \(LogLimits.items) were left out"))
    }
    if log.isCutOff { notes.append(.note("the log is cut off: its list of constraints does not end")) }
    let numbered = log.numbered
    if !numbered.isEmpty, code != .unreadableLog, numbered.count <= 12 {
      notes.append(
        .note("views: " + numbered.map { "\(log.name(of: $0)) is \(log.views[$0].address)" }.joined(separator: ", ")))
    }
  }
}
