internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// Finds the widest text that each label and button of a layout can show.
///
/// A text of each width that is tried takes the place of the one in the file, and the layout is examined with it at all of its sizes. It
/// does no harm if no claim of the health checks fails at more sizes than with an empty text, and no more views extend beyond the
/// screen. The shortage of a text that is much too wide tells the widest one, which is confirmed; where others suffer first, halving finds it.
/// Narrower texts may do harm that it does not: some of them are tried too.
struct TextBudgets {
  /// The maximum number of texts of a layout.
  static let textLimit = 200
  /// The precision of a width, points.
  private static let step = Rational(1, 2)

  private let layout: CompiledLayout
  /// The options for each combination of the ends of ranges of the keyboard and the safe area.
  let options: [CheckOptions]

  init(_ layout: CompiledLayout, _ options: CheckOptions) {
    self.layout = layout
    var options = options
    options.triesChanges = false
    // A width is that of a text at one text size.
    options.textSizes = [.large]
    let parameters = layout.parameters.filter { $0.environment != nil }.prefix(ParameterCheck.parameterLimit)
    self.options = ParameterPoint.corners(of: Array(parameters)).map { point in
      var own = options
      own.environmentNumbers += point.environmentNumbers
      return own
    }
  }

  /// The views with a text of one line that the file may set, but those that people edit.
  var views: [ViewID] {
    viewsOfOneLine.filter { view in
      if case .ofContent = layout.program.views[view.index].intrinsicWidth { true } else { false }
    }
  }

  /// The views with a text of one line whose width is a number of the file, as storyboards record it.
  var sizedViews: [ViewID] {
    viewsOfOneLine.filter { view in
      let description = layout.program.views[view.index]
      if case .fixed = description.intrinsicWidth { return !description.text.utf8.isEmpty }
      return false
    }
  }

  private var viewsOfOneLine: [ViewID] {
    JudgedViews(layout).all.filter { view in
      let description = layout.program.views[view.index]
      switch description.kind {
      case .label, .button, .popUpButton: return description.lines == 1
      default: return false
      }
    }
  }

  /// The budget of a view.
  func budget(of view: ViewID) -> TextBudget {
    let description = layout.program.views[view.index]
    let own = TextMeasure.width(of: description.text, fontSize: description.fontSize, weight: description.fontWeight)
    let empty = trial(of: view, .zero)
    var budget = TextBudget(
      view: view, path: layout.spelledPath(view), range: layout.sources.views[view.index], text: description.text,
      width: own,
      characterWidth: LetterFrequencies.english.meanWidth(of: description))
    var found: BudgetTrial?
    let widest = trial(of: view, TextBudget.widest)
    if !widest.isHarmless(beside: empty) {
      // The text is cut off by its shortage, if nothing else suffers before.
      let guess = floored(TextBudget.widest - widest.shortage)
      found = search(view, empty, from: .zero, to: widest, trying: [guess, guess + TextBudgets.step])
    }
    if let narrower = narrowerHarm(view, empty, below: found?.width ?? TextBudget.widest, own: own) {
      found = search(view, empty, from: narrower.fits, to: narrower.fails)
    }
    if let found { (budget.widest, budget.harm) = (found.width - TextBudgets.step, found.report(beside: empty)) }
    return budget
  }

  private func trial(of view: ViewID, _ width: Rational) -> BudgetTrial {
    BudgetTrial(layout, view, width: width, options)
  }

  /// The narrowest text that does harm, half a point wider than one that does none.
  private func search(
    _ view: ViewID, _ empty: BudgetTrial, from least: Rational, to most: BudgetTrial, trying widths: [Rational] = []
  ) -> BudgetTrial {
    var (fits, fails) = (least, most)
    func add(_ trial: BudgetTrial) {
      if trial.isHarmless(beside: empty) { fits = trial.width } else { fails = trial }
    }
    for width in widths where width > fits && width < fails.width { add(trial(of: view, width)) }
    while fails.width - fits > TextBudgets.step { add(trial(of: view, floored((fits + fails.width) / 2))) }
    return fails
  }

  /// A text that does harm though a wider one does none, and the width of a narrower one that does none; nil if some widths show no such
  /// text.
  private func narrowerHarm(
    _ view: ViewID, _ empty: BudgetTrial, below limit: Rational, own: Rational
  ) -> (fits: Rational, fails: BudgetTrial)? {
    let parts = limit == TextBudget.widest ? [50, 100, 200, 400] : [limit / 2]
    var fits = Rational.zero
    for width in (parts + [own]).map({ floored($0) }).sorted() where width > fits && width < limit {
      let trial = trial(of: view, width)
      if !trial.isHarmless(beside: empty) { return (fits, trial) }
      fits = width
    }
    return nil
  }

  private func floored(_ width: Rational) -> Rational { (width / TextBudgets.step).floor * TextBudgets.step }
}

extension LetterFrequencies {
  /// The mean width of a character in the font of a view, points.
  func meanWidth(of view: ViewDescription) -> Rational {
    meanWidth(fontSize: view.fontSize, weight: view.fontWeight)
  }
}
