internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

// The changes that may determine an ambiguous number, the likeliest first.
extension AdditionTrials {
  /// The maximum number of constraints of a tie that are tried.
  static let tiedLimit = 4

  /// The changes that may determine a number; `open` are all ambiguous numbers.
  func additions(for finding: OpenFinding, open: Set<OpenNumber>) -> [Addition] {
    (otherwise(finding) + content(finding.ambiguity, open) + additions(for: finding)).map { placed($0, for: finding) }
  }

  /// Sets the words for the braces that a statement is written into: those of the marked view, or of another by name.
  private func placed(_ addition: Addition, for finding: OpenFinding) -> Addition {
    var addition = addition
    addition.placeElsewhere = addition.place
    guard case .statement(let view, _) = addition.writing, !addition.place.isEmpty else { return addition }
    addition.placeElsewhere = " in the braces of '\(layout.spelledPath(view))'"
    let marked = layout.sources.views[finding.ambiguity.view.index]
    if layout.sources.views[view.index] != marked { addition.place = addition.placeElsewhere }
    return addition
  }

  /// An intrinsic size for an image without one.
  private func content(_ ambiguity: Ambiguity, _ open: Set<OpenNumber>) -> [Addition] {
    guard ambiguity.tie == nil, !ambiguity.part.isPosition else { return [] }
    let (view, isWidth) = (ambiguity.view, ambiguity.part == .width)
    let axes: [LayoutAxis] = LayoutAxis.allCases.filter { axis in
      layout.program.isBareImage(view, axis)
        && open.contains(OpenNumber(view: view, part: axis == .horizontal ? .width : .height))
    }
    guard axes.contains(isWidth ? .horizontal : .vertical) else { return [] }
    let text = axes.count == 2 ? "intrinsic = 100x100" : "intrinsic.\(isWidth ? "width" : "height") = 100"
    return [
      setting(text, view) { description in
        if axes.contains(.horizontal) { description.intrinsicWidth = .fixed(100) }
        if axes.contains(.vertical) { description.intrinsicHeight = .fixed(100) }
      }
    ]
  }

  private func additions(for finding: OpenFinding) -> [Addition] {
    let ambiguity = finding.ambiguity
    if let tie = ambiguity.tie { return additions(for: tie, chosen: ambiguity.chosen) }
    switch ambiguity.part {
    case .x:
      let (edge, middle) = (alike(.leading, "leading", ambiguity), alike(.centerX, "centerX", ambiguity))
      let isCentred = isRule(on: .centerX, moreThan: .leading, beside: ambiguity.view)
      return (isCentred ? [middle, edge] : [edge, middle]) + tightened(ambiguity)
        + [alike(.leading, "leading", ambiguity, .low)]
    case .y:
      let (edge, middle) = (alike(.top, "top", ambiguity), alike(.centerY, "centerY", ambiguity))
      let isCentred = isRule(on: .centerY, moreThan: .top, beside: ambiguity.view)
      return (isCentred ? [middle, edge] : [edge, middle]) + tightened(ambiguity)
        + [alike(.top, "top", ambiguity, .low)]
    case .width, .height:
      if layout.program.views[ambiguity.view.index].guide == .content { return aroundContent(finding) }
      return sizes(finding)
    }
  }

  private func sizes(_ finding: OpenFinding) -> [Addition] {
    let ambiguity = finding.ambiguity
    if ambiguity.part == .width {
      return scrolled(ambiguity) + wishes(.width, ambiguity) + floors(.width, ambiguity) + around(finding)
        + filling(finding) + [
          length(.width, "width", ambiguity), alike(.trailing, "trailing", ambiguity),
          length(.width, "width", ambiguity, .low),
        ]
    }
    return wishes(.height, ambiguity) + floors(.height, ambiguity) + around(finding) + filling(finding) + [
      length(.height, "height", ambiguity), alike(.bottom, "bottom", ambiguity),
      length(.height, "height", ambiguity, .low),
    ]
  }

  /// The width of the visible area, for the content of a scroll view, which then scrolls vertically.
  private func scrolled(_ ambiguity: Ambiguity) -> [Addition] {
    let views = layout.program.views
    guard let superview = views[ambiguity.view.index].superview, views[superview.index].kind == .scrollView else {
      return []
    }
    return [
      rule(".width == frameGuide.width", ambiguity.view) { program, view in
        guard let superview = program.views[view.index].superview else { return }
        program.constrain(
          ConstraintDescription([Term(view, .width), Term(superview, .width, -1)], .equal), priority: .required)
      }
    ]
  }

  /// True if more siblings of `view` are constrained to their superview by one attribute than by another.
  private func isRule(on attribute: Attribute, moreThan other: Attribute, beside view: ViewID) -> Bool {
    guard let superview = layout.program.views[view.index].superview else { return false }
    func count(_ attribute: Attribute) -> Int {
      layout.program.constraints.count { rule in
        rule.terms.count == 2 && rule.terms.contains { $0.view == superview && $0.attribute == attribute }
          && rule.terms.contains {
            $0.attribute == attribute && layout.program.views[$0.view.index].superview == superview
          }
      }
    }
    return count(attribute) > count(other)
  }

  /// The views that the same line declares, which share what is written there.
  func alike(_ view: ViewID) -> [ViewID] {
    let guide = layout.program.views[view.index].guide
    return layout.sources.views.indices.filter {
      layout.sources.views[$0] == layout.sources.views[view.index] && layout.program.views[$0].guide == guide
    }.map { ViewID($0) }
  }

  /// A constraint about a view that is written into its braces; `text` begins with the dot.
  func rule(
    _ text: String, _ view: ViewID, _ change: @escaping (inout LayoutProgram, ViewID) -> Void
  ) -> Addition {
    let views = alike(view)
    let isOne = views.count == 1
    // A built-in guide is named inside the braces of its owner.
    let description = layout.program.views[view.index]
    let isDeclared = description.guide == .declared
    let (owner, own) =
      isDeclared ? (view, text) : (description.superview ?? .root, ".\(description.guide.name)\(text)")
    return Addition(
      text: isOne ? layout.spelledPath(view) + text : own, place: isOne ? "" : " in its braces",
      writing: .statement(owner, own)
    ) { program in
      for view in views { change(&program, view) }
    }
  }

  // MARK: - A missing constraint

  /// An edge or a center that equals that of the superview.
  private func alike(
    _ attribute: Attribute, _ name: String, _ ambiguity: Ambiguity, _ priority: Priority = .required
  ) -> Addition {
    rule(".\(name) == superview.\(name)\(ending(priority))", ambiguity.view) { program, view in
      guard let superview = program.views[view.index].superview else { return }
      program.constrain(
        ConstraintDescription([Term(view, attribute), Term(superview, attribute, -1)], .equal), priority: priority)
    }
  }

  /// The priority as text. A constraint of the lowest priority cannot contradict any of the author's.
  private func ending(_ priority: Priority) -> String { priority == .required ? "" : " @low" }

  /// The length that layc chose, or a visible one.
  func length(
    _ attribute: Attribute, _ name: String, _ ambiguity: Ambiguity, _ priority: Priority = .required
  ) -> Addition {
    let usual = Rational(attribute == .width ? 100 : 44)
    let length = ambiguity.chosen.sign > 0 ? ambiguity.chosen : min(usual, ambiguity.highest ?? usual)
    return rule(".\(name) == \(length)\(ending(priority))", ambiguity.view) { program, view in
      program.constrain(ConstraintDescription([Term(view, attribute)], .equal, length), priority: priority)
    }
  }

  /// The number is determined by the superview's edge: the last of the views that follow from it ends there.
  private func filling(_ finding: OpenFinding) -> [Addition] {
    let (ambiguity, views) = (finding.ambiguity, layout.program.views)
    let beside = finding.following.filter { views[$0.index].superview == views[ambiguity.view.index].superview }
    guard let last = beside.last, last != ambiguity.view, alike(last).count == 1 else { return [] }
    let (attribute, name): (Attribute, String) =
      ambiguity.part == .width ? (.trailing, "trailing") : (.bottom, "bottom")
    // A view that is constrained to that edge already would have the constraint twice.
    let isTied = layout.program.constraints.contains { rule in
      rule.terms.contains { $0.view == last && $0.attribute == attribute }
    }
    var other = ambiguity
    other.view = last
    return isTied ? [] : [alike(attribute, name, other)]
  }

  // MARK: - A tie

  /// The changes that break a tie: raising one priority (that of the view that usually keeps its content; of optional constraints
  /// on one number, those that are satisfied now first). If several numbers are ambiguous together, lowering one comes first:
  /// that of the view that stretches or is compressed. Then equal lengths, dropping one constraint, and an inequality instead of
  /// an equation.
  private func additions(for tie: Ambiguity.Tie, chosen: Rational) -> [Addition] {
    func gets(_ member: Ambiguity.Tie.Member) -> Bool { member.growth != 0 && member.row.constant == chosen }
    let first = layout.keeping(tie.members.filter(gets) + tie.members.filter { !gets($0) }).prefix(
      AdditionTrials.tiedLimit)
    let raised = tie.priority.value < 999 ? first.flatMap { counting($0, more: true) } + keepingContent(tie) : []
    let last = layout.keeping(tie.members).reversed().prefix(AdditionTrials.tiedLimit)
    let lowered = last.flatMap { counting($0, more: false) }
    let dropped = first.reversed().compactMap { without($0) }
    return (tie.freedom < 2 && !raised.isEmpty ? raised + lowered : lowered + raised) + sharing(tie) + dropped
      + last.flatMap { relaxed($0) }
  }

  /// An equation as one of its inequalities, `>=` first.
  private func relaxed(_ member: Ambiguity.Tie.Member) -> [Addition] {
    guard case .constraint(let id) = member.origin, layout.program.constraints[id.index].relation == .equal else {
      return []
    }
    return [Relation.greaterOrEqual, .lessOrEqual].compactMap { relation in
      rewritten(id) {
        $0.relaxed(to: relation)
      } change: {
        $0.relation = relation
      }
    }
  }

  /// Higher content hugging and compression resistance at once, where two views tie both where there is room to spare and where it is
  /// short: one of them keeps its content.
  private func keepingContent(_ tie: Ambiguity.Tie) -> [Addition] {
    let members = layout.keeping(tie.members)
    guard members.count == 2, let view = members[0].contentView, let other = members[1].contentView, view != other
    else { return [] }
    let (own, beside) = (layout.program.views[view.index], layout.program.views[other.index])
    return LayoutAxis.allCases.filter { axis in
      tie.members.allSatisfy { $0.origin == .hugging($0.contentView ?? view, axis) }
        || tie.members.allSatisfy { $0.origin == .compression($0.contentView ?? view, axis) }
    }.compactMap { axis in
      let (hugging, compression) = (own.hugging(axis), own.compression(axis))
      guard hugging == beside.hugging(axis), compression == beside.compression(axis), compression.value < 999 else {
        return nil
      }
      let next = (hugging: Priority(hugging.value + 1), compression: Priority(compression.value + 1))
      let text = "hugging.\(axis.name) = \(next.hugging); compression.\(axis.name) = \(next.compression)"
      return setting(text, view) { description in
        if axis == .horizontal {
          (description.horizontalHugging, description.horizontalCompression) = next
        } else {
          (description.verticalHugging, description.verticalCompression) = next
        }
      }
    }
  }

  /// Equal lengths for the two views of a tie of contents, at low priority.
  private func sharing(_ tie: Ambiguity.Tie) -> [Addition] {
    var views: [ViewID] = []
    var along: LayoutAxis?
    for member in tie.members {
      switch member.origin {
      case .hugging(let view, let axis), .compression(let view, let axis):
        if !views.contains(view) { views.append(view) }
        along = axis
      default: return []
      }
    }
    guard views.count == 2, let along, views.allSatisfy({ alike($0).count == 1 }),
      layout.program.views[views[0].index].superview == layout.program.views[views[1].index].superview
    else { return [] }
    let attribute: Attribute = along == .horizontal ? .width : .height
    let (first, other) = (views[0], views[1])
    let text = ".\(attribute.name) == \(layout.program.views[first.index].name).\(attribute.name) @low"
    return [
      rule(text, other) { program, view in
        program.constrain(
          ConstraintDescription([Term(view, attribute), Term(first, attribute, -1)], .equal), priority: .low)
      }
    ]
  }

  /// The text without a constraint of a tie.
  private func without(_ member: Ambiguity.Tie.Member) -> Addition? {
    guard case .constraint(let id) = member.origin, let compilation else { return nil }
    let (place, statement) = (layout.sources.constraints[id.index], layout.sources.statements[id.index])
    guard var edit = RuleText(of: id, layout, in: compilation)?.dropped else { return nil }
    let all = layout.sources.statements.indices.filter { layout.sources.statements[$0] == statement }
    let own = all.filter { layout.sources.constraints[$0] == place }
    // A part of a visual format is removed alone, any other statement as a whole.
    let isWhole = all.count == own.count || edit.edits.contains { $0.range.holds(statement) }
    if isWhole, let removal = compilation.removing(statement) { edit.edits = [removal] }
    let ids = isWhole ? all : own
    return Addition(
      text: edit.original, place: " on line \(compilation.line(of: statement))",
      writing: .edits(edit.edits, original: edit.original), isRemoval: true
    ) { program in
      for id in ids { program.constraints[id].isActive = false }
    }
  }

  /// A constraint with another priority: for constraints, the words `high` and `low` come before numbers.
  private func counting(_ member: Ambiguity.Tie.Member, more: Bool) -> [Addition] {
    let own = member.row.priority
    let next = Priority(own.value + (more ? 1 : -1))
    var priorities = next.value > 0 ? [next] : []
    if case .constraint = member.origin {
      let word: Priority = more ? .high : .low
      if more ? own < word : word < own { priorities.insert(word, at: 0) }
    } else if let usual = more ? usualPriorities.first(where: { own < $0 }) : usualPriorities.last(where: { $0 < own })
    {
      priorities.insert(usual, at: 0)
      if usual == next { priorities.removeLast() }
    }
    return priorities.compactMap { counting(member, $0) }
  }

  private func counting(_ member: Ambiguity.Tie.Member, _ priority: Priority) -> Addition? {
    switch member.origin {
    case .constraint(let id): return counting(id, priority)
    case .hugging(let view, let axis):
      return setting("hugging.\(axis.name) = \(priority)", view) { description in
        if axis == .horizontal {
          description.horizontalHugging = priority
        } else {
          description.verticalHugging = priority
        }
      }
    case .compression(let view, let axis):
      return setting("compression.\(axis.name) = \(priority)", view) { description in
        if axis == .horizontal {
          description.horizontalCompression = priority
        } else {
          description.verticalCompression = priority
        }
      }
    case .maskPosition, .maskSize, .nonNegative, .arrangement, .step, .contentOrigin: return nil
    }
  }

  private func setting(
    _ text: String, _ view: ViewID, _ change: @escaping (inout ViewDescription) -> Void
  ) -> Addition {
    let views = alike(view)
    let isOne = views.count == 1
    return Addition(
      text: isOne ? "\(layout.spelledPath(view)) { \(text) }" : text, place: isOne ? "" : " in its braces",
      writing: .statement(view, text)
    ) { program in
      for view in views { change(&program.views[view.index]) }
    }
  }

  /// A constraint with another priority, in all instances.
  private func counting(_ id: ConstraintID, _ priority: Priority) -> Addition? {
    rewritten(id) {
      $0.lowered(to: priority, spelled: priority.word)
    } change: {
      $0.priority = priority
    }
  }

  /// The limits of a position as equations.
  private func tightened(_ ambiguity: Ambiguity) -> [Addition] {
    if ambiguity.lowest == nil && ambiguity.highest == nil { return [] }
    let axis = ambiguity.part.axis
    let limits = layout.program.constraints.indices.filter { index in
      let limit = layout.program.constraints[index]
      return limit.relation != .equal && limit.priority == .required && limit.condition == .always
        && limit.terms.count == 2
        && limit.terms.contains {
          $0.view == ambiguity.view && $0.attribute.isLocation && $0.attribute.axis == axis
        }
    }
    return limits.prefix(AdditionTrials.tiedLimit).compactMap { index in
      rewritten(ConstraintID(index)) {
        $0.tightened
      } change: {
        $0.relation = .equal
      }
    }
  }

  /// A constraint with the text of `written`, in all instances.
  private func rewritten(
    _ id: ConstraintID, _ written: (RuleText) -> RuleEdit?, change: @escaping (inout ConstraintDescription) -> Void
  ) -> Addition? {
    let (place, statement) = (layout.sources.constraints[id.index], layout.sources.statements[id.index])
    let ids = layout.sources.constraints.indices.filter {
      layout.sources.constraints[$0] == place && layout.sources.statements[$0] == statement
    }
    let edit = compilation.flatMap { RuleText(of: id, layout, in: $0) }.flatMap(written)
    guard let edit, let text = edit.text else { return nil }
    let line = compilation.map { $0.line(of: statement) }
    return Addition(
      text: text, place: line.map { " on line \($0)" } ?? "", writing: .edits(edit.edits, original: edit.original)
    ) { program in
      for id in ids { change(&program.constraints[id]) }
    }
  }
}

/// The priorities that are commonly written, lowest first.
private let usualPriorities = [Priority(250), Priority(251), Priority(749), Priority(751)]

extension Priority {
  /// The priority in the language: a keyword or a number.
  fileprivate var word: String { self == .high ? "high" : self == .low ? "low" : description }
}
