internal import LayCompiler
internal import LayRuntime

/// The claims that text and controls are not under bars, rounded corners and cameras.
///
/// Pictures and surfaces may reach to the edges of the screen. UIKit insets the content of a scroll view along the axes along which it
/// scrolls (`UIScrollView.ContentInsetAdjustmentBehavior.automatic`): not at the sides of content that scrolls up and down alone, and at the
/// top and bottom only if the content is longer than the scroll view, unless that always bounces.
struct SafeAreaClaims {
  /// A view with text or interaction.
  fileprivate struct Candidate {
    var view: ViewID
    /// True if its content is in the middle; if conditions align its text, where it is.
    var isSymmetric: Bool
    /// The values of properties of which one has to be in force, and those under which nothing is claimed.
    var only: [SettingChoice] = []
    var unless: [SettingChoice] = []
    /// The text, if that is all that it draws.
    var texts: [DrawnText]
    /// True in a scroll view.
    var isScrolled = false
    /// True unless content around it may scroll sideways.
    var hasSides = true
    /// The scroll views around it; nil if one of them insets its content at the top and bottom in any case.
    var contents: [HealthClaim.ScrolledContent]? = []
  }

  private let views: [Candidate]

  init(_ layout: CompiledLayout, _ judged: JudgedViews) {
    let scrollsVertically = layout.program.scrollsVertically
    views = judged.all.flatMap { view -> [Candidate] in
      let kind = judged.kind(of: view)
      guard judged.isEssential(view), !kind.scrolls, !layout.scrollsText(view) else { return [] }
      var candidate = Candidate(view: view, isSymmetric: kind.isInMiddle, texts: judged.drawnTexts([view]))
      var around = judged.scrollView(around: view)
      while let own = around {
        candidate.isScrolled = true
        if !scrollsVertically[own.index] { candidate.hasSides = false }
        if let content = judged.contentGuides[own], !layout.alwaysBounces(own) {
          candidate.contents?.append(HealthClaim.ScrolledContent(scrollView: own, content: content))
        } else {
          candidate.contents = nil
        }
        around = judged.scrollView(around: own)
      }
      return kind.isText ? candidate.aligned(layout.alignmentChoices(of: view)) : [candidate]
    }
  }

  /// The claims about a root with a safe area: one for each edge that has an inset. A view with its content in the middle may reach
  /// from one end of the safe area to the other, and further. Of a view that draws a text alone, the text has to be inside.
  func claims(_ safeArea: ExactInsets) -> [HealthClaim] {
    let edges: [Attribute] = [.left, .right, .top, .bottom]
    return edges.filter { safeArea[$0].sign > 0 }.flatMap { edge in
      views.compactMap { candidate -> HealthClaim? in
        guard let scrolling = scrolling(of: candidate, at: edge) else { return nil }
        let opposite = candidate.isSymmetric ? safeArea[edge.opposite] : nil
        return HealthClaim(
          kind: .misplaced, view: candidate.view,
          statement: .isInSafeArea(edge, inset: safeArea[edge], opposite: opposite, scrolling: scrolling),
          texts: candidate.texts, only: candidate.only, unless: candidate.unless)
      }
    }
  }

  /// The way in which a view scrolls at an edge; nil if it is not judged there.
  private func scrolling(of candidate: Candidate, at edge: Attribute) -> HealthClaim.Scrolling? {
    if !candidate.isScrolled { return .still }
    if edge == .left || edge == .right { return candidate.hasSides ? .upAndDown : nil }
    return candidate.contents.map { .within($0) }
  }
}

extension SafeAreaClaims.Candidate {
  /// The candidates of a text with each of its alignments: text that begins at an edge lies under what covers that, and text in the middle
  /// does not.
  fileprivate func aligned(_ choices: [(alignment: String, choice: SettingChoice)]) -> [Self] {
    let centred = choices.filter { $0.alignment == "center" }.map { $0.choice }
    var (middle, side) = (self, self)
    (middle.isSymmetric, middle.only) = (true, centred)
    (side.isSymmetric, side.unless) = (false, centred)
    // Of so many alignments the last one that is in force is not known.
    if centred.isEmpty || choices.count > SettingChoice.limit { return [side] }
    return choices.allSatisfy { $0.alignment == "center" } && centred.contains(SettingChoice(.always))
      ? [middle] : [middle, side]
  }
}

extension ViewKind {
  /// True for texts that are aligned in their views.
  fileprivate var isText: Bool { self == .label || self == .textView }

  /// True if the content is in the middle of the view: that of controls that reach from side to side is not.
  fileprivate var isInMiddle: Bool {
    ![.textField, .segmentedControl, .slider, .switchControl, .stepper].contains(self)
  }
}
