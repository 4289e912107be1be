internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

extension Diagnostic {
  /// An ambiguous number of a frame, with the views that follow from it and the numbers that the same tie leaves ambiguous. The
  /// caller appends the help.
  static func ambiguousLayout(
    _ finding: OpenFinding, sharing: [(view: ViewID, part: Ambiguity.Part)],
    at found: FoundPlace, in layout: CompiledLayout
  ) -> Diagnostic {
    let (ambiguity, twins, sizes) = (finding.ambiguity, finding.twins, found.sizes)
    let view = layout.spelledPath(ambiguity.view)
    let isContent = layout.program.views[ambiguity.view.index].guide == .content
    let subject = isContent ? "the content of '\(layout.ownerPath(ambiguity.view))'" : "'\(view)'"
    var diagnostic = Diagnostic(
      .ambiguousLayout,
      "the \(ambiguity.part.words) of \(subject)\(others(twins.count - 1, finding.areTwinsAlike ? "and" : "or")) is ambiguous",
      at: layout.sources.views[ambiguity.view.index], caret: "\(ambiguity.part.spelled) is ambiguous",
      sizes: sizes.map { $0.spelled })
    diagnostic.locate(found)
    diagnostic.topic = topic(of: ambiguity)
    if ambiguity.isMissing { diagnostic.caretLabel += ": a constraint is missing" }
    if found.region != nil { diagnostic.notes.append(.note("this occurs \(found.words)")) }
    diagnostic.notes.append(.note(choice(ambiguity, at: Array(sizes.prefix(found.region == nil ? sizes.count : 1)))))
    if let tie = ambiguity.tie { diagnostic.add(tie, at: found.region == nil ? nil : sizes.first, in: layout) }
    if ambiguity.isMissing {
      for absent in AbsentRules(for: finding, in: layout).all {
        let place = layout.sources.constraints[absent.rule.index]
        if diagnostic.labels.contains(where: { $0.range == place }) { continue }
        diagnostic.labels.append(Label(place, "holds for \(absent.condition) only"))
      }
    }
    if ambiguity.isMissing { diagnostic.addLimits(of: ambiguity, in: layout) }
    let axis: LayoutAxis = ambiguity.part == .width ? .horizontal : .vertical
    if ambiguity.isMissing, !ambiguity.part.isPosition, layout.program.isBareImage(ambiguity.view, axis) {
      diagnostic.notes.append(.missingIntrinsic)
    }
    let description = layout.program.views[ambiguity.view.index]
    if ambiguity.isMissing, ambiguity.part == .height, description.kind == .textView,
      description.intrinsicHeight == .none
    {
      diagnostic.notes.append(.scrollingText)
    }
    if ambiguity.isMissing, !ambiguity.part.isPosition, description.hasIdlePriority(axis) {
      diagnostic.notes.append(.idlePriority)
    }
    if let tie = ambiguity.tie, axis == .vertical, ambiguity.part.axis == .vertical, layout.isFixed(ambiguity.view),
      tie.members.contains(where: { if case .compression(_, .vertical) = $0.origin { true } else { false } })
    {
      diagnostic.notes.append(.scrolling)
    }
    let inherited = finding.following.filter { view in !twins.contains(view) && !sharing.contains { $0.view == view } }
    let shared = sharing.filter { !twins.contains($0.view) || $0.part != ambiguity.part }
    if !shared.isEmpty { diagnostic.notes.append(.note(share(shared, in: layout))) }
    if ambiguity.isMissing || ambiguity.tie != nil {
      diagnostic.addFollowers(inherited, finding.joint, of: shared.isEmpty ? "it" : "these numbers", in: layout)
    } else if !inherited.isEmpty {
      diagnostic.notes.append(.note(openToo(inherited, in: layout)))
    }
    return diagnostic
  }

  /// The help if no constraint that was tried determines the number.
  static func untriedHelp(_ finding: OpenFinding, in layout: CompiledLayout) -> String {
    if let tie = finding.ambiguity.tie {
      let own = tie.priority.value
      let places = Set(tie.members.compactMap { layout.place(of: $0.origin) })
      if places.count == 1 && tie.members.count > 1 {
        return
          "they come from one line, so priorities cannot distinguish them: add a constraint that says how they share the space, for example "
          + "that they are equal"
      }
      let next = own < 998 ? (own + 1, own + 2) : (own - 1, own - 2)
      // Where one instance of a declaration has the tie, the braces are those of all.
      let kept = layout.keeping(tie.members)[0]
      if tie.members.count > 2 {
        let more = tie.members.count == 3 ? " and \(Priority(next.1))" : ", \(Priority(next.1)) and so on"
        return "give all but one of them different priorities, for example \(Priority(next.0))\(more)"
      }
      return "give one of them another priority, for example "
        + (layout.raising(kept, to: Priority(next.0)) ?? "\(Priority(next.0)) to `\(kept.row.text)`")
    }
    // If several instances have the ambiguity, the constraint belongs in the braces of the declaration.
    let view = finding.twins.count > 1 ? "" : layout.spelledPath(finding.ambiguity.view)
    return repair(finding.ambiguity, view: view, in: layout)
  }

  /// The count of views that the same line declares, in other instances or iterations of a `for`: ` and of 3 others like it`.
  private static func others(_ count: Int, _ word: String = "and") -> String {
    count < 1 ? "" : " \(word) of \(count == 1 ? "another" : "\(count) others") like it"
  }

  private static func topic(of ambiguity: Ambiguity) -> DiagnosticTopic {
    var spread: Double?
    if let lowest = ambiguity.lowest, let highest = ambiguity.highest { spread = (highest - lowest).double }
    let number = AmbiguousNumber(
      isLength: !ambiguity.part.isPosition, isVertical: ambiguity.part.axis == .vertical, isTie: ambiguity.tie != nil,
      spread: spread)
    return .ambiguity(number)
  }

  private static func choice(_ ambiguity: Ambiguity, at sizes: [ExactSize]) -> String {
    let part = ambiguity.part.spelled
    let room =
      switch (ambiguity.lowest, ambiguity.highest) {
      case (let low?, let high?): "every \(part) from \(low.shown) to \(high.shown) is equally valid"
      case (let low?, nil): "every \(part) from \(low.shown) on is equally valid"
      case (nil, let high?): "every \(part) up to \(high.shown) is equally valid"
      case (nil, nil): "every \(part) is equally valid"
      }
    return "at \(spell(sizes)): \(room); layc used \(ambiguity.chosen.shown)"
  }

  private static func follow(_ views: [ViewID], of cause: String, in layout: CompiledLayout) -> String {
    let names = names(of: views, in: layout)
    if names.count > 3 {
      return "\(joinedNames(Array(names.prefix(3)))) and \(names.count - 3) more depend on \(cause)"
    }
    return names.count == 1 ? "\(names[0]) depends on \(cause)" : "\(joinedWords(names)) depend on \(cause)"
  }

  /// Shows the required constraints that limit a length without determining it: `.height >= 52`.
  private mutating func addLimits(of ambiguity: Ambiguity, in layout: CompiledLayout) {
    for (index, constraint) in layout.program.constraints.enumerated() {
      guard constraint.condition == .always, constraint.relation != .equal, constraint.priority == .required,
        let term = constraint.terms.first,
        constraint.terms.count == 1, term.view == ambiguity.view, term.coefficient == .one, !ambiguity.part.isPosition,
        term.attribute == (ambiguity.part.axis == .horizontal ? .width : .height)
      else { continue }
      let place = layout.sources.constraints[index]
      if place == range || labels.contains(where: { $0.range == place }) { continue }
      let bound =
        constraint.relation == .greaterOrEqual ? "from \(constraint.constant) on" : "up to \(constraint.constant)"
      labels.append(Label(place, "allows every \(ambiguity.part.words) \(bound)"))
    }
  }

  /// Adds notes for the views that follow; those in `joint` also depend on other ambiguous numbers.
  mutating func addFollowers(_ views: [ViewID], _ joint: [ViewID], of cause: String, in layout: CompiledLayout) {
    let joint = Set(joint)
    let (alone, together) = (views.filter { !joint.contains($0) }, views.filter { joint.contains($0) })
    if !alone.isEmpty { notes.append(.note(Diagnostic.follow(alone, of: cause, in: layout))) }
    if together.isEmpty { return }
    notes.append(
      .note(Diagnostic.follow(together, of: "\(cause) and on other ambiguous attributes", in: layout)))
  }

  /// The note for views that are ambiguous too, if there are so many that their dependencies were not computed.
  private static func openToo(_ views: [ViewID], in layout: CompiledLayout) -> String {
    let names = names(of: views, in: layout)
    let (few, more) = (Array(names.prefix(3)), names.count - 3)
    let all = more > 0 ? "\(joinedNames(few)) and \(more) more" : joinedWords(few)
    return
      "\(all) \(names.count == 1 ? "is" : "are") ambiguous with it: too many to search for the cause"
  }

  /// The note for numbers that the same tie leaves ambiguous.
  private static func share(_ numbers: [(view: ViewID, part: Ambiguity.Part)], in layout: CompiledLayout) -> String {
    let names = numbers.map { "the \($0.part.words) of '\(layout.spelledPath($0.view))'" }
    if names.count > 3 {
      return
        "the same constraints leave \(joinedNames(Array(names.prefix(2)))) and \(names.count - 2) more numbers ambiguous"
    }
    return "the same constraints leave \(joinedWords(names)) ambiguous"
  }

  private static func joinedNames(_ names: [String]) -> String {
    names.dropFirst().reduce(names[0]) { $0 + ", " + $1 }
  }

  private static func names(of views: [ViewID], in layout: CompiledLayout) -> [String] {
    var names: [String] = []
    for view in views {
      let name = "'\(layout.spelledPath(view))'"
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// An example constraint about `view`; inside the braces of its declaration if that is empty.
  private static func repair(_ ambiguity: Ambiguity, view: String, in layout: CompiledLayout) -> String {
    let description = layout.program.views[ambiguity.view.index]
    let place = view.isEmpty ? " in its braces" : ""
    // A required constraint could contradict those that limit a position.
    let isLimited = ambiguity.lowest != nil || ambiguity.highest != nil
    let (kind, ending) = isLimited ? ("an optional constraint", " @low") : ("a constraint", "")
    if description.guide == .content, let help = repair(contentOf: ambiguity, in: layout) { return help }
    switch ambiguity.part {
    case .x: return "add \(kind), for example `\(view).leading == superview.leading\(ending)`\(place)"
    case .y:
      if !isLimited, let above = above(ambiguity.view, in: layout) {
        return "add a constraint to the view above, for example `\(view).top == \(above).bottom`\(place)"
      }
      return "add \(kind), for example `\(view).top == superview.top\(ending)`\(place)"
    case .width:
      if description.intrinsicLength(.horizontal, scale: .one) != nil { return tie(view, .horizontal) }
      let width = example(100, ambiguity)
      return "add a constraint on its width or its trailing edge, for example `\(view).width == \(width)`\(place)"
    case .height:
      if description.intrinsicLength(.vertical, scale: .one) != nil { return tie(view, .vertical) }
      let height = example(44, ambiguity)
      if description.kind == .verticalStack {
        return
          "its height follows from its arranged subviews: give those without a height one, for example `.height == 44`"
      }
      if let last = insideOfScrollContent(ambiguity.view, in: layout).last {
        if isBound(ambiguity.view, in: layout) || hasLeastHeight(ambiguity.view, in: layout) {
          // A view inside determines the bottom already: a required height could contradict it. A row with a least height is larger
          // than what is in it on purpose. The content is as high as needed.
          let isLeast = !hasLeastHeight(ambiguity.view, in: layout) && ambiguity.lowest.map { $0.sign > 0 } ?? false
          let low = isLeast ? "0 @fitting" : "\(height) @low"
          return "add an optional constraint on its height, for example `\(view).height == \(low)`\(place)"
        }
        let inner = view.isEmpty ? layout.program.views[last.index].name : layout.spelledPath(last)
        return
          "add a constraint to the bottom of the last view inside, for example `\(view).bottom == \(inner).bottom`\(place)"
      }
      return "add a constraint on its height or its bottom edge, for example `\(view).height == \(height)`\(place)"
    }
  }

  /// An example constraint that determines the content of a scroll view: it scrolls up and down, down to its last view.
  private static func repair(contentOf ambiguity: Ambiguity, in layout: CompiledLayout) -> String? {
    guard let owner = layout.program.views[ambiguity.view.index].superview else { return nil }
    let name = layout.spelledPath(owner)
    if ambiguity.part == .width {
      return "add a constraint on its width, for example `\(name).contentGuide.width == \(name).frameGuide.width`"
    }
    let last = layout.program.views.indices.last {
      layout.program.views[$0].superview == owner && layout.program.views[$0].role == .view
    }
    guard ambiguity.part == .height, let last else { return nil }
    return
      "let the last view end it, for example `\(layout.spelledPath(ViewID(last))).bottom == \(name).contentGuide.bottom`"
  }

  /// The path of the view that is declared before a view in the content of a scroll view; nil for the first, and for other views.
  private static func above(_ view: ViewID, in layout: CompiledLayout) -> String? {
    let views = layout.program.views
    guard let superview = views[view.index].superview, views[superview.index].kind.scrolls else { return nil }
    let above = views[..<view.index].indices.last { views[$0].superview == superview && views[$0].role == .view }
    return above.map { layout.spelledPath(ViewID($0)) }
  }

  /// The subviews of a view inside of a scroll view; empty for other views.
  private static func insideOfScrollContent(_ view: ViewID, in layout: CompiledLayout) -> [ViewID] {
    let views = layout.program.views
    var outer = views[view.index].superview
    while let next = outer, !views[next.index].kind.scrolls { outer = views[next.index].superview }
    guard outer != nil, views[view.index].role == .view else { return [] }
    return views.indices.filter { views[$0].superview == view && views[$0].role == .view }.map { ViewID($0) }
  }

  /// True if a constraint relates the bottom or the middle of a subview to that of `view`.
  private static func isBound(_ view: ViewID, in layout: CompiledLayout) -> Bool {
    layout.program.constraints.contains { rule in
      [Attribute.bottom, .centerY].contains { attribute in
        let owners = rule.terms.filter { $0.attribute == attribute }.map { $0.view }
        return owners.contains(view) && owners.contains { layout.program.views[$0.index].superview == view }
      }
    }
  }

  /// True if a required constraint sets a least height of a view.
  private static func hasLeastHeight(_ view: ViewID, in layout: CompiledLayout) -> Bool {
    layout.program.constraints.contains {
      $0.terms == [Term(view, .height)] && $0.relation == .greaterOrEqual && $0.priority == .required
    }
  }

  /// A whole number among the equally good values, near `usual`.
  private static func example(_ usual: Int, _ ambiguity: Ambiguity) -> Rational {
    let least = max(Rational(usual), ambiguity.lowest.map { $0.ceil } ?? .zero)
    return min(least, ambiguity.highest.map { $0.floor } ?? least)
  }

  /// The help for a view with an intrinsic size, whose content hugging ties with another's.
  private static func tie(_ view: String, _ axis: LayoutAxis) -> String {
    let hugging = "hugging.\(axis.name) = 252"
    let setting = view.isEmpty ? "`\(hugging)` in its braces" : "`\(view) { \(hugging) }`"
    return "its content priority equals that of another view; raise one of them, for example \(setting) "
      + "where there is too much room, `compression.\(axis.name) = 751` where there is too little"
  }

  /// A mask that requires a negative size.
  static func maskCollapse(
    _ collapse: Collapse, twins: [ViewID], at found: FoundPlace, in layout: CompiledLayout
  ) -> Diagnostic {
    let view = layout.spelledPath(collapse.view)
    let extent = collapse.axis.extent
    let place = layout.sources.masks[collapse.view] ?? layout.sources.views[collapse.view.index]
    var diagnostic = Diagnostic(
      .maskCollapse, "the mask of '\(view)'\(others(twins.count - 1)) leaves no \(extent) \(found.words)",
      at: place,
      caret: "results in \(collapse.size) at \(found.sizes[0].spelled)", sizes: found.sizes.map { $0.spelled })
    diagnostic.locate(found)
    if let size = collapse.superviewSize {
      diagnostic.notes.append(.why("its \(extent) is 0 when the superview's is \(size), and would be negative below"))
    }
    diagnostic.addShownLength(of: collapse, at: found.sizes[0], in: layout)
    diagnostic.notes.append(.help("make a margin flexible too, or declare only larger `sizes`"))
    return diagnostic
  }

  /// An `allow` that silences nothing.
  static func unusedAllow(_ code: String, at range: SourceRange) -> Diagnostic {
    let isError = DiagnosticCode.all.contains { $0.id == code && $0.severity == .error }
    return Diagnostic(
      .unusedAllow,
      isError
        ? "\(code) is an error, and errors cannot be silenced; this 'allow' does nothing"
        : "nothing here reports \(code); this 'allow' silences nothing",
      at: range, fixIt: FixIt("remove this 'allow'", [Edit(range, "")], .needsReview))
  }

  /// The diagnostic after the maximum number of diagnostics that a check shows.
  static func moreFindings(_ count: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(.tooManyFindings, "there are \(count) more problems like these, which are not shown", at: range)
  }

  /// A layout without `sizes`.
  static func noSizes(_ layout: CompiledLayout, examined: [ExactSize], in compilation: Compilation) -> Diagnostic {
    let verb = examined.count == 1 ? "was" : "were"
    let promise = usualPromise(with: examined)
    return Diagnostic(
      .noSizes, "'\(layout.name)' declares no sizes; only \(spell(examined)) \(verb) examined", at: layout.range,
      notes: [.help("write `\(promise)` to check more sizes")],
      fixIt: compilation.adding(promise, toLayoutNamedAt: layout.range).map {
        FixIt("add `\(promise)`", [$0], .needsReview)
      })
  }

  /// `sizes 320x320 ... 1366x1366`: from small phones to large tablets, either way up, and what was examined besides.
  private static func usualPromise(with examined: [ExactSize]) -> String {
    let widths = examined.map { $0.width } + [Rational(320), Rational(1366)]
    let heights = examined.map { $0.height } + [Rational(320), Rational(1366)]
    let lowest = ExactSize(width: (widths.min() ?? .zero).floor, height: (heights.min() ?? .zero).floor)
    let highest = ExactSize(width: (widths.max() ?? .zero).ceil, height: (heights.max() ?? .zero).ceil)
    return "sizes \(lowest.spelled) ... \(highest.spelled)"
  }
}

extension Ambiguity.Part {
  /// The word for it in diagnostics.
  var words: String {
    switch self {
    case .x: "horizontal position"
    case .y: "vertical position"
    case .width: "width"
    case .height: "height"
    }
  }
}

extension CompiledLayout {
  /// True for a view in no scroll view.
  func isFixed(_ view: ViewID) -> Bool {
    var next: ViewID? = view
    while let own = next {
      if program.views[own.index].kind.scrolls { return false }
      next = program.views[own.index].superview
    }
    return true
  }
}

extension Note {
  /// The advice for content that is too high.
  static let scrolling = help("if the content is higher than the screen, let it scroll in a `ScrollView`")
}
