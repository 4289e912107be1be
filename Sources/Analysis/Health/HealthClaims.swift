internal import LayCompiler
internal import LayRuntime

/// The claims of the health checks of a layout, but those about views that lie over each other.
struct HealthClaims {
  private let layout: CompiledLayout
  /// The program with the fonts of the text size and the texts of the language.
  private let program: LayoutProgram
  private let textSize: TextSize
  private let judged: JudgedViews
  private let touches: TouchClaims
  /// The lengths that required constraints set to 0 whenever their conditions hold, which is deliberate, with these conditions.
  private let emptied: [Term: [SettingChoice]]
  /// The lengths that other constraints set to 0: optional ones, those that are inactive at times, those with numbers of a range.
  private let perhapsEmptied: Set<Term>
  /// The lengths that constraints set to less than what can be seen.
  private let thinned: Set<Term>
  /// The content guide of each scroll view whose content constraints place.
  private var contentGuides: [ViewID: ViewID] { judged.contentGuides }
  /// True for each view whose text may take several lines at times.
  private let wraps: [Bool]
  /// The views whose content has another length under a condition.
  private let changing: Set<ViewID>
  /// The views of which the file asserts that they show their content.
  private let asserted: Set<ViewID>
  /// The claims to examine where others fail.
  private(set) var followUps: [HealthClaim: HealthClaim] = [:]
  /// The claims, by view.
  private(set) var all: [HealthClaim] = []

  /// Creates the claims about views at a text size, with the texts of a translation.
  init(_ layout: CompiledLayout, _ judged: JudgedViews, at textSize: TextSize, _ translation: UInt16 = 0) {
    (self.layout, self.judged, self.textSize) = (layout, judged, textSize)
    touches = TouchClaims(layout, judged)
    let scaled = layout.program.scaled(to: textSize)
    program = scaled.table(translation).map { scaled.translated($0) } ?? scaled
    // The keyboard and the safe area change no constant.
    let isOverridden = layout.program.isOverridden
    let hasRanges = layout.parameters.contains { $0.environment == nil }
    func isCertain(_ index: Int) -> Bool {
      layout.program.constraints[index].priority == .required && !isOverridden[index] && !hasRanges
    }
    emptied = layout.program.emptying(isCertain)
    perhapsEmptied = Set(layout.program.emptying { !isCertain($0) }.keys)
    (wraps, changing) = (program.wrapsAtTimes, program.viewsOfOtherLengths)
    thinned = hasRanges ? [] : layout.program.lengths(setBelow: HealthClaim.leastSeen)
    asserted = layout.viewsAssertedToShowContent
    for view in judged.all { addClaims(about: view) }
    for view in judged.scrollers {
      if !judged.all.contains(view) { addClips(around: view) }
      if !judged.isInteractive(view) { all += touches.claims(aboutScrollView: view) }
      addRoom(of: view)
    }
    addKeptSpaces()
    addScrollContent()
    all = all.map { judged.gated($0) }
    followUps = [HealthClaim: HealthClaim](
      uniqueKeysWithValues: followUps.map { (judged.gated($0.key), judged.gated($0.value)) })
  }

  private mutating func addClaims(about view: ViewID) {
    for axis in LayoutAxis.allCases {
      addContent(of: view, axis)
      addTouchTarget(view, axis)
    }
    addPlaceholder(of: view)
    addWords(of: view)
    addRatio(of: view)
    if judged.isEssential(view) { addClips(around: view) }
  }

  /// Adds the claims that no view around a view cuts it off.
  private mutating func addClips(around view: ViewID) {
    for clip in judged.clippingViews(around: view) {
      var claim = HealthClaim(kind: .misplaced, view: view, statement: .isInside(clip))
      if !layout.alwaysClips(clip) { claim.only = layout.clippingChoices(of: clip) }
      all.append(claim)
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
    let vanished = vanishing(view, axis)
    if own != nil || changing.contains(view), judgesContent(of: view, axis) {
      let clipped = HealthClaim(kind: .clipped, view: view, statement: .showsContent(axis))
      all.append(clipped)
      // With ranges of numbers, the claims have to be the same whatever these are.
      let isOwn = !layout.parameters.isEmpty || vanished?.mayBeEmpty ?? false
      if isOwn { all += [vanished].compactMap { $0 } }
      followUps[clipped] = isOwn ? nil : vanished.flatMap { $0.isFollowUp ? $0 : nil }
    } else if let vanished {
      all.append(vanished)
    }
  }

  /// The claim that a view can be seen along an axis; nil if it need not be.
  private func vanishing(_ view: ViewID, _ axis: LayoutAxis) -> HealthClaim? {
    let own = program.views[view.index].intrinsicLength(axis, scale: .one)
    // An empty text needs no room.
    if isDeliberate(Term(view, axis.length)) { return nil }
    let changes = changing.contains(view)
    guard own.map({ $0.sign > 0 }) ?? true || changes else { return nil }
    let least = changes ? HealthClaim.leastSeen : min(own ?? HealthClaim.leastSeen, HealthClaim.leastSeen)
    var claim = HealthClaim(kind: .vanished, view: view, statement: .isAtLeast(axis, least, adding: .zero))
    mayBeEmpty(&claim, axis)
    return claim
  }

  /// Sets when a view may have no length along an axis: where a required constraint is in force that sets it to 0, and where
  /// another one is satisfied.
  private func mayBeEmpty(_ claim: inout HealthClaim, _ axis: LayoutAxis) {
    let length = Term(claim.view, axis.length)
    claim.unless = emptied[length] ?? []
    claim.mayBeEmpty = perhapsEmptied.contains(length)
  }

  /// Adds the claim that a text field shows all of its placeholder.
  private mutating func addPlaceholder(of view: ViewID) {
    guard judged.kind(of: view) == .textField, judged.hasContent(view) else { return }
    // The placeholder is the content of an empty field.
    if asserted.contains(view) && !judged.hasText(view) { return }
    let isSet = program.overrides.contains { override in
      if case .placeholder(view, _) = override.setting { true } else { false }
    }
    if isSet || !program.views[view.index].placeholder.utf8.isEmpty { add(.clipped, view, .showsPlaceholder) }
  }

  /// Adds the claim that no word of a text of several lines is broken between characters.
  private mutating func addWords(of view: ViewID) {
    // Where a file sets the width of the content, as Xcode records it, that was measured in another font: `fitsWords` makes no clause there.
    guard wraps[view.index] && isCutOff(view, .horizontal) else { return }
    add(.clipped, view, .fitsWords)
    if let words = all.last, let vanished = vanishing(view, .horizontal), vanished.isFollowUp, layout.parameters.isEmpty
    {
      followUps[words] = vanished
    }
  }

  /// Adds the claim that a view keeps its image in shape, unless the picture may be a line or has parts that are to be stretched.
  private mutating func addRatio(of view: ViewID) {
    guard judged.kind(of: view) == .image, judged.hasContent(view),
      let keeping = layout.shapeKeepingChoices(of: view)
    else { return }
    let own = program.views[view.index]
    let isPicture = LayoutAxis.allCases.allSatisfy { axis in
      own.intrinsicLength(axis, scale: .one).map { $0 > HealthClaim.leastSeen } ?? false
    }
    if !isPicture && !changing.contains(view) { return }
    all.append(HealthClaim(kind: .distorted, view: view, statement: .keepsRatio, unless: keeping))
  }

  /// True if the file sets a length that can hardly be seen: to 0, or that of a line, which no text or control is.
  private func isDeliberate(_ length: Term) -> Bool {
    emptied[length]?.contains(SettingChoice(.always)) ?? false
      || thinned.contains(length) && !judged.isEssential(length.view)
  }

  /// True if the file does not assert that a view shows its content, and it is cut off if it does not.
  private func judgesContent(of view: ViewID, _ axis: LayoutAxis) -> Bool {
    !asserted.contains(view) && isCutOff(view, axis)
  }

  /// True if a view that is smaller than its content along an axis is cut off: an image is scaled or cropped, texts that people
  /// edit and pickers scroll, and bars and tracks are drawn at any length.
  private func isCutOff(_ view: ViewID, _ axis: LayoutAxis) -> Bool {
    guard judged.hasContent(view), !judged.unknown.contains(view) else { return false }
    switch judged.kind(of: view) {
    case .image, .pickerView, .slider, .progress: return false
    case .textView where layout.scrollsText(view): return false
    case .textField: return axis == .vertical
    case .segmentedControl: return axis == .horizontal
    // A button without a title shows an image.
    case .button where !judged.showsTitle(view): return false
    default: return true
    }
  }

  private mutating func addTouchTarget(_ view: ViewID, _ axis: LayoutAxis) {
    guard judged.isInteractive(view) else { return }
    let insets = layout.hitInsets(of: view)
    let images = judged.kind(of: view) == .button ? layout.imageChoices(of: view) : []
    var target = TouchTarget(
      axis: axis, isOfMac: layout.isAppKit, added: insets.near(axis) + insets.far(axis), hasImage: false)
    addTouches(of: view, target, insets, only: [], unless: images)
    target.hasImage = true
    if !images.isEmpty { addTouches(of: view, target, insets, only: images, unless: []) }
  }

  /// Adds the claims about a control for some of the values of its image.
  private mutating func addTouches(
    of view: ViewID, _ target: TouchTarget, _ insets: ExactInsets, only: [SettingChoice], unless: [SettingChoice]
  ) {
    var claims = [HealthClaim(kind: .touchTarget, view: view, statement: .isTouchable(target))]
    claims += touches.claims(view, target.axis, .target(target), insets)
    for var claim in claims {
      claim.only = only
      claim.unless += unless
      all.append(claim)
    }
  }

  // MARK: - Hidden views

  /// Adds a claim for each view that is hidden at times, and that may place another one: ``PlacedSizes`` tells where it does.
  private mutating func addKeptSpaces() {
    let isHidden = program.isHiddenAtTimes
    if !isHidden.contains(true) { return }
    let isOverridden = program.isOverridden
    var places: [HealthClaim: Int] = [:]
    for (index, rule) in program.constraints.enumerated()
    where rule.terms.count == 2 && rule.relation == .equal && !isOverridden[index] {
      for (own, other) in [(rule.terms[0], rule.terms[1]), (rule.terms[1], rule.terms[0])] {
        guard isHidden[own.view.index], isPlacedByConstraints(own.view),
          program.views[other.view.index].role == .view, program.views[other.view.index].superview != own.view,
          program.views[own.view.index].superview != other.view, own.coefficient == -other.coefficient,
          own.attribute.isFar, other.attribute.isNear
        else { continue }
        let claim = HealthClaim(
          kind: .keptSpace, view: own.view, statement: .isEmpty(own.attribute.axis, before: other.view),
          hidden: own.view)
        // It is about the sizes at which one of the constraints that put the other view after it is in force.
        let place = places[claim] ?? all.count
        if place == all.count {
          places[claim] = place
          all.append(claim)
          all[place].only = [SettingChoice(rule.condition)]
        } else {
          all[place].only.append(SettingChoice(rule.condition))
        }
      }
    }
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

  /// Adds the claims that a part of the content of a scroll view can be seen and touched.
  private mutating func addRoom(of view: ViewID) {
    if judged.parts(of: view).isEmpty && judged.kind(of: view) != .table { return }
    for axis in LayoutAxis.allCases where !isDeliberate(Term(view, axis.length)) {
      var claim = HealthClaim(
        kind: .vanished, view: view, statement: .hasRoom(axis, content: contentGuides[view]))
      mayBeEmpty(&claim, axis)
      all.append(claim)
    }
  }

  private mutating func addScrollContent() {
    for scrollView in contentGuides.keys.sorted() {
      guard let content = contentGuides[scrollView] else { continue }
      add(.scrollContent, scrollView, .scrollsOneWay(content))
      for axis in LayoutAxis.allCases { add(.scrollContent, content, .isAtLeast(axis, .one, adding: .zero)) }
    }
    for view in scrolledViews.sorted() {
      guard let scrollView = judged.scrollView(around: view), let content = contentGuides[scrollView] else { continue }
      add(.scrollContent, view, .isInside(content))
    }
  }

  /// The views that scrolling has to reach: the subviews of scroll views, and inside these what is judged. Of a picture, the part that
  /// no view around it cuts off.
  private var scrolledViews: Set<ViewID> {
    var found: Set<ViewID> = []
    for (index, view) in program.views.enumerated() where view.role == .view {
      if let superview = view.superview, contentGuides[superview] != nil { found.insert(ViewID(index)) }
    }
    for view in judged.all {
      let clip = judged.clippingViews(around: view).last { layout.alwaysClips($0) }
      found.insert(judged.isEssential(view) ? view : clip ?? view)
    }
    return found.union(judged.scrollers)
  }
}

extension HealthClaim {
  /// True if nothing says when its view may have no length.
  fileprivate var isFollowUp: Bool { unless.isEmpty && !mayBeEmpty }
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
  /// The lengths that required constraints set to a constant below `least` at all sizes.
  fileprivate func lengths(setBelow least: Rational) -> Set<Term> {
    let isOverridden = isOverridden
    let fixed = constraints.indices.filter { index in
      let rule = constraints[index]
      return !isOverridden[index] && rule.condition == .always && rule.priority == .required && rule.relation == .equal
        && rule.constant < least && rule.terms.count == 1 && rule.terms[0].coefficient == .one
    }
    return Set(fixed.map { Term(constraints[$0].terms[0].view, constraints[$0].terms[0].attribute) })
  }
}

extension Attribute {
  /// True for the edge that ends a view in reading order.
  fileprivate var isFar: Bool { self == .right || self == .trailing || self == .bottom }

  /// True for the edge that begins a view in reading order.
  fileprivate var isNear: Bool { self == .left || self == .leading || self == .top }
}
