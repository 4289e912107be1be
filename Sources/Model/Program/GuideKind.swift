public import LayNumbers

/// The kind of a view's guide (SEMANTICS §2.11).
public enum GuideKind: UInt8, Hashable, Sendable, CaseIterable {
  /// A guide that the program adds: constraints place it.
  case declared
  /// The area that no bar, notch or rounded corner covers.
  case safeArea
  /// The bounds inside the layout margins.
  case margins
  /// The margins, limited to a readable width of text.
  case readable
  /// The content area of a scroll view, of the size that constraints give its content.
  case content
  /// The visible area of a scroll view: its bounds.
  case frame
  /// The area of the root that the keyboard covers, or the safe area leaves out at the bottom while that is more.
  case keyboard

  /// The name in the language.
  public var name: String {
    switch self {
    case .declared: "guide"
    case .safeArea: "safeArea"
    case .margins: "margins"
    case .readable: "readable"
    case .content: "contentGuide"
    case .frame: "frameGuide"
    case .keyboard: "keyboardLayoutGuide"
    }
  }

  /// True if its frame follows from that of its owner, so that no row needs to place it.
  public var isDerived: Bool { self != .declared && self != .content }

  /// The largest width of a readable guide at the default text size, points.
  public static let readableWidth = Rational(672)
}

/// The layout margins of a view, with the settings that affect them.
public struct LayoutMargins: Hashable, Sendable {
  /// The declared distances; `left` and `right` may mean leading and trailing.
  public var insets: ExactInsets
  /// True if `left` and `right` mean leading and trailing.
  public var isDirectional = false
  /// True if margins are at least as far in as those of the superview.
  public var preservesSuperview = false
  /// True if margins are measured from the safe area.
  public var insetsFromSafeArea = true

  /// Margins of `insets`.
  public init(_ insets: ExactInsets = LayoutMargins.standard) { self.insets = insets }

  /// 8 on each side.
  public static let standard = ExactInsets(top: 8, left: 8, bottom: 8, right: 8)
}

/// The layout margins of some views.
public struct MarginTable: Sendable {
  /// The entries, sorted by view.
  private var entries: [(view: ViewID, margins: LayoutMargins)] = []

  /// Creates a table in which all views have the standard margins.
  public init() {}

  /// The margins of a view; nil for the standard ones.
  public subscript(view: ViewID) -> LayoutMargins? {
    get {
      let place = place(of: view)
      return place < entries.count && entries[place].view == view ? entries[place].margins : nil
    }
    set {
      let place = place(of: view)
      let isThere = place < entries.count && entries[place].view == view
      switch (newValue, isThere) {
      case (let margins?, true): entries[place].margins = margins
      case (let margins?, false): entries.insert((view, margins), at: place)
      case (nil, true): entries.remove(at: place)
      case (nil, false): break
      }
    }
  }

  /// The margins of a view, or the standard ones.
  public subscript(view: ViewID, default standard: LayoutMargins) -> LayoutMargins {
    get { self[view] ?? standard }
    set { self[view] = newValue }
  }

  /// The index of a view, or where to insert it.
  private func place(of view: ViewID) -> Int {
    entries.partitioningIndex { $0.view >= view }
  }
}

extension LayoutProgram {
  /// Returns a guide of `view`; adds it as the last item if it does not exist.
  public mutating func guide(_ kind: GuideKind, of view: ViewID) -> ViewID {
    for index in views.indices.dropFirst() where views[index].guide == kind && views[index].superview == view {
      return ViewID(index)
    }
    return addView(kind.name, in: view) { item in
      item.role = .guide
      item.guide = kind
      item.kindName = "guide"
    }
  }

  /// True if a built-in guide, one that every view has, takes part.
  package var hasGuides: Bool { views.indices.contains { views[$0].guide != .declared } }

  /// The same program with margin attributes replaced by edges and centres of the margins guide, and with that guide in
  /// the stacks that use it.
  package func withMarginsAsGuides() -> LayoutProgram {
    var program = self
    for stack in stacksWithinMargins { _ = program.guide(.margins, of: stack) }
    guard constraints.contains(where: { $0.terms.contains { $0.attribute.isMargin } }) else { return program }
    for index in program.constraints.indices {
      for place in program.constraints[index].terms.indices {
        let term = program.constraints[index].terms[place]
        guard let attribute = term.attribute.withoutMargin else { continue }
        program.constraints[index].terms[place].view = program.guide(.margins, of: term.view)
        program.constraints[index].terms[place].attribute = attribute
      }
    }
    return program
  }

  /// The stacks that arrange within their margins, always or under a condition.
  private var stacksWithinMargins: [ViewID] {
    stacks.filter { $0.isMarginsRelative }.map { $0.view }
      + overrides.compactMap { override in
        if case .stack(let view, .isMarginsRelative(true)) = override.setting { view } else { nil }
      }
  }
}
