internal import LayCompiler
internal import LayRuntime

/// The claims of the health checks of a layout, but those about views that lie over each other.
struct HealthClaims {
  private let layout: CompiledLayout
  /// The program with the fonts of the text size.
  private let program: LayoutProgram
  private let textSize: TextSize
  private let judged: JudgedViews
  /// The lengths that constraints set to 0, which is deliberate.
  private let emptied: Set<Term>
  /// The content guide of each scroll view whose content constraints place.
  private var contentGuides: [ViewID: ViewID] = [:]
  /// The views of which the file asserts that they show their content.
  private let asserted: Set<ViewID>
  /// The claims to examine where others fail.
  private(set) var followUps: [HealthClaim: HealthClaim] = [:]
  /// The claims, by view.
  private(set) var all: [HealthClaim] = []

  /// The maximum number of texts of several lines whose heights are examined: each splits the range where its lines change.
  static let wrappedLimit = 16
  private let wrappedCount: Int

  /// The least length of a view that is seen, points.
  private static let leastSeen = Rational(4)

  /// Creates the claims about views at a text size.
  init(_ layout: CompiledLayout, _ judged: JudgedViews, at textSize: TextSize) {
    (self.layout, self.judged, self.textSize) = (layout, judged, textSize)
    program = layout.program.scaled(to: textSize)
    emptied = layout.program.emptied
    asserted = layout.viewsAssertedToShowContent
    wrappedCount = layout.program.views.count { $0.wrapsText }
    for (index, view) in layout.program.views.enumerated() where view.guide == .content {
      if let owner = view.superview { contentGuides[owner] = ViewID(index) }
    }
    for view in judged.all { addClaims(about: view) }
    addKeptSpaces()
    for index in program.views.indices where program.views[index].kind.scrolls {
      addScrollContent(of: ViewID(index))
    }
  }

  private mutating func addClaims(about view: ViewID) {
    for axis in LayoutAxis.allCases {
      addContent(of: view, axis)
      addTouchTarget(view, axis)
    }
    if judged.isEssential(view), let clip = judged.clippingView(around: view) {
      add(.misplaced, view, .isInside(clip))
    }
  }

  private mutating func add(_ kind: HealthCheck, _ view: ViewID, _ statement: HealthClaim.Statement) {
    all.append(HealthClaim(kind: kind, view: view, statement: statement))
  }

  // MARK: - Lengths

  /// Adds the claims that a view shows its content along an axis, and that it can be seen: where it shows all of its content, it
  /// can.
  private mutating func addContent(of view: ViewID, _ axis: LayoutAxis) {
    let own = program.views[view.index].intrinsicLength(axis, scale: .one)
    var vanished: HealthClaim?
    // An empty text needs no room.
    if !emptied.contains(Term(view, axis.length)), own.map({ $0.sign > 0 }) ?? true {
      let least = min(own ?? HealthClaims.leastSeen, HealthClaims.leastSeen)
      vanished = HealthClaim(kind: .vanished, view: view, statement: .isAtLeast(axis, least, adding: .zero))
    }
    if own != nil, judgesContent(of: view, axis) {
      let clipped = HealthClaim(kind: .clipped, view: view, statement: .showsContent(axis))
      all.append(clipped)
      followUps[clipped] = vanished
    } else if let vanished {
      all.append(vanished)
    }
  }

  /// True if a view that is smaller than its content along an axis is cut off: an image is scaled or cropped, and texts that
  /// people edit scroll.
  private func judgesContent(of view: ViewID, _ axis: LayoutAxis) -> Bool {
    guard judged.hasContent(view), !judged.unknown.contains(view), !asserted.contains(view) else { return false }
    switch judged.kind(of: view) {
    case .textView, .image: return false
    case .textField: return axis == .vertical
    default:
      return axis == .horizontal || wrappedCount <= HealthClaims.wrappedLimit || !program.views[view.index].wrapsText
    }
  }

  private mutating func addTouchTarget(_ view: ViewID, _ axis: LayoutAxis) {
    guard judged.isInteractive(view) else { return }
    let insets = layout.hitInsets(of: view)
    let least = leastTouch(of: program.views[view.index], axis)
    add(.touchTarget, view, .isAtLeast(axis, least, adding: insets.near(axis) + insets.far(axis)))
  }

  /// The least length of a control: that of a finger, or the system's own if that is smaller.
  private func leastTouch(of view: ViewDescription, _ axis: LayoutAxis) -> Rational {
    let finger = Rational(layout.isAppKit ? 28 : 44)
    let defaults = view.kind.defaults(on: view.system)
    switch axis == .horizontal ? defaults.intrinsicWidth : defaults.intrinsicHeight {
    case .none: return finger
    case .fixed(let length): return min(length, finger)
    case .ofContent:
      guard view.kind.showsText else { return min(view.intrinsicLength(axis, scale: .one) ?? finger, finger) }
      let size = view.kind.contentSize(
        of: view.text, fontSize: view.fontSize, weight: view.fontWeight, scale: .one, on: view.system)
      return min(size[axis], finger)
    }
  }

  // MARK: - Hidden views

  /// Adds a claim for each view that is hidden at times, and that places another one.
  private mutating func addKeptSpaces() {
    let isHidden = program.isHiddenAtTimes
    if !isHidden.contains(true) { return }
    var known: Set<HealthClaim> = []
    for (index, rule) in program.constraints.enumerated() where rule.terms.count == 2 && rule.relation == .equal {
      if program.isSwitched(ConstraintID(index)) { continue }
      for (own, other) in [(rule.terms[0], rule.terms[1]), (rule.terms[1], rule.terms[0])] {
        guard isHidden[own.view.index], !isHidden[other.view.index], isPlacedByConstraints(own.view),
          program.views[other.view.index].role == .view, program.views[other.view.index].superview != own.view,
          program.views[own.view.index].superview != other.view, own.coefficient == -other.coefficient,
          own.attribute.isFar, other.attribute.isNear
        else { continue }
        let claim = HealthClaim(
          kind: .keptSpace, view: own.view, statement: .isEmpty(own.attribute.axis, before: other.view),
          hidden: own.view)
        if known.insert(claim).inserted, places(own.view, other.view, own.attribute.axis) { all.append(claim) }
      }
    }
  }

  /// True if a view places another one along an axis: without its constraints the position of the other one is ambiguous.
  private func places(_ view: ViewID, _ other: ViewID, _ axis: LayoutAxis) -> Bool {
    var rest = program
    for index in rest.constraints.indices where rest.constraints[index].terms.contains(where: { $0.view == view }) {
      rest.constraints[index].isActive = false
    }
    var screen = Layout(rest)
    let report = screen.resize(
      to: LayoutEnvironment(size: layout.designSize ?? defaultDesignSize, textSize: textSize))
    return report.ambiguities.contains { $0.view == other && $0.part.axis == axis }
  }

  /// True if a view is in no stack or grid, which close the gap of a hidden view.
  private func isPlacedByConstraints(_ view: ViewID) -> Bool {
    let description = program.views[view.index]
    guard description.role == .view, description.placement == .constraints, let superview = description.superview else {
      return false
    }
    switch program.views[superview.index].kind {
    case .horizontalStack, .verticalStack, .grid: return false
    default: return true
    }
  }

  // MARK: - Scroll views

  private mutating func addScrollContent(of scrollView: ViewID) {
    guard let content = contentGuides[scrollView] else { return }
    add(.scrollContent, scrollView, .scrollsOneWay(content))
    for axis in LayoutAxis.allCases { add(.scrollContent, content, .isAtLeast(axis, .one, adding: .zero)) }
    for index in program.views.indices
    where program.views[index].superview == scrollView && program.views[index].role == .view {
      add(.scrollContent, ViewID(index), .isInside(content))
    }
  }
}

extension CompiledLayout {
  /// The views of which the file asserts that they show their content: the assertion reports where they do not.
  fileprivate var viewsAssertedToShowContent: Set<ViewID> {
    var found: Set<ViewID> = []
    for assertion in assertions where assertion.condition == .always {
      if case .predicate(.isNotCompressed, let view, _) = assertion.claim { found.insert(view) }
    }
    return found
  }
}

extension LayoutProgram {
  /// True for each view that is hidden at some sizes or in some states, and shown at others.
  fileprivate var isHiddenAtTimes: [Bool] {
    var found = views.map { _ in false }
    for override in overrides {
      if case .hidden(let view, let isHidden) = override.setting, views[view.index].hidden != isHidden {
        found[view.index] = true
      }
    }
    return found
  }

  /// True if a constraint is not in force at all sizes and in all states.
  fileprivate func isSwitched(_ id: ConstraintID) -> Bool {
    if constraints[id.index].condition != .always || !constraints[id.index].isActive { return true }
    return overrides.contains { if case .active(id, _) = $0.setting { true } else { false } }
  }
}

extension Attribute {
  /// True for the edge that ends a view in reading order.
  fileprivate var isFar: Bool { self == .right || self == .trailing || self == .bottom }

  /// True for the edge that begins a view in reading order.
  fileprivate var isNear: Bool { self == .left || self == .leading || self == .top }
}
