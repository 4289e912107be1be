package import LayAnalysis
internal import LayCompiler
internal import LayDevices
internal import LayDiagnostics
internal import LayRuntime

/// Formats a comparison: the verdict, the views that differ, and what was not compared.
package func comparisonText(
  _ comparison: LayoutComparison, _ first: ComparedFile, _ second: ComparedFile, _ style: Style
) -> String {
  ComparisonWriter(comparison: comparison, first: first, second: second, style: style).text
}

private struct ComparisonWriter {
  let comparison: LayoutComparison
  let first, second: ComparedFile
  let style: Style

  /// The most constraints of a view, and the most views and names, that are listed.
  private static let mostReasons = 8
  private static let mostViews = 20
  private static let mostNames = 8

  var text: String {
    var text = verdict + "\n"
    for difference in comparison.differences.prefix(Self.mostViews) { text += "\n" + words(for: difference) }
    let more = comparison.differences.count - Self.mostViews
    if more > 0 { text += style.dim("\nand \(counted(more, "more view")); --format json has them all") + "\n" }
    let notes = notes
    if !notes.isEmpty { text += "\n" + notes.map { "\(style.note("note:")) \(visible($0))\n" }.joined() }
    return text
  }

  // MARK: - The verdict

  private var verdict: String {
    let files = "'\(visible(first.name))' and '\(visible(second.name))'"
    switch comparison.verdict {
    case .same:
      return style.bold("same:") + " \(files) give \(counted(comparison.viewCount, "view")) the same frames \(extent)"
    case .different:
      let count = comparison.differences.reduce(0) { $0 + 1 + $1.followers.count }
      return style.bold("different:")
        + " \(files) give \(count) of \(counted(comparison.viewCount, "view")) other frames"
    case .notDecided: return style.bold("not decided:") + " \(files) were not compared at every size"
    }
  }

  /// The sizes, directions, states and text sizes that were compared.
  private var extent: String {
    var words = [sizes]
    if comparison.directions.count > 1 { words.append("in both directions") }
    if !comparison.states.isEmpty {
      words.append("in the base and in \(listed(comparison.states.map { "'\(visible($0))'" }))")
    }
    let textSizes = comparison.textSizes
    if textSizes.count > 1 { words.append("at \(textSizes.count) text sizes") }
    if let only = textSizes.first, textSizes.count == 1, only != .large { words.append("text \(only.name)") }
    return words.joined(separator: ", ") + insetWords(comparison.fixedInsets) + keyboardWords(comparison.keyboardHeight)
  }

  private var sizes: String {
    let poses = comparison.ranges.compactMap { $0.pose }
    if poses.count > 1 && poses.count == comparison.ranges.count {
      if !poses.contains(where: { $0.isOfDevice }) { return sizeClassWords(comparison.ranges, "\(poses.count)") }
      if poses.allSatisfy({ $0.isOfDevice }) { return "in \(poses.count) poses of devices" }
    }
    let shown = comparison.ranges.prefix(3).map { range in
      range.isSingle ? "at \(range.spelledWithPose)" : "at every size from \(range.spelledWithPose)"
    }
    let more = comparison.ranges.count - shown.count
    return listed(shown + (more > 0 ? ["in \(counted(more, "more range"))"] : []))
  }

  // MARK: - Views

  private func words(for difference: FrameDifference) -> String {
    var name = "'\(visible(difference.first))'"
    if difference.second != difference.first { name += " ('\(visible(difference.second))')" }
    var text = style.bold(name) + " differs \(visible(difference.sizes))\n"
    if let witness = difference.witness { text += words(for: witness, difference) }
    if !difference.followers.isEmpty {
      text += "  moved with it: \(names(difference.followers))\n"
    }
    return text
  }

  private func words(for witness: FrameDifference.Witness, _ difference: FrameDifference) -> String {
    var title = "  at \(sizeWords(witness.size))"
    if witness.direction == .rightToLeft { title += ", right to left" }
    if let state = witness.state { title += ", in state '\(visible(state))'" }
    if witness.textSize != .large { title += ", text \(witness.textSize.name)" }
    var text = title + "\n"
    if witness.first == witness.second && difference.isHiddenInOne { return text + "    hidden in one of them only\n" }
    let width = max(displayWidth(first.name), displayWidth(second.name))
    let sides = [
      (first, witness.first, witness.reasonsOfFirst), (second, witness.second, witness.reasonsOfSecond),
    ]
    let frames = frameTexts(witness)
    for (index, (file, _, reasons)) in sides.enumerated() {
      text += "    \(padded(visible(file.name), right: width))  \(frames[index])\n"
      for reason in reasons.prefix(Self.mostReasons) {
        let place = file.spelled(reason.place)
        text += "      " + (place.isEmpty ? "" : style.dim(place) + "  ") + visible(reason.text) + "\n"
      }
      let more = reasons.count - Self.mostReasons
      if more > 0 { text += style.dim("      and \(counted(more, "more constraint"))") + "\n" }
    }
    return text
  }

  /// The frames with two decimals, or exact if they are the same then.
  private func frameTexts(_ witness: FrameDifference.Witness) -> [String] {
    let both = [witness.first, witness.second]
    let short = both.map { frameWords(LayoutRect($0)) }
    if short[0] != short[1] { return short }
    return both.map { "(\($0.x), \($0.y), \($0.width), \($0.height))" }
  }

  // MARK: - Notes

  private var notes: [String] {
    var found = comparison.gaps.prefix(Self.mostViews).map { gap in
      "not decided\(gap.sizes.map { " \($0)" } ?? ""): " + ComparedFile.named(gap.reason, first, second)
    }
    let more = comparison.gaps.count - Self.mostViews
    if more > 0 { found.append("\(counted(more, "more reason")) why something is not decided") }
    for (views, file) in [(comparison.onlyFirst, first), (comparison.onlySecond, second)] where !views.isEmpty {
      found.append("only in \(file.name): \(names(views))")
    }
    for (states, file) in [(comparison.statesOfFirst, first), (comparison.statesOfSecond, second)] where !states.isEmpty
    {
      found.append("the \(states.count == 1 ? "state" : "states") \(names(states)) only in \(file.name)")
    }
    return found
  }

  private func names(_ names: [String]) -> String {
    let shown = names.prefix(Self.mostNames).map { "'\($0)'" }
    let more = names.count - shown.count
    return listed(shown + (more > 0 ? ["\(more) more"] : []))
  }
}

/// Formats the changes of constraints between two layouts, before the comparison of their frames.
package func constraintChangesText(
  _ changes: [ConstraintChange], _ first: ComparedFile, _ second: ComparedFile, _ style: Style
) -> String {
  var text = ""
  for kind in [ConstraintChange.Alteration.removed, .added, .changed, .rewritten, .implied] {
    let own = changes.filter { $0.kind == kind }
    if own.isEmpty { continue }
    text += (text.isEmpty ? "" : "\n") + style.bold(kind.title) + "\n"
    for change in own {
      for (side, file, sign) in [(change.first, first, "-"), (change.second, second, "+")] {
        guard let side else { continue }
        text += "  \(sign) \(visible(side.text))" + style.dim("  \(file.spelled(side.place))") + "\n"
      }
    }
  }
  return text
}

extension ConstraintChange.Alteration {
  /// The heading of a list of these changes.
  fileprivate var title: String {
    switch self {
    case .added: "added"
    case .removed: "removed"
    case .changed: "changed"
    case .rewritten: "equivalent, written otherwise"
    case .implied: "equivalent: it follows from constraints of the other layout"
    }
  }
}
