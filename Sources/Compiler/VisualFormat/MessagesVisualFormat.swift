internal import LayDiagnostics
internal import LayNumbers
internal import LayParser

// Diagnostics of lowering visual formats: one factory for each mistake, sorted by code.

extension Diagnostic {
  static func viewInGap(_ name: VisualFormat.Name) -> Diagnostic {
    Diagnostic(
      .viewInGap, "'\(name.text)' is a view; a gap is a number or a metric", at: name.range,
      notes: [
        .help(
          "to make a gap as wide as '\(name.text)', write a constraint between the views beside the gap: `second.left - first.right == \(name.text).width`"
        )
      ])
  }

  static func unknownViewInFormat(
    _ name: VisualFormat.Name, in layout: String, known: [String]
  ) -> Diagnostic {
    let meant = nearest(to: name.text, among: known)
    return Diagnostic(
      .unknownViewInFormat, "no view named '\(name.text)' in '\(layout)'", at: name.range,
      caret: meant.map { "did you mean '\($0)'?" } ?? "",
      notes: meant == nil ? [.help("a format names the views that are visible where it stands")] : [],
      fixIt: meant.map { change(name, to: $0) })
  }

  static func noViewInFormat(_ name: VisualFormat.Name, known: [String]) -> Diagnostic {
    let meant = nearest(to: name.text, among: known)
    return Diagnostic(
      .unknownViewInFormat, "'\(name.text)' is not a view", at: name.range,
      caret: meant.map { "did you mean '\($0)'?" } ?? "",
      notes: [.help("of a list each view has its own name in a format: 'bar[0]' is written 'bar0'")],
      fixIt: meant.map { change(name, to: $0) })
  }

  static func noNumberInFormat(_ name: VisualFormat.Name) -> Diagnostic {
    Diagnostic(.unknownNumberInFormat, "'\(name.text)' is not a number", at: name.range)
  }

  /// - Parameter views: The visible views; nil if a view is not allowed either.
  static func unknownNumberInFormat(
    _ name: VisualFormat.Name, views: [String]?, metrics: [String], isPriority: Bool = false
  ) -> Diagnostic {
    // Formats have none of the predefined priority names.
    if isPriority, let priority = Priority.names.first(where: { $0.name == name.text }) {
      return priorityByName(name, priority.value)
    }
    let value = isPriority ? 750 : 8
    let meant = nearest(to: name.text, among: metrics + (views ?? []))
    return Diagnostic(
      .unknownNumberInFormat,
      views == nil ? "no metric named '\(name.text)'" : "no metric or view named '\(name.text)'", at: name.range,
      caret: meant.map { "did you mean '\($0)'?" } ?? "",
      notes: meant == nil ? [.help("declare it: `metric \(name.text) = \(value)`")] : [],
      fixIt: meant.map { change(name, to: $0) })
  }

  /// A predefined priority name in a format: `[v(44@high)]`.
  private static func priorityByName(_ name: VisualFormat.Name, _ value: Int) -> Diagnostic {
    Diagnostic(
      .unknownNumberInFormat, "no metric named '\(name.text)'", at: name.range,
      notes: [.note("a visual format does not know the names that constraints have for priorities")],
      fixIt: FixIt("write '\(value)'", [Edit(name.range, "\(value)")], .automatic))
  }

  private static func change(_ name: VisualFormat.Name, to meant: String) -> FixIt {
    FixIt("change '\(name.text)' to '\(meant)'", [Edit(name.range, meant)], .needsReview)
  }

  static func numberAsView(_ name: VisualFormat.Name) -> Diagnostic {
    Diagnostic(
      .numberAsView, "'\(name.text)' is a number, not a view", at: name.range,
      notes: [.help("a number goes in a gap, `-\(name.text)-`, or in parentheses: `[view(\(name.text))]`")])
  }

  static func viewAsPriority(_ name: VisualFormat.Name) -> Diagnostic {
    Diagnostic(
      .viewAsPriority, "'\(name.text)' is a view; a priority is a number or a metric", at: name.range)
  }

  static func priorityInFormat(_ range: SourceRange, _ value: Rational) -> Diagnostic {
    Diagnostic(
      .priorityInFormat, "a priority is above 0 and at most 1000, this one is \(value.description)", at: range)
  }

  static func barWithoutSuperview(_ bar: SourceRange, _ name: VisualFormat.Name) -> Diagnostic {
    Diagnostic(
      .barWithoutSuperview, "'|' is an edge of the superview of '\(name.text)', but '\(name.text)' has no superview",
      at: bar,
      labels: [Label(name.range, "the layout's own view")])
  }

  static func barOfSeveralSuperviews(
    _ bar: SourceRange, _ first: (view: VisualFormat.Name, superview: String),
    _ second: (view: VisualFormat.Name, superview: String)
  ) -> Diagnostic {
    Diagnostic(
      .barOfSeveralSuperviews, "'|' cannot be an edge of two superviews", at: bar,
      labels: [
        Label(first.view.range, "'\(first.view.text)' is in '\(first.superview)'"),
        Label(second.view.range, "'\(second.view.text)' is in '\(second.superview)'"),
      ], notes: [.help("write one format for each superview, or constraints")])
  }

  static func constantTooLargeInFormat(_ range: SourceRange, _ value: Rational) -> Diagnostic {
    Diagnostic(
      .constantTooLargeInFormat, "a length is at most \(Limits.constant) points, this one is \(value.description)",
      at: range)
  }

  static func formatDemandsNothing(_ range: SourceRange, _ message: String) -> Diagnostic {
    Diagnostic(.formatDemandsNothing, message, at: range)
  }

  static func standardBaselineSpace(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .standardBaselineSpace, "layc does not compute the standard space between baselines yet; it uses 8 points",
      at: range,
      notes: [
        .why("on Apple's systems this space depends on the line heights of the two texts"),
        .help("write the distance: `-20-`"),
      ])
  }
}
