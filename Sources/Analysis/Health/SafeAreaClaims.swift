internal import LayCompiler
internal import LayRuntime

/// The claims that text and controls are not under bars, rounded corners and cameras.
///
/// Pictures and surfaces may reach to the edges of the screen, and so may what scrolls, whose content is inset along the axes that scroll:
/// at the sides of content that scrolls up and down alone, it is not.
struct SafeAreaClaims {
  /// The views with text or interaction, with the way in which they scroll with others.
  private let views: [(view: ViewID, isSymmetric: Bool, isScrolled: Bool)]

  init(_ layout: CompiledLayout, _ judged: JudgedViews) {
    let scrollsVertically = layout.program.scrollsVertically
    views = judged.all.compactMap { view in
      let kind = judged.kind(of: view)
      guard judged.isEssential(view), !kind.scrolls, !layout.scrollsText(view) else { return nil }
      var around = judged.scrollView(around: view)
      let isScrolled = around != nil
      while let own = around {
        if !scrollsVertically[own.index] { return nil }
        around = judged.scrollView(around: own)
      }
      // Text that begins at an edge lies under what covers that; a title in the middle does not.
      let isSymmetric = kind != .textField && (kind != .label && kind != .textView || layout.isCentred(view))
      return (view, isSymmetric, isScrolled)
    }
  }

  /// The claims about a root with a safe area: one for each edge that has an inset. A view with its content in the middle may reach
  /// from one end of the safe area to the other, and further.
  func claims(_ safeArea: ExactInsets) -> [HealthClaim] {
    let edges: [(edge: Attribute, inset: Rational, opposite: Rational)] = [
      (.left, safeArea.left, safeArea.right), (.right, safeArea.right, safeArea.left),
      (.top, safeArea.top, safeArea.bottom), (.bottom, safeArea.bottom, safeArea.top),
    ]
    return edges.filter { $0.inset.sign > 0 }.flatMap { edge, inset, opposite in
      views.filter { !$0.isScrolled || edge == .left || edge == .right }.map { view, isSymmetric, isScrolled in
        HealthClaim(
          kind: .misplaced, view: view,
          statement: .isInSafeArea(
            edge, inset: inset, opposite: isSymmetric ? opposite : nil, scrolled: isScrolled))
      }
    }
  }
}
