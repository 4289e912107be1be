internal import LayAnalysis
internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// The most steps of a derivation, and the most constraints of a step, that are printed.
private let shownSteps = 40
private let shownLines = 24

/// Joins the texts of pages with blank lines.
package func whyPagesText(_ pages: [WhyPage], _ sources: [SourceText], _ style: Style) -> String {
  pages.map { whyText($0, sources, style) }.joined(separator: "\n")
}

/// Formats the answers of a page: a line with the value, the sums with the constraints from which they follow, ambiguities, and
/// constraints that are not satisfied.
func whyText(_ page: WhyPage, _ sources: [SourceText], _ style: Style) -> String {
  var text = ""
  for (index, answer) in page.answers.enumerated() {
    if index > 0 { text += "\n" }
    text += WhyWriter(page: page, sources: sources, style: style).text(of: answer)
  }
  return text
}

private struct WhyWriter {
  let page: WhyPage
  let sources: [SourceText]
  let style: Style

  func text(of answer: WhyAnswer) -> String {
    var text = style.bold("\(visible(answer.name)) is \(readable("\(answer.value)"))") + " in \(visible(page.title))"
    if page.question == .derivation {
      text += "\n\n" + derivation(answer)
    } else {
      text += reach(answer)
    }
    for line in notes(answer) { text += "\(style.note("note:")) \(readable(line))\n" }
    return text
  }

  // MARK: - Derivations

  private func derivation(_ answer: WhyAnswer) -> String {
    if answer.steps.isEmpty { return "" }
    var text = ""
    for step in answer.steps.prefix(shownSteps) {
      let value = "\(step.step.value)"
      text += style.bold(visible(step.name)) + " = " + readable(step.sum)
      text += (step.sum == value ? "" : " = " + readable(value)) + "\n"
      text += lines(step.lines) + (step.rest.map { "    \(visible($0))\n" } ?? "")
    }
    let more = answer.steps.count - shownSteps
    if more > 0 { text += style.dim("and \(counted(more, "more step")); --format json has them all") + "\n" }
    return text
  }

  /// Returns the constraints of one sum; `marks` are appended to them.
  private func lines(_ lines: [WhyAnswer.Line], marks: [String] = []) -> String {
    let shown = lines.prefix(shownLines)
    let places = shown.map { line in line.place.flatMap { spelledPosition(of: $0, in: sources) } ?? "" }
    let width = places.map { displayWidth($0) }.max() ?? 0
    var text = ""
    for (index, line) in shown.enumerated() {
      let share = line.factor.magnitude == .one ? "" : "\(line.factor.magnitude) times: "
      let mark = marks.indices.contains(index) && !marks[index].isEmpty ? style.note("  " + marks[index]) : ""
      text += "    " + style.dim(padded(places[index], right: width)) + (width > 0 ? "  " : "")
      text += share + readable(line.text) + mark + "\n"
      for setting in line.settings {
        let spot = spelledPosition(of: setting.place, in: sources).map { " (\($0))" } ?? ""
        text += String(repeating: " ", count: width + 6) + visible("\(setting.words)\(spot)") + "\n"
      }
    }
    let more = lines.count - shown.count
    if more > 0 { text += style.dim("    and \(counted(more, "more constraint")); --format json has them all") + "\n" }
    return text
  }

  // MARK: - Limits

  private func reach(_ answer: WhyAnswer) -> String {
    guard let reach = answer.reach else { return "\n" }
    let (most, larger) = reach.isUpwards ? ("at most", "larger") : ("at least", "smaller")
    var text: String
    if let last = reach.stops.last, last.isLimit {
      let isThere = last.value == answer.value
      text = isThere ? ", and cannot be \(larger)\n" : "; it can be \(most) \(readable("\(last.value)"))\n"
    } else if reach.isLimited {
      text = "\n"
    } else {
      text = "; no required constraint keeps it from being \(larger)\n"
    }
    if let free = reach.free { text += "\nto \(free): nothing keeps it, any such value is equally valid\n" }
    var last = reach.free
    for stop in reach.stops {
      text += self.stop(stop, after: last)
      last = stop.value
    }
    if reach.stops.isEmpty && !reach.isLimited && reach.free == nil { text += "\nnothing keeps it\n" }
    if reach.isCut { text += style.dim("and more stops after that") + "\n" }
    return text
  }

  private func stop(_ stop: WhyReach.Stop, after last: Rational?) -> String {
    let sum = stop.step.sum == "\(stop.value)" ? "" : " = \(stop.step.sum)"
    let place =
      switch (last, stop.isLimit) {
      case (nil, true): "it stops at"
      case (nil, false): "it stays at"
      case (_, true): "and ends at"
      case (stop.value, false): "also at"
      case (_, false): "then at"
      }
    let text = "\n\(place) " + style.bold(readable("\(stop.value)")) + readable(sum)
    return text + verdict(stop) + "\n" + lines(stop.step.lines, marks: stop.yields.map { $0 ? "(violated first)" : "" })
      + (stop.step.rest.map { "    \(visible($0))\n" } ?? "")
  }

  private func verdict(_ stop: WhyReach.Stop) -> String {
    if !stop.isLimit { return ", as long as these hold" }
    if stop.step.lines.isEmpty { return ": no constraint sets it" }
    return stop.step.lines.allSatisfy { $0.isNatural } ? ": no constraint limits it" : ": all of these are required"
  }

  // MARK: - Notes

  private func notes(_ answer: WhyAnswer) -> [String] {
    var notes: [String] = []
    if page.question == .derivation {
      if let range = answer.range { notes.append("\(rangeWords(range)) is equally valid; layc chose \(answer.value)") }
      if answer.steps.isEmpty {
        notes.append("too many constraints depend on each other here to say which of them determine it")
      }
    } else if answer.isStepped {
      notes.append(
        "a step sets it, so no constraint keeps it from other values; ask without '--at-most' and '--at-least'")
    } else if answer.reach == nil {
      notes.append("too many constraints depend on each other here to say what keeps it")
    }
    for unmet in answer.unmet {
      let spot = unmet.place.flatMap { spelledPosition(of: $0, in: sources) }.map { " (\($0))" } ?? ""
      notes.append("`\(unmet.text)`\(spot) is not satisfied: \(unmet.words)")
    }
    for conflict in page.conflicts where !answer.unmet.contains(where: { $0.wish.row.origin == conflict.broken }) {
      guard let broken = conflict.members.first(where: { $0.origin == conflict.broken }) else { continue }
      let spot =
        page.layout.place(of: conflict.broken).flatMap { spelledPosition(of: $0, in: sources) }.map { " (\($0))" } ?? ""
      notes.append("constraints conflict at this size: layc breaks `\(broken.row)`\(spot) to recover")
    }
    return notes
  }

  private func rangeWords(_ range: ValueRange) -> String {
    switch (range.lowest, range.highest) {
    case (let low?, let high?): "every value from \(low) to \(high)"
    case (let low?, nil): "every value from \(low) on"
    case (nil, let high?): "every value up to \(high)"
    case (nil, nil): "every value"
    }
  }
}
