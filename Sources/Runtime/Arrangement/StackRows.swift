internal import LayModel
internal import LayNumbers
internal import LaySolver

/// The constraints of one stack, for the views that are not hidden.
struct StackRows {
  let stack: StackDescription
  /// The view that the views are arranged in: the stack, or the guide of its margins.
  let canvas: ViewID
  /// The views that are not hidden.
  let visible: [Item]
  /// The clipping resistance of AppKit stacks.
  let clipping: ClippingTable
  /// The constraints, in order.
  private(set) var rows: [(view: ViewID, part: ArrangementPart, row: ConstraintDescription)] = []

  /// A view that is not hidden.
  struct Item {
    var view: ViewID
    /// The gap after it.
    var spacing: Rational
    var gravity: StackDescription.Gravity
    var wrapsText: Bool
    /// The length of its content along the axis.
    var content: Rational?
    var isSpacer: Bool
    /// Its hugging along the axis.
    var hugging: Priority
    /// True if it has a content across the axis.
    var hasContentAcross: Bool
  }

  init(
    _ stack: StackDescription, in canvas: ViewID, _ clipping: ClippingTable, _ views: [ViewDescription],
    scale: Rational
  ) {
    self.stack = stack
    self.canvas = canvas
    self.clipping = clipping
    var visible: [Item] = []
    for arranged in stack.arranged where !views[arranged.view.index].hidden {
      let view = views[arranged.view.index]
      visible.append(
        Item(
          view: arranged.view, spacing: arranged.spacingAfter ?? stack.spacing, gravity: arranged.gravity,
          wrapsText: arranged.wrapsText || view.wrapsText,
          content: view.intrinsicLength(stack.axis, scale: scale), isSpacer: view.kind == .spacer,
          hugging: view.hugging(stack.axis),
          hasContentAcross: view.intrinsicLength(stack.axis.other, scale: scale) != nil))
    }
    self.visible = visible
    if visible.isEmpty {
      addEmptyRows()
    } else if stack.profile == .appkit {
      addAppKitRows()
    } else {
      addUIKitRows()
    }
    addHiddenRows(views)
  }

  // MARK: - Writing rows

  /// Attributes along the axis, `cross` across it.
  var near: Attribute { stack.axis.leadingEdge }
  var far: Attribute { stack.axis.trailingEdge }
  var middle: Attribute { stack.axis.middle }
  var length: Attribute { stack.axis.length }
  var crossNear: Attribute { stack.axis.other.leadingEdge }
  var crossFar: Attribute { stack.axis.other.trailingEdge }
  var crossMiddle: Attribute { stack.axis.other.middle }
  var crossLength: Attribute { stack.axis.other.length }

  /// Adds a constraint of `view`: the sum of `terms` compared with `constant`.
  mutating func add(
    _ view: ViewID, _ part: ArrangementPart, _ terms: [Term], _ relation: Relation = .equal,
    _ constant: Rational = .zero, _ priority: Priority = .required
  ) {
    rows.append((view, part, ConstraintDescription(terms, relation, constant, priority: priority)))
  }

  /// Adds a constraint between `attribute` of `view` and `other` of `another`.
  mutating func relate(
    _ view: ViewID, _ part: ArrangementPart, _ attribute: Attribute, _ relation: Relation, _ another: ViewID,
    _ other: Attribute, plus constant: Rational = .zero, at priority: Priority = .required
  ) {
    add(view, part, [Term(view, attribute), Term(another, other, -1)], relation, constant, priority)
  }

  /// Adds the distances between neighbours: exact ones, or minimum ones.
  mutating func addGaps(_ relation: Relation, _ priority: Priority = .required) {
    let isOfBaselines = stack.isBaselineRelative && stack.axis == .vertical
    for (before, item) in zip(visible, visible.dropFirst()) {
      relate(
        item.view, .gap, isOfBaselines ? .firstBaseline : near, relation, before.view,
        isOfBaselines ? .lastBaseline : far, plus: before.spacing, at: priority)
    }
  }

  /// Makes all gaps as long as the first.
  mutating func addEqualGaps(_ priority: Priority) {
    guard visible.count > 2 else { return }
    let (first, second) = (visible[0].view, visible[1].view)
    for index in 2..<visible.count {
      let (before, view) = (visible[index - 1].view, visible[index].view)
      add(
        view, .equalGap,
        [Term(view, near), Term(before, far, -1), Term(second, near, -1), Term(first, far)], .equal, .zero, priority)
    }
  }

  /// Makes the distances of middles equal to the first one; `priority` by the number of the gap, from 1.
  mutating func addEqualCenters(_ priority: (Int) -> Priority) {
    guard visible.count > 2 else { return }
    let (first, second) = (visible[0].view, visible[1].view)
    for index in 2..<visible.count {
      let (before, view) = (visible[index - 1].view, visible[index].view)
      var terms = [Term(view, middle)]
      if before == second {
        terms.append(Term(before, middle, -2))
      } else {
        terms += [Term(before, middle, -1), Term(second, middle, -1)]
      }
      terms.append(Term(first, middle))
      add(view, .equalCenter, terms, .equal, .zero, priority(index - 1))
    }
  }

  /// Makes spacers, which have no content, minimal and equally long.
  mutating func addSpacerRows() {
    let spacers = visible.filter { $0.isSpacer && $0.content == nil }
    guard let first = spacers.first else { return }
    for spacer in spacers { add(spacer.view, .spacer, [Term(spacer.view, length)], .equal, .zero, spacer.hugging) }
    for spacer in spacers.dropFirst() {
      relate(spacer.view, .equalSpacer, length, .equal, first.view, length, at: min(first.hugging, spacer.hugging))
    }
  }

  // MARK: - What takes no room

  /// Makes the stack no thicker than its views. The root's size is given.
  mutating func addFit(_ priority: Priority) {
    if stack.view == .root { return }
    add(stack.view, .fit, [Term(canvas, crossLength)], .equal, .zero, priority)
  }

  /// Makes the stack no longer than its views if gaps could grow. The root's size is given.
  mutating func addFitLength() {
    if stack.view == .root { return }
    add(stack.view, .fitLength, [Term(canvas, length)], .equal, .zero, StackPriority.canvasFit)
  }

  /// Makes a stack without views as small as possible.
  private mutating func addEmptyRows() {
    addFitLength()
    addFit(StackPriority.canvasFit)
  }

  /// Adds the constraints of hidden views: they have no length and follow the view before them. Nothing else of the stack
  /// depends on them.
  private mutating func addHiddenRows(_ views: [ViewDescription]) {
    var before: ViewID?
    // NSStackView detaches hidden views, so their lengths are free.
    let demand = stack.profile == .uikit ? Priority.required : StackPriority.thin
    for arranged in stack.arranged {
      let view = arranged.view
      guard views[view.index].hidden else {
        before = view
        continue
      }
      add(view, .hidden, [Term(view, length)], .equal, .zero, demand)
      if let before {
        relate(view, .hiddenPlace, near, .equal, before, far, at: demand)
      } else {
        relate(view, .hiddenPlace, near, .equal, canvas, near, at: demand)
      }
      relate(view, .hiddenEdge, crossNear, .equal, canvas, crossNear, at: StackPriority.thin)
      add(view, .hiddenThin, [Term(view, crossLength)], .equal, .zero, StackPriority.thin)
    }
  }
}

/// The priorities of SEMANTICS §2.14.
enum StackPriority {
  /// `UISV-ambiguity-suppression`
  static let thin = Priority(25)
  /// `UISV-canvas-fit`
  static let canvasFit = Priority(49)
  /// `UISV-spanning-fit`
  static let spanningFit = Priority(51)
  /// `UISV-text-width-disambiguation`
  static let textWidth = Priority(760)
}
