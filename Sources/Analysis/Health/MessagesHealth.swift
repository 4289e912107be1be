internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

extension Diagnostic {
  /// A claim of a health check that fails: everywhere in `found`, for example as in `finding` at a size, with `texts`, ` with text large in de`.
  /// `others` is a note about the other views of the declaration that it holds for.
  static func unhealthy(
    _ words: HealthWords, _ finding: AssertionFinding, seenAt size: ExactSize, at found: FoundPlace, texts: String,
    others: Note?
  ) -> Diagnostic {
    var caret = ""
    if case .fails(let meaning, let rooms, _) = finding.outcome, let fact = meaning.words {
      let failed = FailedClause(names: words.names, misses: rooms.map { -$0.value(at: size) })
      caret = fact(failed).map { "at \(size.spelled)\(texts) \($0)" } ?? ""
    }
    let code = words.code
    var diagnostic = Diagnostic(
      code, "\(words.title) \(found.words)", at: words.range, caret: caret, labels: words.labels,
      sizes: found.sizes.map { $0.spelled })
    diagnostic.locate(found)
    if words.isOfPlaceholder { diagnostic.topic = .placeholder }
    diagnostic.notes += [others].compactMap { $0 } + words.notes
    diagnostic.notes.append(.help("\(words.help), or \(code.allowance)"))
    return diagnostic
  }
}

/// The sentences about a claim that fails.
struct HealthWords {
  private let claim: HealthClaim
  private let layout: CompiledLayout
  /// The only edge of the safe area that the finding is about; nil for several, and for other findings.
  private let edge: Attribute?
  /// The kinds of reserved regions that the finding is about.
  private let regions: ReservedRegionKinds
  /// The view around several views that the finding is about; nil for one view.
  private let container: ViewID?
  /// The smallest text size that the finding is about, if it is about large ones alone.
  private let largeText: TextSize?

  init(
    _ claim: HealthClaim, _ layout: CompiledLayout, edge: Attribute?, regions: ReservedRegionKinds,
    container: ViewID?, largeText: TextSize?
  ) {
    (self.claim, self.layout, self.edge, self.regions) = (claim, layout, edge, regions)
    (self.container, self.largeText) = (container, largeText)
  }

  var code: DiagnosticCode { claim.kind.code }

  private func name(_ view: ViewID) -> String { "'\(layout.spelledPath(view))'" }

  /// The view that the finding is about: for a guide of a scroll view that one.
  private var subject: ViewID {
    if let container { return container }
    return layout.owner(of: claim.view)
  }

  private var other: ViewID? { claim.views.dropFirst().first }

  /// The owner of the other view if it is a guide.
  var otherName: String {
    other.map { name(layout.owner(of: $0)) } ?? ""
  }

  var range: SourceRange { layout.sources.views[subject.index] }

  /// The names in the fact about a size.
  var names: [String] {
    switch claim.statement {
    case .isAtLeast where claim.kind == .scrollContent: ["its content"]
    case .scrollsOut(let part): ["it", name(part.scrollView), part.view.map { name($0) } ?? ""]
    case .isInside where container != nil: [name(claim.view), "the content"]
    case .isInSafeArea where container != nil: [name(claim.view), otherName]
    case .isInside: ["it", claim.kind == .scrollContent ? "the content" : otherName]
    default: ["it", otherName]
    }
  }

  /// The statement that fails, without its sizes.
  var title: String {
    switch claim.kind {
    case .clipped where isOfWord: "a word of \(name(subject)) does not fit on a line\(marginWords)"
    case .clipped where isOfPlaceholder: "the placeholder of \(name(subject)) is cut off\(marginWords)"
    case .clipped:
      showsText
        ? "the text of \(name(subject)) is cut off\(marginWords)"
        : "\(name(subject)) is smaller than its content\(marginWords)"
    case .vanished where isOfRoom: "\(name(subject)) shows too little of its content"
    case .vanished: "\(name(subject)) can hardly be seen"
    case .misplaced where claim.view == container: "\(name(subject)) and views that follow it lie \(coverWords)"
    case .misplaced where container != nil:
      "views \(layout.program.isInside(claim.view, subject) ? "in" : "that follow") \(name(subject)) lie \(coverWords)"
    case .misplaced where claim.views.count == 1: "\(name(subject)) lies \(coverWords)"
    case .misplaced: "\(name(subject)) is cut off by \(otherName)"
    case .covered where isOfScroll: "\(coveredName) cannot be scrolled out from under \(name(subject))"
    case .covered: "\(name(subject)) lies over \(otherName)"
    case .touchTarget: "\(name(subject)) is small for a \(layout.isAppKit ? "pointer" : "finger")"
    case .keptSpace: "\(name(subject)) is hidden and keeps its place"
    case .outOfReach: "\(name(subject)) is out of reach"
    case .reserved: "\(name(subject)) lies on \(joinedWords(regions.kinds.map { $0.spelled }))"
    case .distorted: "the image of \(name(subject)) is distorted"
    case .untouched: "the part of \(name(subject)) inside of \(otherName) is too small for a finger"
    case .scrollContent:
      switch claim.statement {
      case .scrollsOneWay where layout.program.views[subject.index].kind == .table: "\(name(subject)) scrolls sideways"
      case .scrollsOneWay: "\(name(subject)) scrolls both ways"
      case .isAtLeast: "\(name(subject)) has nothing to scroll"
      default:
        container == nil
          ? "\(name(subject)) reaches beyond the content of \(otherName)"
          : "views in \(name(subject)) reach beyond the content of \(otherName)"
      }
    }
  }

  /// ` with its margin of 2 %`, in a layout that is examined with margins.
  private var marginWords: String {
    let margin = layout.program.views[claim.view.index].textStretch - 1
    return margin.isZero ? "" : " with its margin of \(100 * margin) %"
  }

  /// The cause of a narrow text in a stack with texts of several lines whose baselines are aligned.
  private var sharesOfStack: [Note] {
    let superview = layout.program.views[claim.view.index].superview
    let shares = layout.program.stacks.contains { stack in
      stack.view == superview && stack.axis == .horizontal && stack.profile == .uikit
        && [.firstBaseline, .lastBaseline].contains(stack.alignment) && stack.arranged.contains { $0.wrapsText }
    }
    return shares && claim.statement != .showsContent(.vertical) ? [.shareOfStack] : []
  }

  /// The scroll view whose content does not scroll; nil for a view in no scroll view, and for the sides of its content.
  private var scrollView: ViewID? {
    if case .isInSafeArea(_, _, _, let scrolling) = claim.statement {
      scrolling.contents.first?.scrollView
    } else {
      nil
    }
  }

  /// The stack that arranges the view; nil if none does.
  private var stack: ViewID? { layout.stack(arranging: claim.view) }

  /// The view to inset instead of the view, which follows it.
  private var placing: ViewID? { claim.edge.flatMap { layout.view(placing: claim.view, $0.axis) } }

  private var isOfWord: Bool { if case .fitsWords = claim.statement { true } else { false } }

  fileprivate var isOfPlaceholder: Bool { if case .showsPlaceholder = claim.statement { true } else { false } }

  private var isOfScroll: Bool { if case .scrollsOut = claim.statement { true } else { false } }

  /// The view that cannot be scrolled out: the scroll view itself if its content is not in the file.
  private var coveredName: String {
    if case .scrollsOut(let part) = claim.statement { name(part.view ?? part.scrollView) } else { "" }
  }

  private var isOfCover: Bool { if case .leavesInSight = claim.statement { true } else { false } }

  private var isOverhang: Bool { if case .isInside = claim.statement { true } else { false } }

  private var showsText: Bool { layout.showsText(claim.view) }

  /// The place of a view outside of the safe area.
  private var coverWords: String {
    switch edge {
    case .top: "under the status bar"
    case .bottom: "under the home indicator"
    case .left: "beyond the left edge of the safe area"
    case .right: "beyond the right edge of the safe area"
    default: "outside of the safe area"
    }
  }

  var labels: [Label] {
    guard claim.kind == .covered || claim.kind == .keptSpace, let other else { return [] }
    let words = claim.kind == .covered ? "lies under it" : "begins where \(name(subject)) ends"
    return [Label(layout.sources.views[other.index], words)]
  }

  var notes: [Note] {
    switch claim.kind {
    case .touchTarget:
      layout.isAppKit
        ? [
          .note("28x28 points are the least that people hit with a pointer, unless the system's own control is smaller")
        ]
        : [.note("44x44 points are the least that people hit, unless the system's own control is smaller")]
    case .covered where isOfScroll:
      [.why("content scrolls no further than the ends of its scroll view and the safe area")]
    case .clipped where isOfWord:
      [.why("UIKit breaks a word that is longer than a line between two letters")] + sharesOfStack
    case .clipped: sharesOfStack
    case .outOfReach: [.why("people cannot touch what the keyboard covers")]
    case .reserved:
      regions.kinds.map { kind in
        .why(
          kind == .fold
            ? "the screen bends at the fold while it is partly open"
            : "a camera hides what is under it while it is in use")
      }
    case .distorted: [.why("with `contentMode = scaleToFill`, the default, an image takes the size of its view")]
    case .untouched: [.why("a view passes no touch outside of its bounds to its subviews")]
    case .misplaced where scrollView != nil:
      [.why("UIKit keeps content away from bars only if it is longer than its scroll view, and so scrolls")]
    case .scrollContent where isOverhang: [.why("people cannot scroll to what lies beyond the content")]
    case .keptSpace: [.why("a hidden view keeps its constraints, so other views do not fill its space")]
    default: []
    }
  }

  /// The next step.
  var help: String {
    switch claim.kind {
    case .clipped where isOfWord: "give it room\(largeText?.arrangementWords ?? ""), or shorten the word"
    case .clipped where isOfPlaceholder: "give it room, or shorten the placeholder"
    case .clipped:
      isWrappable
        ? "give it room, or let it wrap with `lines = 0`"
        : "give it room\(claim.statement == .showsContent(.vertical) ? "" : largeText?.arrangementWords ?? ""), or raise its compression resistance"
    case .vanished: "give it a least length, for example `.\(axis.extent) >= \(leastLength)`"
    case .misplaced where scrollView != nil:
      "pin \(scrollView.map { name($0) } ?? "") to `safeArea`, or set `alwaysBounceVertical = true` for it, as in the app"
    case .misplaced where claim.views.count == 1:
      stack.map { "inset \(name($0)) from the safe area, for example with `layoutMarginsRelativeArrangement = true`" }
        ?? "relate \(placing.map { "the edge of \(name($0)), which it follows," } ?? "its edge") to `safeArea`"
    case .misplaced: "add a constraint that keeps it inside"
    case .covered where isOfScroll:
      "end \(otherName) where \(name(subject)) begins, or leave room for it in the content"
    case .covered where isOfCover: "keep them apart, or declare it before \(otherName)"
    case .covered: "keep them apart, for example with a required gap, or let content scroll if there is no room for one"
    case .touchTarget: "make the control larger, or extend its touch area with `hitInsets`"
    case .outOfReach:
      "relate its bottom to `root.keyboardLayoutGuide.top` by a required constraint, or let the content scroll in a `ScrollView` that ends there"
    case .reserved: "move it beside \(joinedWords(regions.kinds.map { $0.spelled }))"
    case .distorted:
      "set `contentMode = aspectFit` or `contentMode = aspectFill`, or set the ratio with `\(ratioWords)`"
    case .untouched: "add a constraint that keeps it inside, or make \(otherName) larger"
    case .keptSpace: "give it a length of 0 where it is hidden, or put it into a stack"
    case .scrollContent:
      switch claim.statement {
      case .scrollsOneWay: "make its content as wide as `frameGuide`"
      case .isAtLeast: "relate its content to all four of its edges"
      default:
        container == nil
          ? "add a constraint from this view to that edge of the content"
          : "keep \(name(subject)) inside of the content, for example with `.leading >= superview.leading`"
      }
    }
  }

  private var isWrappable: Bool {
    let view = layout.program.views[claim.view.index]
    guard case .showsContent(.horizontal) = claim.statement else { return false }
    // The titles of buttons of macOS have one line.
    if view.kind == .button && layout.isOfMac { return false }
    return [.label, .button].contains(view.kind) && view.lines == 1 && view.text.utf8.contains(UInt8(ascii: " "))
  }

  /// `.width == 4/3 * .height`, with the ratio of the image.
  private var ratioWords: String {
    let view = layout.program.views[claim.view.index]
    let lengths = LayoutAxis.allCases.map { view.intrinsicLength($0, scale: .one) ?? .zero }
    // Conditions may give the image another size.
    guard lengths.allSatisfy({ $0.sign > 0 }) else { return ".width == 4/3 * .height" }
    let ratio = lengths[0] / lengths[1]
    return ratio == .one ? ".width == .height" : ".width == \(ratio) * .height"
  }

  private var axis: LayoutAxis {
    switch claim.statement {
    case .isAtLeast(let axis, _, _), .hasRoom(let axis, _): axis
    default: .horizontal
    }
  }

  /// True for the room that a scroll view has for its content.
  private var isOfRoom: Bool { if case .hasRoom = claim.statement { true } else { false } }

  private var leastLength: Rational {
    let view = layout.program.views[claim.view.index]
    // A picture is seen at any size that a finger can touch.
    return min(view.intrinsicLength(axis, scale: .one) ?? 44, 44)
  }
}

extension CompiledLayout {
  /// True if a view shows a text at the design size.
  func showsText(_ view: ViewID) -> Bool {
    program.views[view.index].kind.showsText && !program.views[view.index].text.utf8.isEmpty
  }
}

extension Note {
  /// The cause of a narrow text in a stack.
  fileprivate static let shareOfStack = note(
    "with a baseline alignment, its stack gives each text of several lines an equal share of the width (priority 760)")
}
