internal import LayModel
internal import LayNumbers
internal import LaySolver

/// Finds the ambiguous numbers of a layout after a solve (SEMANTICS §2.8, §4.5).
///
/// Positions are examined from the root down: a view pinned to one with an ambiguous position is ambiguous too, and its
/// entry names the other as its cause.
struct AmbiguityFinder {
  private let system: LayoutSystem
  let views: ViewTable
  let frames: [ExactRect]
  /// A copy of the engine for queries that add rows.
  private var probe: SparseSimplex
  /// The connected group of each variable that the engine leaves ambiguous.
  private(set) var open: [VariableID: Int] = [:]
  /// For each view and axis whose position and that of a superview are both ambiguous, true if their sum is.
  private var sums: [Int: Bool] = [:]
  /// The numbers of each view that steps determine; empty without steps.
  private var placed: [StepPlaced.Parts] = []
  /// The index of the entry of each view and part.
  private var entries: [Int?]
  /// The first entry of each group that is too large to be examined.
  private var firstOfGroup: [Int: Int] = [:]
  /// The next number of an entry that steps determine.
  private var elsewhere = firstElsewhere
  /// The dependencies among ambiguous numbers, and the rows traded for them.
  private var numbers = OpenNumbers([]) { _ in nil }
  private var found: [Ambiguity] = []
  /// True if the report leaves out reasons and ranges.
  private let isBrief: Bool

  init(
    _ system: LayoutSystem, frames: [ExactRect], placed: [StepPlaced], isBrief: Bool = false
  ) {
    self.isBrief = isBrief
    if !placed.isEmpty {
      self.placed = Array(repeating: [], count: frames.count)
      for item in placed { self.placed[item.view.index].formUnion(item.parts) }
    }
    self.system = system
    views = system.views
    self.frames = frames
    probe = system.engine
    entries = Array(repeating: nil, count: 4 * frames.count)
  }

  /// Returns the ambiguities by view, sizes before positions. Those of a scroll view come after those that they depend on.
  mutating func find(at size: ExactSize) -> [Ambiguity] {
    askEngine(at: size)
    if !open.isEmpty { examineBesideScrollViews() }
    for index in frames.indices.dropFirst() {
      // A derived guide is exactly as ambiguous as its owner.
      if views.hasGuides && views.resolved.views[index].guide.isDerived { continue }
      // A resized view explains a moved one.
      for part in [Ambiguity.Part.width, .height, .x, .y] where entry(ViewID(index), part) == nil {
        examine(ViewID(index), part)
      }
    }
    return found
  }
}

// MARK: - Asking the engine

extension AmbiguityFinder {
  private mutating func askEngine(at size: ExactSize) {
    if system.rows.isEmpty { return }
    open = undecided()
    if open.isEmpty { return }
    if fixDesignFrames() {
      _ = probe.solve(width: size.width, height: size.height)
      open = undecided()
    }
    askForSums()
    // A number that follows from numbers that steps determine is not ambiguous, so the reasons of others matter.
    if isBrief && placed.isEmpty { return }
    let (rows, resolved) = (system.rows, views.resolved)
    numbers = OpenNumbers(probe.openDirections()) { row in
      // The finder's own rows come last. A broken constraint is above all optional ones.
      row.index < rows.count ? resolved.priority(of: rows[row.index]) : nil
    }
  }

  private func undecided() -> [VariableID: Int] {
    var groups: [VariableID: Int] = [:]
    for (variable, group) in probe.undecided() { groups[variable] = group }
    return groups
  }

  /// Fixes the numbers that design frames determine; returns false if there are none. The frame of a view with a mask
  /// determines nothing by itself: its ambiguity is its superview's.
  private mutating func fixDesignFrames() -> Bool {
    var fixed = false
    for (view, axis) in views.slots where views.resolved.views[view.index].designFrame != nil {
      if views.resolved.views[view.index].placement == .mask { continue }
      guard let span = views.span(view, axis) else { continue }
      for variable in [span.origin, span.length] where open[variable] != nil {
        let value = Affine(system.engine.value(of: variable))
        _ = probe.add(EngineRow([EngineRow.Term(variable, .one)], .equal, value))
        fixed = true
      }
    }
    return fixed
  }

  /// Queries the sums of ambiguous positions on the way to the root, which may cancel.
  private mutating func askForSums() {
    for (view, axis) in views.slots where isOpen(view, axis) {
      var way = views.origin(view, axis)
      var others = 0
      var superview = views.tree.superviews[view.index]
      while superview != .root {
        way.add(views.origin(superview, axis))
        if isOpen(superview, axis) { others += 1 }
        superview = views.tree.superviews[superview.index]
      }
      if others > 0 { sums[views.slot(view, axis)] = probe.isUndecided(way.terms) }
    }
  }

  /// True if the engine leaves the position of `view` in its superview ambiguous.
  private func isOpen(_ view: ViewID, _ axis: LayoutAxis) -> Bool {
    guard let span = views.span(view, axis) else { return false }
    return open[span.origin] != nil
  }
}

// MARK: - Entries

extension AmbiguityFinder {
  private func entry(_ view: ViewID, _ part: Ambiguity.Part) -> Int? { entries[4 * view.index + Int(part.rawValue)] }

  mutating func examine(_ view: ViewID, _ part: Ambiguity.Part) {
    let (axis, isPosition) = (part.axis, part.isPosition)
    if let span = views.span(view, axis) {
      let variable = isPosition ? span.origin : span.length
      if let group = open[variable] {
        if isPosition && sums[views.slot(view, axis)] == false { return }
        report(view, part, variable, of: group)
      } else if isPosition {
        inherit(view, part, from: entry(views.tree.superviews[view.index], part))
      }
    } else if let mask = views.mask(of: view, axis) {
      examine(mask, view, part)
    } else {
      examineUnmentioned(view, part)
    }
  }

  /// Examines a view with a mask, which inherits the ambiguity of its superview.
  private mutating func examine(_ mask: AutoresizingAxis, _ view: ViewID, _ part: Ambiguity.Part) {
    let superview = views.tree.superviews[view.index]
    let share = part.isPosition ? mask.shares.nearMargin : mask.shares.size
    let size = share.isZero ? nil : entry(superview, part.isPosition ? part.length : part)
    inherit(view, part, from: (part.isPosition ? entry(superview, part) : nil) ?? size)
  }

  /// Examines a view without constraints: it keeps its design frame; without one only its size is determined, by its
  /// content.
  private mutating func examineUnmentioned(_ view: ViewID, _ part: Ambiguity.Part) {
    let description = views.resolved.views[view.index]
    if description.guide == .content && part.isPosition {
      return inherit(view, part, from: entry(views.tree.superviews[view.index], part))
    }
    if views.resolved.isOpenUnmentioned(view, part) {
      let lowest: Rational? = part.isPosition ? nil : .zero
      append(view, part, ValueRange(lowest: lowest, highest: nil), isMissing: true)
    } else if part.isPosition {
      inherit(view, part, from: entry(views.tree.superviews[view.index], part))
    }
  }

  private mutating func report(_ view: ViewID, _ part: Ambiguity.Part, _ variable: VariableID, of group: Int) {
    var (tie, isMissing): (Ambiguity.Tie?, Bool) = (nil, false)
    // A number that steps determine is no cause to report, and one that follows from it alone is not ambiguous.
    let isElsewhere = isPlaced(view, part)
    let entry = isElsewhere ? elsewhere : found.count
    if isElsewhere { elsewhere += 1 }
    switch numbers.take(variable, as: entry) {
    case .sharesTie(let first, _) where first >= firstElsewhere: return
    case .follows(let causes): return inherit(view, part, from: causes.filter { $0 < firstElsewhere })
    case .sharesTie(let first, let rows):
      // A tie with several numbers has no error that grows with one alone: so the tie is the same for all.
      return append(view, part, cause: first, tie: rows.freedom > 1 ? found[first].tie : described(rows))
    case .tied(let rows): tie = described(rows)
    case .missing: isMissing = true
    case nil:
      if let cause = firstOfGroup[group] { return inherit(view, part, from: cause < firstElsewhere ? cause : nil) }
      firstOfGroup[group] = entry
    }
    if isElsewhere { return }
    if isBrief { return append(view, part) }
    let shift = part.isPosition ? views.boundsOrigin(aroundSubview: view, part.axis) : .zero
    // A range takes linear programs, so only independent numbers have one.
    let own = probe.range(of: variable)
    append(
      view, part, ValueRange(lowest: own.lowest.map { $0 + shift }, highest: own.highest.map { $0 + shift }), tie: tie,
      isMissing: isMissing)
  }

  private func described(_ tie: Ambiguity.TiedRows) -> Ambiguity.Tie? {
    if isBrief { return nil }
    let reader = RowReader(system)
    let members = tie.rows.map { row, growth in
      let origin = reader.origins[row.index]
      return Ambiguity.Tie.Member(origin: origin, growth: growth, row: reader.description(of: origin))
    }
    let sorted = members.sorted { $0.origin.order.lexicographicallyPrecedes($1.origin.order) }
    return Ambiguity.Tie(members: sorted, priority: tie.priority, freedom: tie.freedom)
  }

  /// Adds a number that follows another ambiguous one.
  private mutating func inherit(_ view: ViewID, _ part: Ambiguity.Part, from cause: Int?) {
    if let cause { inherit(view, part, from: [cause]) }
  }

  /// Adds a number that follows several ambiguous ones together.
  private mutating func inherit(_ view: ViewID, _ part: Ambiguity.Part, from causes: [Int]) {
    guard let first = causes.first else { return }
    append(view, part, cause: first)
    guard let own = entry(view, part) else { return }
    let main = found[own].cause
    found[own].hasOtherCauses = causes.contains { (found[$0].cause ?? $0) != main || found[$0].hasOtherCauses }
  }

  /// True if steps determine the number.
  func isPlaced(_ view: ViewID, _ part: Ambiguity.Part) -> Bool {
    !placed.isEmpty && placed[view.index].contains(StepPlaced.Parts(part))
  }

  private mutating func append(
    _ view: ViewID, _ part: Ambiguity.Part, _ range: ValueRange = ValueRange(lowest: nil, highest: nil),
    cause: Int? = nil, tie: Ambiguity.Tie? = nil, isMissing: Bool = false
  ) {
    if isPlaced(view, part) { return }
    entries[4 * view.index + Int(part.rawValue)] = found.count
    found.append(
      Ambiguity(
        view: view, part: part, lowest: range.lowest, highest: range.highest, chosen: frames[view.index][part],
        cause: cause.map { found[$0].cause ?? $0 }, tie: tie, isMissing: isMissing))
  }
}

/// The first number of entries that steps determine: none of these is in the report.
private let firstElsewhere = 1 << 24

extension ResolvedProgram {
  /// True if a number of a view without a constraint or mask along the axis is ambiguous: neither its design frame nor,
  /// for a size, its content determines it.
  func isOpenUnmentioned(_ view: ViewID, _ part: Ambiguity.Part) -> Bool {
    let description = views[view.index]
    if description.designFrame != nil || description.guide == .content && part.isPosition { return false }
    return part.isPosition || description.intrinsicLength(part.axis, scale: scale) == nil
  }

  /// The priority of a row's constraint.
  func priority(of origin: RowOrigin) -> Priority {
    switch origin {
    case .constraint(let id): return constraints[id.index].priority
    case .hugging(let view, let axis): return views[view.index].hugging(axis)
    case .compression(let view, let axis): return views[view.index].compression(axis)
    case .arrangement: return place(of: origin).map { constraints[$0].priority } ?? .required
    case .maskPosition, .maskSize, .nonNegative, .step, .contentOrigin: return .required
    }
  }
}
