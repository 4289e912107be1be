internal import LayNumbers

/// The party that has to change something for a conflict to end.
package enum Blame: Hashable, Sendable {
  /// The constraints of the app conflict with one another.
  case yours
  /// The autoresizing mask of a view is translated into constraints.
  case mask
  /// A constraint that the system adds for a while or for its own views conflicts with constraints of the app.
  case system(Reason)
  /// All constraints are the system's.
  case notYours

  package enum Reason: String, Sendable {
    case encapsulated, temporary, stack, guide, content, prototype
  }

  /// The word of it in JSON.
  package var word: String {
    switch self {
    case .yours: "yours"
    case .mask: "mask"
    case .system(let reason): reason.rawValue
    case .notYours: "notYours"
    }
  }
}

/// The reason for a conflict, more precisely than who is to blame.
package enum Cause: Hashable, Sendable {
  /// The flag is missing on views that constraints place.
  case maskAndConstraints(views: [Int])
  /// The frame of a view, as its mask keeps it, leaves no room for the constraints inside.
  case frameTooSmall(view: Int)
  /// A cell or row has a size from its table or collection that its content does not have.
  case cellSize(view: Int)
  /// A view is measured with a size, mostly 0, for which its content has no room.
  case firstPass(view: Int)
  /// A stack view hides a view whose content needs room.
  case hiddenInStack(view: Int)
  /// Constraints of the app contradict the alignment or distribution of a stack view.
  case stackArrangement
  /// Two constraints set the same attribute.
  case sameAttributeTwice(LoggedSide)
  /// Constraints of the app leave no room with the insets of margins or the safe area.
  case insets
  /// The content of a view may not be compressed or stretched.
  case requiredContent(view: Int)
  /// Interface Builder fixed the frame of a view that had too few constraints.
  case prototype(view: Int)
  /// The negative width that UIKit gives to action sheets.
  case actionSheet
  /// Views of the system alone.
  case systemViews
  /// A chain of constraints that are all of the app.
  case overconstrained

  /// The word of it in JSON.
  package var word: String {
    switch self {
    case .maskAndConstraints: "maskAndConstraints"
    case .frameTooSmall: "frameTooSmall"
    case .cellSize: "cellSize"
    case .firstPass: "firstPass"
    case .hiddenInStack: "hiddenInStack"
    case .stackArrangement: "stackArrangement"
    case .sameAttributeTwice: "sameAttributeTwice"
    case .insets: "insets"
    case .requiredContent: "requiredContent"
    case .prototype: "prototype"
    case .actionSheet: "actionSheet"
    case .systemViews: "systemViews"
    case .overconstrained: "overconstrained"
    }
  }
}

extension ConflictLog {
  /// The party to blame for a set of constraints that conflict, and the cause.
  package func blame(for items: [Int]) -> (blame: Blame, cause: Cause) {
    let set = items.map { self.items[$0] }
    let origins = set.map { origin(of: $0) }
    if set.contains(where: { isActionSheetWidth($0) }), set.count == 1 { return (.notYours, .actionSheet) }
    let hasOwn = origins.contains(.yours)
    if let cause = maskCause(set, origins) { return (.mask, cause) }
    for origin in origins {
      if case .prototype(let view) = origin { return (.system(.prototype), .prototype(view: view)) }
    }
    if !hasOwn && !origins.contains(where: { isOwnBesides($0) }) {
      return (.notYours, .systemViews)
    }
    if !hasOwn, let side = attributeSetTwice(set), !set.contains(where: { $0.isEncapsulated }) {
      return (.yours, .sameAttributeTwice(side))
    }
    for origin in origins {
      if case .temporary(let view) = origin { return (.system(.temporary), .firstPass(view: view)) }
    }
    for origin in origins {
      if case .stackHiding(let view) = origin { return (.system(.stack), .hiddenInStack(view: view)) }
    }
    for (item, origin) in zip(set, origins) {
      guard case .encapsulated(let view) = origin else { continue }
      let isZero = item.relations.allSatisfy { $0.constant.isZero }
      return (.system(.encapsulated), isZero ? .firstPass(view: view) : .cellSize(view: view))
    }
    if origins.contains(.stack) { return (.system(.stack), .stackArrangement) }
    for origin in origins {
      if case .contentSize(let view) = origin { return (.system(.content), .requiredContent(view: view)) }
    }
    if origins.contains(.guide) { return (.system(.guide), .insets) }
    if let side = attributeSetTwice(set) { return (.yours, .sameAttributeTwice(side)) }
    return (.yours, .overconstrained)
  }

  /// True for constraints that the system makes of what the app says: stacks and cells are the app's to change.
  private func isOwnBesides(_ origin: ItemOrigin) -> Bool {
    switch origin {
    case .yours, .contentSize: true
    case .encapsulated(let view), .temporary(let view), .stackHiding(let view): !isOfSystem(view)
    default: false
    }
  }

  // MARK: - Masks

  /// The length from which on a frame is that of a screen, a window or a controller's view.
  private static let screenLength: Rational = 300
  /// The most by which a view that follows its superview is smaller for bars.
  private static let barLength: Rational = 64

  /// The cause, if the mask of a view of the app takes part.
  private func maskCause(_ set: [LoggedItem], _ origins: [ItemOrigin]) -> Cause? {
    var placed: [Int] = []
    var (fixed, flexible): (Int?, Int?) = (nil, nil)
    for (item, origin) in zip(set, origins) {
      guard case .mask(let view) = origin, !SystemClasses.isFramed(views[view].className) else { continue }
      if isPlaced(view, by: set, origins) {
        if !placed.contains(view) { placed.append(view) }
      } else if isHandedOn(item) {
        flexible = flexible ?? view
      } else {
        fixed = fixed ?? view
      }
    }
    if !placed.isEmpty { return .maskAndConstraints(views: placed) }
    if let fixed { return hasPrivateFrame(set, origins) ? nil : .frameTooSmall(view: fixed) }
    let isPassing = origins.contains {
      switch $0 {
      case .encapsulated, .temporary, .yours: true
      default: false
      }
    }
    return isPassing || hasPrivateFrame(set, origins) ? nil : flexible.map { .frameTooSmall(view: $0) }
  }

  /// True for a mask that hands on the size of the superview, less that of bars, or of a screen.
  private func isHandedOn(_ item: LoggedItem) -> Bool {
    guard let relation = item.relations.first else { return false }
    if item.isFlexible(horizontal: relation.first.attribute.isHorizontal) {
      return relation.constant.magnitude <= ConflictLog.barLength
    }
    return relation.first.attribute.isSize && relation.second == nil && relation.constant >= ConflictLog.screenLength
  }

  /// True if frames inside of the system's own views take part, and no constraint of the app.
  private func hasPrivateFrame(_ set: [LoggedItem], _ origins: [ItemOrigin]) -> Bool {
    !origins.contains(.yours)
      && set.contains { item in item.relations.contains { views[$0.first.view].className.hasPrefix("_") } }
  }

  /// True if constraints of the app set the size of a view, or its position in its superview or beside a sibling.
  private func isPlaced(_ view: Int, by set: [LoggedItem], _ origins: [ItemOrigin]) -> Bool {
    for (item, origin) in zip(set, origins) where origin == .yours {
      for relation in item.relations {
        guard let second = relation.second else {
          if relation.first.view == view { return true }
          continue
        }
        let other = relation.first.view == view ? second.view : second.view == view ? relation.first.view : nil
        guard let other, other != view else { continue }
        if !isInside(other, view) { return true }
      }
    }
    return false
  }

  /// True if a view is inside of another, as far as the log says. A view with others inside, whose own superview the log does
  /// not name, is the container.
  private func isInside(_ view: Int, _ outer: Int) -> Bool {
    if isInsideKnown(view, outer) { return true }
    if isInsideKnown(outer, view) { return false }
    if superviews[outer] == nil && superviews.values.contains(outer) { return true }
    return looksLikeContainer(outer, of: view)
  }

  /// True if constraints have the form that Interface Builder writes: the superview is second at the top and leading edge, and
  /// first at the bottom and trailing edge.
  private func looksLikeContainer(_ outer: Int, of view: Int) -> Bool {
    var isSecond = false
    for relation in items.lazy.flatMap({ $0.relations }) {
      guard let second = relation.second, relation.first.attribute == second.attribute else { continue }
      let isStart = [LoggedAttribute.top, .leading, .left].contains(second.attribute)
      if relation.first.view == outer, second.view == view, isStart { return false }
      if relation.first.view == view, second.view == outer, isStart { isSecond = true }
    }
    return isSecond
      && items.contains { item in
        item.relations.contains {
          $0.first.view == outer && $0.second?.view == view && $0.first.attribute == $0.second?.attribute
        }
      }
  }

  private func isInsideKnown(_ view: Int, _ outer: Int) -> Bool {
    var inner = superviews[view]
    for _ in views.indices {
      guard let current = inner else { return false }
      if current == outer { return true }
      inner = superviews[current]
    }
    return false
  }

  // MARK: - Own constraints

  /// The attribute that two constraints with constants set, if these are all.
  private func attributeSetTwice(_ set: [LoggedItem]) -> LoggedSide? {
    guard set.count == 2, let a = set[0].relations.first, let b = set[1].relations.first,
      set.allSatisfy({ $0.relations.count == 1 })
    else { return nil }
    let isSame = a.first == b.first && a.second == b.second && a.multiplier == b.multiplier
    return isSame ? a.first : nil
  }
}
