internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// Finds the widest text that each label and button of a layout can show.
///
/// A text of each width that is tried takes the place of the one in the file, and the layout is examined with it at all of its sizes. It
/// does no harm if no claim of the health checks fails at more sizes than with an empty text, and no more views extend beyond the
/// screen. The shortage of a text that is much too wide tells the widest one, which is confirmed; where others suffer first, halving finds it.
struct TextBudgets {
  /// The maximum number of texts of a layout.
  static let textLimit = 200
  /// The precision of a width, points.
  private static let step = Rational(1, 2)

  private let layout: CompiledLayout
  private let options: CheckOptions

  init(_ layout: CompiledLayout, _ options: CheckOptions) {
    self.layout = layout
    var options = options
    options.triesChanges = false
    // A width is that of a text at one text size.
    options.textSizes = [.large]
    self.options = options
  }

  /// The views with a text of one line that the file may set, but those that people edit.
  var views: [ViewID] {
    JudgedViews(layout).all.filter { view in
      let description = layout.program.views[view.index]
      guard case .ofContent = description.intrinsicWidth, description.lines == 1 else { return false }
      switch description.kind {
      case .label, .button, .popUpButton: return true
      default: return false
      }
    }
  }

  /// The budget of a view.
  func budget(of view: ViewID) -> TextBudget {
    let description = layout.program.views[view.index]
    let own = TextMeasure.width(of: description.text, fontSize: description.fontSize, weight: description.fontWeight)
    let empty = BudgetTrial(layout, view, width: .zero, options)
    var budget = TextBudget(
      view: view, path: layout.spelledPath(view), range: layout.sources.views[view.index], text: description.text,
      width: own,
      characterWidth: LetterFrequencies.english.meanWidth(of: description))
    let widest = BudgetTrial(layout, view, width: TextBudget.widest, options)
    if widest.isHarmless(beside: empty) { return budget }
    let found = search(view, empty, widest)
    (budget.widest, budget.harm) = (found.width, found.harm)
    return budget
  }

  /// The widest text that does no harm, and the report about the next one.
  private func search(
    _ view: ViewID, _ empty: BudgetTrial, _ widest: BudgetTrial
  ) -> (width: Rational, harm: Diagnostic?) {
    var (fits, fails) = (Rational.zero, widest)
    // The text is cut off by its shortage, if nothing else suffers before.
    let guess = floored(TextBudget.widest - widest.shortage)
    for width in [guess, guess + TextBudgets.step] where width > fits && width < fails.width {
      let trial = BudgetTrial(layout, view, width: width, options)
      if trial.isHarmless(beside: empty) { fits = width } else { fails = trial }
    }
    while fails.width - fits > TextBudgets.step {
      let trial = BudgetTrial(layout, view, width: floored((fits + fails.width) / 2), options)
      if trial.isHarmless(beside: empty) { fits = trial.width } else { fails = trial }
    }
    return (fits, fails.report(beside: empty))
  }

  private func floored(_ width: Rational) -> Rational { (width / TextBudgets.step).floor * TextBudgets.step }
}

extension LetterFrequencies {
  /// The mean width of a character in the font of a view, points.
  func meanWidth(of view: ViewDescription) -> Rational {
    meanWidth(fontSize: view.fontSize, weight: view.fontWeight)
  }
}
